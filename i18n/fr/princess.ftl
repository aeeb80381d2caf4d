princess-name = La Princesse aux échelles
princess-short = La Princesse
princess-tagline = « Plus ! », « moins ! », et pas un mot de plus.

## Souvenirs
princess-told-page = Page { $page }
princess-told-end = La page Fin est tournée
princess-told-prince = { $name } est Prince, pour { $princess }
princess-told-ladders = { $cards } : { $sum } pour un donjon de { $dungeon }{ $squires ->
    [0] {""}
    [one] , avec un écuyer
   *[other] , avec { $squires } écuyers
 }{ $page ->
    [broken] , la page n’est pas respectée
   *[kept] {""}
 }
princess-told-set-hand = Corrigé : { $count ->
    [0] { $name } n’a plus d’échelle
   *[other] { $name } a en main { $cards }
 }
princess-told-set-squires = Corrigé : { $count ->
    [0] il ne reste pas d’écuyer
    [one] il reste un écuyer
   *[other] il reste { $count } écuyers
 }
princess-told-saved = Sauvées
princess-told-pages = Pages à jouer
princess-told-squires = Écuyers
princess-told-ladders-left = { $count ->
    [one] échelle
   *[other] échelles
 }
princess-told-pages-left = { $count ->
    [one] page
   *[other] pages
 }
princess-told-saved-short = { $count ->
    [one] sauvée
   *[other] sauvées
 }
princess-plot = Échelles et pages qui restent
princess-total-standard = gagnées, partie standard
princess-total-extreme = gagnées, mode extrême
princess-total-saved = { $count ->
    [one] princesse sauvée
   *[other] princesses sauvées
 }
princess-record = { $count ->
    [0] La victoire la moins serrée, sans échelle de reste : { $names }
    [one] échelle de reste, la victoire la moins serrée : { $names }
   *[other] échelles de reste, la victoire la moins serrée : { $names }
 }

## Mise en place
princess-story = Histoire
princess-standard = Standard
princess-extreme = Extrême
princess-squires = Écuyers
princess-squires-three = Trois
princess-squires-none = Aucun
princess-princesses = Princesses
princess-cast-first = Les premières
princess-cast-random = Tirées au sort
princess-cast-chosen = Au choix
princess-draw-cards = Laisser Tablée tirer les cartes
princess-swords-missing = Touchez chaque « ? » : combien d’épées au dos de cette carte ?
princess-which-card = Carte { $place } sur { $all } : combien d’épées ?
princess-prince = Le premier Prince
princess-help = Aide du Prince
princess-help-about = hauteurs possibles, pour ses seuls yeux
princess-start = Ouvrir le livre
princess-swords = Épées au dos de sa carte
princess-named = Son nom, si l’on veut
princess-name-hint = Un autre nom
princess-nameless = { $swords ->
    [1] Une épée
    [2] Deux épées
    [3] Trois épées
   *[other] Quatre épées
 }
princess-step-ladders = échelles
princess-step-ladders-how = 8 par joueur, de 1 à 8, d’une même couleur
princess-step-princesses = princesses, face cachée
princess-step-princesses-how = épées, de dessus à dessous : { $swords }
princess-step-princesses-ask = prenez-les, puis dites leurs épées ; le moins d’épées dessus
princess-step-book = cartes pour le livre
princess-step-book-how = le Début, { $pages } pages au hasard, la Fin
princess-step-dungeons = les donjons pour { $players ->
    [3] trois
    [4] quatre
    [5] cinq
   *[other] six
 }
princess-step-dungeons-how = seulement ceux qui portent un { $players }, mélangés
princess-step-squires = écuyers, face visible
princess-step-squires-how = à côté des paquets
princess-step-prince = Prince pour commencer
princess-step-prince-how = { $name } ; le plus maniériste de la table, ou le sort

## La table
princess-about-round = Manche { $round }
princess-about-count = Manche { $round }, on compte
princess-about-correct = Page { $round }, à corriger
princess-about-end = Fin de la partie
princess-to-save = À sauver
princess-to-reveal = À retourner
princess-dungeon = Donjon
princess-ladders = Échelles
princess-sees-everyone = Tous
princess-sees-prince = Le Prince
princess-sees-nobody = Personne
princess-sight-1 = Seul le Prince voit le donjon, tous voient les échelles.
princess-sight-2 = Tous voient le donjon, seul le Prince voit les échelles des héros. La sienne reste visible.
princess-sight-3 = Seul le Prince voit le donjon et les échelles des héros. La sienne reste visible.
princess-sight-4 = Seul le Prince voit le donjon, personne ne voit les échelles des héros. La sienne reste visible.
princess-book = Le livre
princess-page-start = Début
princess-page-end = Fin
princess-rounds-with = { $rounds ->
    [one] manche avant la fin, celle-ci
   *[other] manches avant la fin, celle-ci comprise
 }
