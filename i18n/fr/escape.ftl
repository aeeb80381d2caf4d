escape-name = Escape
escape-short = Escape
escape-tagline = Dix minutes avant que le temple ne s’effondre.

## Souvenirs
escape-told-activate = { $jewels ->
    [one] Un joyau va dans une salle
   *[other] { $jewels } joyaux vont dans une salle
 }
escape-told-destiny = Coup de pouce : un joyau revient dans la réserve
escape-told-door-nobody = La porte claque, tout le monde est rentré
escape-told-door = La porte claque : { $count ->
    [one] { $names } perd un dé
   *[other] { $names } perdent un dé chacun
 }
escape-told-escape = { $name } sort du temple
escape-told-escape-gives = { $name } sort et donne un dé à { $to }
escape-told-collapse = Le temple s’effondre
escape-told-door-no-die = La porte claque : { $count ->
    [one] { $names } n’a plus de dé à perdre
   *[other] { $names } n’ont plus de dé à perdre
 }
escape-told-set-dice = Corrigé : { $dice ->
    [0] { $name } n’a plus de dé
    [one] { $name } a un dé
   *[other] { $name } a { $dice } dés
 }
escape-told-set-jewels = Corrigé : { $reserve ->
    [0] aucun joyau
    [one] un joyau
   *[other] { $reserve } joyaux
 } en réserve, { $beside } à côté
escape-told-dice = { $count ->
    [one] dé
   *[other] dés
 }
escape-told-jewels = { $count ->
    [one] joyau
   *[other] joyaux
 }
escape-told-keys = { $count ->
    [one] clef
   *[other] clefs
 }
escape-brief-lost = perdu
escape-total-normal = gagnées, difficulté normale
escape-total-advanced = gagnées, difficulté avancée
escape-total-expert = gagnées, difficulté experte
escape-total-jewels = { $count ->
    [one] joyau activé
   *[other] joyaux activés
 }
escape-record = La sortie la plus rapide : { $names }

## Mise en place
escape-difficulty = Difficulté
escape-normal = Normale
escape-advanced = Avancée +3
escape-expert = Experte +6
escape-soundtrack = Bande-son
escape-track-one = Piste 1
escape-track-two = Piste 2
escape-track-random = Au hasard
escape-track-surprise = Surprise
escape-track-gongs = Gongs seuls
escape-track-none = Sans son
escape-track-same-cues = Toujours dix minutes, les gongs toujours au même moment.
escape-track-first = Première partie ? La piste 1, ou sans son, le temps d’apprendre.
escape-track-surprise-about = Dix minutes, mais personne ne sait quand sonneront les deux premiers gongs.
escape-track-gongs-about = Les gongs, les portes, l’effondrement, et le silence entre eux.
escape-track-none-about = L’horloge tourne sans bruit : tout se lit à l’écran.
escape-spoken-countdown = Compte à rebours parlé
escape-spoken-countdown-about = Une voix dit quand il reste une minute, trente secondes, puis de dix à un.
escape-start = Lancer les dix minutes
escape-step-rooms = salles sans masque violet ni trésor
escape-step-rooms-how = { $main } principales et { $base } de base ; le départ et la sortie à part
escape-step-start = salle de départ, au centre
escape-step-start-how = { $count } salles tirées au hasard contre elle
escape-step-under = salles sous la pile
escape-step-exit-last = { $others } salles et la sortie, mélangées face cachée
escape-step-pile = salles dans la pile
escape-step-exit-middle = la sortie glissée à peu près au milieu
escape-step-reserve = joyaux dans la réserve
escape-step-beside = joyaux à côté
escape-step-beside-how = pour le coup de pouce du destin
escape-step-dice = dés
escape-step-dice-how = { $each } par joueur
escape-step-pawns = { $count ->
    [one] pion et jeton
   *[other] pions et jetons
 }
escape-step-pawns-how = pion dans la salle de départ, jeton devant soi

