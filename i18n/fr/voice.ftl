# Spoken in the soundtrack and in the introduction; the files are under sounds/voice.

voice-lead-in = Le temple vous a laissés entrer. Il ne vous laissera pas sortir. Dans dix minutes, il n’y aura plus ici que de la poussière. Vos dés en main… Retenez votre souffle…
voice-shout = Escape !
voice-call-back = Tous à la salle de départ !
voice-call-five = Encore cinq minutes !
voice-call-three = Plus que trois minutes !
voice-call-last = Dernière minute ! Vers la sortie !
voice-intro-1 = Bienvenue, aventuriers. Ici, on gagne ensemble ou l’on perd ensemble : il faut que toute l’équipe soit dehors avant dix minutes.
voice-intro-2 = Personne n’attend son tour. Chacun lance ses cinq dés, garde ceux qui l’intéressent et relance les autres, sans s’arrêter.
voice-intro-3 = Pour entrer dans une salle voisine, montrez les symboles cernés de rouge sur sa tuile. Avec deux aventuriers, vous découvrez une salle : piochez une tuile et posez son escalier contre un passage libre de la vôtre.
voice-intro-4 = Les clefs et les torches ouvrent certaines portes. Surtout, elles activent les joyaux : réunissez le nombre demandé, puis prenez les joyaux de la réserve et posez-les dans la salle. Si vous êtes plusieurs dans cette salle, additionnez vos dés ; pour deux ou trois joyaux d’un coup, il faudra bien être plusieurs. Une salle ne sert qu’une fois.
voice-intro-5 = Gare au masque noir : ce dé est bloqué. Un masque d’or en délivre jusqu’à deux, les vôtres ou ceux d’une personne qui partage votre salle.
voice-intro-6 = Tout le monde est bloqué ? Si vous êtes tous d’accord, ajoutez à la réserve un des deux joyaux posés à côté : tous les masques noirs sont levés. Deux fois par partie, pas davantage.
voice-intro-7 = Et maintenant, tendez l’oreille. Un coup de gong : courez à la salle de départ, car la porte va claquer. Qui n’y est pas perd un dé pour de bon. Plus tard, deux coups : c’est la même course. Trois coups annoncent la dernière minute. Cette fois, on ne revient plus : on sort.
voice-intro-8 = Pour sortir, tenez-vous dans la salle de sortie et obtenez, seul, une clef de plus qu’il ne reste de joyaux dans la réserve. Une fois dehors, donnez un de vos dés à quelqu’un qui cherche encore.
voice-intro-9 = Si une seule personne est à l’intérieur quand tout s’écroule, c’est perdu. Vous entendrez un cri : Escape ! Alors, lancez les dés. Bonne chance.
