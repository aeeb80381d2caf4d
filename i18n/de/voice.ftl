# Spoken in the soundtrack and in the introduction; the files are under sounds/voice.

voice-lead-in = Der Tempel hat euch eingelassen. Hinaus lässt er euch nicht. In zehn Minuten ist hier nichts mehr als Staub. Nehmt eure Würfel. Haltet den Atem an.
voice-shout = Escape!
voice-call-back = Alle zurück zum Start!
voice-call-five = Noch fünf Minuten!
voice-call-three = Nur noch drei Minuten!
voice-call-last = Letzte Minute! Zum Ausgang!
voice-intro-1 = Willkommen, ihr Abenteurer. Ihr gewinnt gemeinsam oder verliert gemeinsam: Innerhalb von zehn Minuten muss die ganze Gruppe draußen sein.
voice-intro-2 = Niemand wartet, bis er an der Reihe ist. Alle werfen ihre fünf Würfel, behalten, was hilft, und werfen die anderen noch einmal, ohne Pause.
voice-intro-3 = Um einen Nachbarraum zu betreten, braucht ihr die rot umrandeten Symbole auf seiner Karte. Mit zwei Abenteurern entdeckt ihr einen Raum: Zieht eine Karte und legt ihre Treppe an einen offenen Durchgang eures Raumes.
voice-intro-4 = Schlüssel und Fackeln öffnen manche Türen. Vor allem aktivieren sie die Juwelen: Sammelt die verlangte Zahl, nehmt dann die Juwelen aus dem Vorrat und legt sie in den Raum. Steht ihr zu mehreren in diesem Raum, so zählt eure Würfel zusammen. Für zwei oder drei Juwelen auf einmal müsst ihr mehrere sein. Jeder Raum hilft nur ein einziges Mal.
voice-intro-5 = Hütet euch vor der schwarzen Maske: Dieser Würfel ist gesperrt. Eine goldene Maske befreit bis zu zwei davon, eure eigenen oder die von jemandem im selben Raum.
voice-intro-6 = Geht gar nichts mehr? Wenn alle einverstanden sind, legt eines der zwei Juwelen von daneben in den Vorrat: Alle schwarzen Masken sind gelöst. Das dürft ihr zweimal im Spiel, öfter nicht.
voice-intro-7 = Und jetzt: Ohren auf. Ein Gongschlag: Lauft zurück in den Startraum, bevor die Tür zufällt. Wer nicht dort ist, verliert einen Würfel, und zwar endgültig. Später hört ihr zwei Schläge: Das Rennen beginnt noch einmal. Drei Schläge bedeuten die letzte Minute. Diesmal gibt es kein Zurück: Lauft hinaus.
voice-intro-8 = Wer hinaus will, steht im Ausgang und würfelt, ganz allein, einen Schlüssel mehr, als noch Juwelen im Vorrat liegen. Wer draußen ist, schenkt einen seiner Würfel jemandem, der noch drinnen ist.
voice-intro-9 = Ist auch nur einer von euch im Tempel, wenn alles einstürzt, so ist das Spiel verloren. Ihr hört einen Ruf: Escape! Dann werft die Würfel. Viel Glück.
