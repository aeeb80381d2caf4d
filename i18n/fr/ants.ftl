ants-name = Fourmis
ants-short = Fourmis
ants-tagline = Des plis, des reines et quinze pucerons.

## Souvenirs
ants-told-round = Manche { $round }
ants-told-plus = Plus : { $names }
ants-told-minus = Moins : { $names }
ants-told-queens = Reines : { $names }
ants-told-ladybugs = { $count ->
    [one] une coccinelle
   *[other] { $count } coccinelles
 }
ants-told-trick = { $name } prend le pli
ants-total-aphids = { $count ->
    [one] puceron gagné
   *[other] pucerons gagnés
 }
ants-record = Le plus de pucerons en une partie : { $name }

## Mise en place
ants-alone = Chacun pour soi
ants-in-teams = En équipes
ants-youngest = Qui est le plus jeune ?
ants-zero = Sous zéro
ants-zero-floor = On s’arrête à zéro
ants-zero-below = On peut descendre
ants-zero-silent = Le livret se tait ; Tablée s’arrête à zéro.
ants-your-cards = Vos cartes
ants-your-cards-tap = touchez pour changer
ants-your-cards-how = Choisissez les couleurs qui sont imprimées sur vos cartes. Le symbole reste, la couleur change.
ants-paint-red = rouge
ants-paint-blue = bleu
ants-paint-yellow = jaune
ants-paint-green = vert
ants-paint-purple = violet
ants-paint-orange = orange
ants-paint-pink = rose
ants-paint-turquoise = turquoise
ants-paint-brown = brun
ants-paint-grey = gris
ants-start = Première manche
ants-step-deck = cartes, mélangées
ants-step-deck-how = toutes les fourmis et { $ladybugs } coccinelles
ants-step-deal = cartes à chacun
ants-step-deal-how = tout est distribué
ants-step-ghost = cartes pour le Fantôme, face cachée
ants-step-ghost-right = à droite du plus jeune, { $name } ; il changera de côté
ants-step-heaps = tas d’objectifs, face cachée
ants-step-heaps-how = les Plus d’un côté, les Moins de l’autre
ants-step-goals = objectifs retournés
ants-step-goals-how = le premier de chaque tas
ants-step-aphids = les pucerons, à portée de main
ants-step-aphids-how = 3 par objectif, 1 de moins par coccinelle
ants-step-opens = { $name } entame
ants-step-opens-how = puis le gagnant de chaque pli
ants-step-ghost-opens = le Fantôme entame
ants-ghost-right = Le Fantôme est à droite
ants-ghost-left = Le Fantôme est à gauche
ants-ghost-whose = du plus jeune, { $name }
ants-ghost-right-short = à droite
ants-ghost-left-short = à gauche
ants-ghost-moves = Il change de côté à chaque manche.
ants-clockwise = puis dans le sens horaire
ants-in-rounds = { $rounds } manches, face à face

## La table
ants-ghost = Le Fantôme
ants-round = Manche { $round }
ants-about-round = Manche { $round }, à { $players ->
    [2] deux
    [3] trois
   *[other] quatre
 }
ants-about-correct = Corriger la manche { $round }, à { $players ->
    [2] deux
    [3] trois
   *[other] quatre
 }
ants-about-trick = Le juge du pli, manche { $round }, à { $players ->
    [2] deux
    [3] trois
   *[other] quatre
 }
ants-about-end = Fin après { $round } manches, à { $players ->
    [2] deux
    [3] trois
   *[other] quatre
 }
ants-to-fifteen = Jusqu’à quinze
ants-team-rounds = Manche { $done } sur { $all }
ants-was-is = { $was } devient { $is }
ants-opens = { $name } entame
ants-judge = Juge du pli
ants-rounds = Manches
ants-count = Compter la manche

## Compter
ants-count-title = Qu’avez-vous ramassé ?
ants-plus = Plus
ants-minus = Moins
ants-queens = Reines
ants-ladybugs = Coccinelles
ants-plus-low = couleur Plus
ants-minus-low = couleur Moins
ants-queens-low = reines
ants-ladybugs-low = coccinelles
ants-out-of = sur 15
ants-of = { $sum } sur { $all }
ants-which-plus = La couleur Plus ?
ants-which-minus = La couleur Moins ?
ants-which-hint = comme sur la carte
ants-whose = { $name }, { $what }
ants-fills-in = le reste revient à { $name }
ants-left = il en reste { $left }
ants-note = Noter la manche
ants-keys-number = Entrer un nombre ou une couleur
ants-keys-clear = Effacer
ants-keys-step = Aller d’une case à l’autre
ants-too-much = { $left ->
    [0] Il n’en reste plus.
   *[other] Il n’en reste que { $left }.
 }