## Pendant la partie
escape-about-normal = normale
escape-about-advanced = avancée
escape-about-expert = experte
escape-phase-lead-in = Les dés en main
escape-phase-first = Première exploration
escape-phase-second = Deuxième exploration
escape-phase-last = Dernière exploration
escape-phase-gong-1 = Premier gong
escape-phase-gong-2 = Deuxième gong
escape-phase-gong-3 = Troisième gong
escape-phase-collapsed = Le temple s’effondre
escape-phase-countdown = { $phase } : { $seconds } s
escape-go = C’est parti !
escape-paused = En pause
escape-pause = Pause
escape-paused-since = En pause depuis { $time }
escape-back = Retour au départ !
escape-to-the-exit = Vers la sortie !
escape-back-price = Pas rentré quand la porte claque : un dé de moins.
escape-keys-label = Clefs
escape-reserve = Réserve
escape-in-reserve = joyaux en réserve
escape-keys = { $keys ->
    [one] clef pour sortir
   *[other] clefs pour sortir
 }
escape-jewels-to-go = { $jewels ->
    [one] Encore 1 joyau avant de pouvoir sortir.
   *[other] Encore { $jewels } joyaux avant de pouvoir sortir.
 }
escape-able = { $count ->
    [one] { $names } a assez de dés !
   *[other] { $names } ont assez de dés !
 }
escape-all-able = Tout le monde a assez de dés !
escape-out = dehors
escape-leaves = Sort
escape-destiny = Coup de pouce · { $left }
escape-destiny-now = Coup de pouce : relancez tous les masques noirs !
escape-door-who = La porte a claqué ! Qui n’était pas rentré ?
escape-door-nobody = Personne
escape-door-lose = { $count ->
    [one] { $names } perd un dé
   *[other] { $names } perdent un dé chacun
 }
escape-give-who = { $name } est dehors ! Qui reçoit un de ses dés ?
escape-give-short = Un dé : pour qui ?
escape-give-nobody = Aucun dé donné
escape-give-to = Un dé pour { $name }
escape-set-dice = Combien de dés a { $name } ?
escape-set-reserve = En réserve
escape-set-beside = À côté
escape-press-pause = Arrêter l’horloge, la relancer
escape-press-jewels = Activer 1, 2 ou 3 joyaux
escape-press-destiny = Coup de pouce du destin
escape-press-caught = Qui n’était pas rentré
escape-press-give = Qui reçoit le dé
escape-press-done = Valider la réponse
escape-stands-clock = { $time } avant la fin
escape-stands-keys = { $keys ->
    [one] 1 clef pour sortir
   *[other] { $keys } clefs pour sortir
 }
escape-result-won = Tous dehors, à { $time } de la fin
escape-result-lost = { $inside ->
    [one] Une personne sous les pierres
   *[other] { $inside } personnes sous les pierres
 }

## Fin
escape-won-title = { $players ->
    [one] Dehors !
   *[other] Tous dehors !
}
escape-won-before = avant que le temple ne s’effondre
escape-lost-title = Le temple l’emporte
escape-inside-time = assez de dés, plus de temps
escape-inside-dice = { $count ->
    [one] il manquait un dé
   *[other] il manquait { $count } dés
}
escape-nearly-time = { $people ->
    [one] { $names } avait assez de dés : c’est le temps qui a manqué.
   *[other] { $names } avaient assez de dés : c’est le temps qui a manqué.
 }
escape-nearly-jewels = { $count ->
    [one] Un joyau de plus
   *[other] { $count } joyaux de plus
 }, et { $people ->
    [one] { $names } avait assez de dés.
   *[other] { $names } avaient assez de dés.
 }
escape-again-easier = Plus facile
escape-again-harder = Plus dur
escape-gave = donne un dé à { $name }
escape-figure-jewels = { $count ->
    [one] joyau activé
   *[other] joyaux activés
 }
escape-figure-dice = { $count ->
    [one] dé perdu
   *[other] dés perdus
 }
escape-figure-destiny = { $count ->
    [one] coup de pouce
   *[other] coups de pouce
 }
