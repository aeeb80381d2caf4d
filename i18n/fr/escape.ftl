escape-name = Escape
escape-short = Escape
escape-tagline = Dix minutes avant que le temple ne s’effondre.

## Mise en place
escape-difficulty = Difficulté
escape-normal = Normale
escape-advanced = Avancée +3
escape-expert = Experte +6
escape-soundtrack = Bande-son
escape-track-one = Une
escape-track-two = Deux
escape-track-random = Au hasard
escape-track-surprise = Surprise
escape-track-gongs = Gongs seuls
escape-track-own = La mienne
escape-track-none = Sans aucun son
escape-track-same-cues = Toujours dix minutes, les gongs toujours au même moment.
escape-track-first = Première partie ? La bande-son Une, ou aucune, le temps d’apprendre.
escape-track-surprise-about = Dix minutes, mais personne ne sait quand sonneront les deux premiers gongs.
escape-track-gongs-about = Les gongs, les portes, l’effondrement, et le silence entre eux.
escape-track-own-about = Votre propre enregistrement, avec ses repères.
escape-track-none-about = L’horloge tourne sans bruit : tout se lit à l’écran.
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