princess-rounds-left = { $rounds ->
    [one] manche avant la fin
   *[other] manches avant la fin
 }
princess-rounds = { $rounds ->
    [one] { $rounds } manche avant la fin
   *[other] { $rounds } manches avant la fin
 }
princess-in-hand = Échelles en main
princess-is-prince = { $name } est Prince
princess-saved-of = { $saved ->
    [0] 0 sauvée sur { $all }
    [one] { $saved } sauvée sur { $all }
   *[other] { $saved } sauvées sur { $all }
 }
princess-tab-round = Manche
princess-tab-book = Livre
princess-before = Le livre est fermé
princess-before-about = { $princesses } princesses à sauver, en { $rounds } manches au plus.
princess-dungeon-covered = Seul le Prince regarde. On le dévoile au moment du compte.
princess-dungeon-which = Quelle est la hauteur du donjon ?
princess-out-of-reach = Avec les échelles en main, on va de { $low } à { $high } : { $height } n’est plus possible. Corne de brume ?
princess-step-1 = Princesse
princess-step-1-reveal = Retournez la princesse, puis la page
princess-step-1-same = La même princesse : tournez la page
princess-step-2 = Page du livre
princess-step-3 = Donjon tiré
princess-step-3-now = { $name } tire un donjon et le regarde en secret
princess-step-3-all = { $name } tire un donjon et le montre à tous
princess-step-4 = Échelle de référence
princess-step-4-now = { $name } pose son échelle de référence
princess-step-5 = « Plus ! », « moins ! »
princess-step-5-all = « Plus ! » ou « moins ! » : chacun joue face visible
princess-step-5-prince = « Plus ! » ou « moins ! » : face cachée, le Prince regarde
princess-step-5-nobody = « Plus ! » ou « moins ! » : face cachée, pour tous
princess-step-6 = On compte
princess-step-6-now = Révélez tout, et on compte
princess-foghorn = Corne de brume
princess-foghorn-short = Corne
princess-help-short = Aide
princess-foghorn-when = la corne, avant que les héros jouent
princess-count = On compte
princess-turn = Tourner la page
princess-turn-last = Tourner la page Fin
princess-back = Retour à la manche
princess-said = { $heading } : { $about }

## La page
princess-page-ask = Que demande la page ?
princess-page-ask-how = Touchez pour le noter.
princess-page-which = Que demande la page { $page } ?
princess-page-fair = Le texte de la carte fait foi ; ceci n’est qu’un pense-bête.
princess-page-write = Avec vos mots
princess-asks-gift = Un cadeau !
princess-asks-gift-about = Une des échelles doit porter l’un de ses deux objets.
princess-asks-heroes = Une façon de jouer
princess-asks-heroes-about = Les héros jouent leurs échelles comme la page le dit.
princess-asks-prince = Une épreuve pour le Prince
princess-asks-prince-about = Le Prince agit ou parle comme la page le dit.
princess-asks-nothing = Rien de particulier
princess-asks-nothing-about = La page raconte, sans rien exiger.
princess-page-unknown = l’a-t-on suivie ?
princess-page-is = Page { $page } : { $asks }
princess-respected = Respectée
princess-broken = Pas respectée
princess-wiped = Un écuyer l’efface

## Le compte
princess-which-ladder = Quelle échelle chacun a-t-il posée ?
princess-which-of = { $name } : quelle échelle ?
princess-just = Juste !
princess-just-but-page = La hauteur y est, la page non
princess-advice-missing = { $missing ->
    [one] Il manque une échelle.
   *[other] Il manque { $missing } échelles.
 }
princess-advice-dungeon = Il manque la hauteur du donjon.
princess-advice-saved = Juste à la fenêtre : elle est libre.
princess-advice-minus = { $off ->
    [one] Un échelon de trop : un écuyer peut l’enlever.
   *[other] { $off } échelons de trop : { $off } écuyers peuvent les enlever.
 }
princess-advice-plus = { $off ->
    [one] Il manque un échelon : un écuyer peut l’ajouter.
   *[other] Il manque { $off } échelons : { $off } écuyers peuvent les ajouter.
 }
princess-advice-spends = { $spent ->
    [one] Un écuyer dépensé
   *[other] { $spent } écuyers dépensés
 }, { $left ->
    [0] il n’en restera plus.
    [one] il en restera un.
   *[other] il en restera { $left }.
 }
princess-advice-several = Plusieurs dans une manche ? Le livret n’en dit rien : à vous de voir.
princess-advice-over = { $off ->
    [one] Un échelon de trop
   *[other] { $off } échelons de trop
 }{ $squires ->
    [0] .
   *[other] {""}, et pas assez d’écuyers.
 }