escape-plot = La réserve, minute par minute
escape-listen = Écouter les règles
escape-listen-stop = Arrêter la voix
escape-listen-title = Les règles, en deux minutes

## Un enregistrement à soi
escape-track-own = La mienne
escape-preview = Écouter
escape-preview-stop = Arrêter
escape-own-title = Ma bande-son
escape-own-choose = Choisir un enregistrement
escape-own-formats = Ogg, MP3, FLAC ou WAV
escape-own-first = Choisissez d’abord un enregistrement.
escape-own-marked = repères posés
escape-own-unmarked = sans repères
escape-own-partly = { $count ->
    [one] 1 repère sur 7
   *[other] { $count } repères sur 7
 }
escape-own-about-marked = L’horloge, les gongs, les portes et la fin suivent l’enregistrement.
escape-own-about-unmarked = Sans repères, l’enregistrement joue et l’horloge de Tablée décide : gongs à { $first }, { $second } et { $third }.
escape-own-short = L’enregistrement s’arrête à { $time } ; ensuite, le silence.
escape-own-gongs = Les gongs de Tablée par-dessus
escape-own-keep = Garder sur cet appareil
escape-own-keep-on = L’enregistrement sera là la prochaine fois.
escape-own-keep-off = Sinon, il faudra le choisir à nouveau la prochaine fois ; ses repères restent.
escape-own-keep-refused = Le navigateur n’a pas la place de le garder.
escape-own-mark = Poser les repères
escape-own-edit = Retoucher les repères
escape-own-other = Un autre fichier
escape-own-forget = Effacer les repères
escape-own-restore = Remettre les repères
escape-own-marks = Les repères
escape-own-tab-listen = À l’écoute
escape-own-tab-step = Pas à pas
escape-own-hint = Lancez l’écoute ; à chaque signal entendu, touchez le grand bouton.
escape-own-now = Ici : { $mark }
escape-own-done = C’est bon
escape-own-play = Écouter
escape-own-of = sur { $length }
escape-own-seconds = { $seconds } s
escape-own-moment = { $clock },{ $tenth }
escape-own-by-ten = 10 s
escape-own-by-one = 1 s
escape-own-by-tenth = 0,1 s
escape-own-unset = pas encore posé
escape-own-hear = Écouter
escape-own-clear = Effacer
escape-own-mark-shout = le cri
escape-own-mark-gong-1 = premier gong
escape-own-mark-door-1 = première porte
escape-own-mark-gong-2 = deuxième gong
escape-own-mark-door-2 = deuxième porte
escape-own-mark-gong-3 = troisième gong
escape-own-mark-end = effondrement
escape-own-places = Où est l’enregistrement ?
escape-own-last-folder = { $name }, comme la dernière fois
escape-own-empty = Rien à écouter ici
escape-own-empty-how = Ce dossier n’a ni sous-dossier ni fichier Ogg, MP3, FLAC ou WAV.
escape-own-unreadable = Ce dossier reste fermé
escape-own-unreadable-how = Il ne peut pas être lu : il est protégé, ou le support n’est plus là.
escape-own-reading = Un instant…
escape-own-opening = Ouverture du fichier : { $percent } %
escape-own-page = { $page } sur { $pages }
escape-own-missing = L’enregistrement est introuvable : fichier déplacé, ou support retiré.
escape-own-denied = L’enregistrement est protégé : il ne peut pas être lu.
escape-own-unknown = Ce n’est pas un fichier Ogg, MP3, FLAC ou WAV qui puisse être joué.
escape-own-damaged = L’enregistrement est abîmé : il ne peut pas être joué.
escape-own-cut = L’enregistrement s’arrête trop tôt : il en manque la fin.
escape-own-brief-missing = L’enregistrement est introuvable.
escape-own-brief-denied = L’enregistrement est protégé.
escape-own-brief-unknown = Ce fichier ne peut pas être joué.
escape-own-brief-damaged = L’enregistrement est abîmé.
escape-own-brief-cut = Il manque la fin de l’enregistrement.
escape-own-clock-goes-on = L’horloge continue.