ants-missing-plus = Choisissez la couleur Plus.
ants-missing-minus = Choisissez la couleur Moins.
ants-missing-counts = { $count ->
    [1] Il manque encore un nombre.
   *[other] Il manque encore { $count } nombres.
 }
ants-missing-sum = { $what } : { $sum } sur { $all }, le compte n’y est pas.

## Qui a pris quoi
ants-ruling-title = Qui a pris quoi ?
ants-took-plus = { $names }, { $count ->
    [1] une carte
   *[other] { $count } cartes
 }{ $players ->
    [1] {""}
   *[other] , à égalité
 }
ants-took-minus = { $names }, { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
 }{ $players ->
    [1] {""}
   *[other] , à égalité
 }
ants-took-queens = { $names }, { $count ->
    [1] une reine
   *[other] { $count } reines
 }{ $players ->
    [1] {""}
   *[other] , à égalité
 }
ants-took-ladybugs = { $name } −{ $count }
ants-nobody-most = Personne n’en a : personne ne marque.
ants-floor-title = À zéro
ants-floor = On ne descend pas plus bas : { $names }.
ants-silent = le livret se tait
ants-next-round = Manche suivante
ants-see-end = Le classement

## Les manches
ants-rounds-title = Les manches
ants-rounds-how = Touchez une manche pour la corriger ; la suite est recalculée.
ants-correct-title = Corriger la manche
ants-correct = Corriger la manche
ants-correct-short = Corriger
ants-leave-old = Laisser ainsi

## Le juge du pli
ants-trick-title = Touchez les cartes, dans l’ordre
ants-trick-how = Touchez les cartes dans l’ordre où elles sont posées. Une erreur ? Touchez la carte posée, elle revient.
ants-whose-card = À { $name } de poser
ants-ghost-plays = Au Fantôme de poser
ants-to-count = Retour au compte
ants-takes-trick = prend le pli
ants-nobody = Personne
ants-takes-nobody = Personne ne prend le pli
ants-against = contre
ants-next-trick = Pli suivant
ants-decide = Décider autrement
ants-decide-close = Laisser ainsi
ants-decide-title = La table décide
ants-decided = La table en a décidé autrement.
ants-rule = La règle
ants-clear = Le livret est clair ici.
ants-open-chapter = Ouvrir le chapitre
ants-silent-here = Le livret se tait ici
ants-remembered = Votre choix vaut pour toute la partie.
ants-reads-tablee = c’est ainsi que Tablée lit la règle
ants-then = alors { $name }
ants-then-ghost = alors le Fantôme
ants-then-nobody = alors personne
ants-reads-queen = La reine l’emporte
ants-reads-first-queen = La première reine l’emporte
ants-reads-ant = La plus forte carte l’emporte
ants-reads-first = La première posée l’emporte
ants-reads-opener = Celui qui a entamé ramasse
ants-reads-nobody = Personne ne le prend
ants-rule-strongest = La plus forte soldate prend le pli.
ants-rule-first-soldier = À égalité, la première soldate posée gagne.
ants-rule-first-ninja = La ninja bat toutes les soldates ; s’il y en a plusieurs, la première posée gagne.
ants-rule-queen-own-colour = Tout le pli est de la couleur de la reine : il est à elle.
ants-rule-queen-one-below = La reine ajoute 1 à la plus forte de sa couleur, et cela suffit.
ants-rule-queen-too-low = La reine ajoute 1 à sa couleur, mais cela ne suffit pas.
ants-rule-queen-two-ninjas = La reine ajoute 1 à sa ninja, et passe devant l’autre.
ants-rule-queen-equal = La reine pousse sa couleur devant son égale.
ants-rule-queen-ahead = La couleur de la reine est déjà devant.
ants-rule-queen-alone = La reine n’a personne à pousser.
ants-rule-only-ladybugs = Une coccinelle ne gagne jamais.
ants-open-equal = Deux fourmis à égalité, et une reine qui pousse l’une d’elles : à vous de voir.
ants-open-ahead = La couleur de la reine est déjà la plus forte : est-ce elle ou sa fourmi qui gagne ?
ants-open-alone = La reine n’a ni soldate ni ninja de sa couleur à pousser : à vous de voir.
ants-open-several = Plusieurs reines pourraient prendre le pli : à vous de voir.
ants-open-ladybugs = Rien que des coccinelles : à qui sont-elles ?

## La fin
ants-win-one = { $names } gagne
ants-win-many = { $names } gagnent
ants-end-fifteen = Les quinze pucerons sont atteints : le plus haut score gagne.
ants-end-teams = Quatre manches sont jouées : la meilleure somme gagne.
ants-end-shared = Égalité en tête : la victoire est partagée, car le livret se tait.
ants-plot = Pucerons, manche par manche
ants-result-one = { $names } gagne avec { $score } pucerons
ants-result-many = { $names } gagnent avec { $score } pucerons