princess-advice-under = { $off ->
    [one] Il manque un échelon
   *[other] Il manque { $off } échelons
 }{ $squires ->
    [0] .
   *[other] {""}, et il n’y a pas assez d’écuyers.
 }
princess-advice-page-squire = La page n’est pas respectée : elle ne vient pas. Un écuyer peut effacer la page.
princess-advice-page = La page n’est pas respectée : elle ne vient pas.
princess-decide-saved = Sauvée !
princess-decide-squires = { $spent ->
    [one] Sauvée avec un écuyer
   *[other] Sauvée avec { $spent } écuyers
 }
princess-decide-not = Pas sauvée
princess-is-saved = { $name } est sauvée
princess-not-saved = { $name } reste captive
princess-ruling = { $sum ->
    [one] { $sum } échelon
   *[other] { $sum } échelons
 } pour un donjon de { $dungeon }{ $squires ->
    [0] .
    [one] , avec un écuyer.
   *[other] , avec { $squires } écuyers.
 }
princess-ruling-wiped = { $sum ->
    [one] { $sum } échelon
   *[other] { $sum } échelons
 } pour un donjon de { $dungeon } ; un écuyer a effacé la page{ $squires ->
    [0] .
    [one] , un autre a compté pour un échelon.
   *[other] , { $squires } autres ont compté pour des échelons.
 }
princess-ruling-page = La hauteur était juste, mais la page n’a pas été respectée.
princess-foghorn-blown = La corne de brume
princess-foghorn-price = Une page est perdue, aucune échelle. { $name } reste Prince.

## L’aide
princess-help-only = Pour { $name } seulement
princess-help-covered = Les héros regardent ailleurs
princess-help-gives = Les hauteurs encore possibles, les façons d’y arriver, la meilleure échelle de référence.
princess-hold = Gardez le doigt ici
princess-hold-about = Le doigt levé, il reste quelques secondes pour choisir une hauteur.
princess-cover = Touchez pour couvrir
princess-cover-about = { $seconds ->
    [one] L’écran se couvre dans une seconde.
   *[other] L’écran se couvre dans { $seconds } secondes.
 }
princess-heights = Hauteurs encore possibles, de { $low } à { $high }
princess-heights-about = Au-dessus de chaque hauteur, le nombre de façons
princess-ways = { $ways ->
    [one] façon d’atteindre
   *[other] façons d’atteindre
 }
princess-reference = L’échelle de référence
princess-ways-left = façons qui restent
princess-best = Le { $card } laisse le plus de chemins. Les { $heroes ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
 } autres devront faire { $rest }.
princess-best-many = Le { $cards } et le { $last } laissent le plus de chemins, à égalité.
princess-no-way = Aucune échelle n’y mène : pensez à la corne de brume.

## La fin
princess-won = Toutes sauvées !
princess-won-about = Le roi a retrouvé ses filles.
princess-lost = Le dragon l’emporte
princess-lost-book = La page Fin est tournée : le livre est terminé.
princess-lost-ladders = Quelqu’un n’a plus d’échelle en main.
princess-lost-cannot = Il reste moins de manches ou d’échelles que de princesses à sauver : on ne peut plus gagner.
princess-of = { $saved }/{ $all }
princess-fact-pages = { $count ->
    [one] page tournée
   *[other] pages tournées
 }
princess-fact-squires = { $count ->
    [one] écuyer de reste
   *[other] écuyers de reste
 }
princess-fact-ladders = { $count ->
    [one] échelle dans la plus petite main
   *[other] échelles dans la plus petite main
 }
princess-round-ended = Fin
princess-stands = { $saved ->
    [one] { $saved } princesse sauvée sur { $all }
   *[other] { $saved } princesses sauvées sur { $all }
 } · { $name } est Prince
princess-result-won = Les { $all } princesses sont sauvées
princess-result-book = Perdu, le livre est fini : { $saved } sur { $all }
princess-result-ladders = Perdu, plus d’échelles : { $saved } sur { $all }
princess-result-cannot = Perdu, plus moyen de gagner : { $saved } sur { $all }
princess-result-open = { $saved } sur { $all }

## Corrections
princess-correct-page = Corriger la page { $page }
princess-was-foghorn = C’était la corne
princess-edit-hand = { $name } : touchez ce qui est faux
princess-edit-squires = Écuyers qui restent

## Touches
princess-keys-enter = Comme le grand bouton
princess-keys-back = Retour à la manche
princess-keys-steps = Étape de la manche
princess-keys-foghorn = Corne de brume, avant que les héros jouent
princess-keys-help = Aide du Prince
princess-keys-digits = Échelle ou hauteur du donjon
princess-keys-move = Question suivante ou précédente
princess-keys-page = Page respectée, pas respectée, effacée
princess-keys-uncover = Découvrir ou couvrir l’aide
princess-keys-heights = Une autre hauteur
