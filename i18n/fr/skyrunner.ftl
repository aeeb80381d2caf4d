skyrunner-name = SkyRunner
skyrunner-short = SkyRunner
skyrunner-tagline = Miser, grimper, et gare à la corniche.

## Souvenirs
skyrunner-told-bid = mise { $n }
skyrunner-told-surprise = surprise
skyrunner-told-climb = monte de { $n }
skyrunner-told-lost = Matériel perdu sur { $target }
skyrunner-told-sabotage = sabote { $target }
skyrunner-told-hand = { $bids ->
    [one] { $bids } enchère
   *[other] { $bids } enchères
 }, { $climbs ->
    [one] { $climbs } escalade
   *[other] { $climbs } escalades
 }, { $material } matériel
skyrunner-hand-bids = { $count ->
    [0] aucune enchère
    [one] enchère { $values }
   *[other] enchères { $values }
 }
skyrunner-hand-climbs = { $count ->
    [0] aucune escalade
    [one] escalade { $values }
   *[other] escalades { $values }
 }
skyrunner-hand-material = { $count ->
    [one] un matériel
   *[other] { $count } matériels
 }
skyrunner-hand-lost = { $count ->
    [one] un Matériel perdu
   *[other] { $count } Matériels perdus
 }
skyrunner-hand-sabotage = { $count ->
    [one] un Sabotage
   *[other] { $count } Sabotages
 }
skyrunner-total-roofs = { $count ->
    [0] toit atteint
    [one] toit atteint : { $who }
   *[other] toits atteints : { $who }
 }
skyrunner-record = { $count ->
    [one] tour, la course la plus rapide : { $name }
   *[other] tours, la course la plus rapide : { $name }
 }

## Mise en place
skyrunner-who-holds = La pioche au plus jeune
skyrunner-holds = { $name } tient la pioche
skyrunner-wall-lanes = voies au mur du bas
skyrunner-wall-higher = Plus haut, tournez les murs à votre goût.
skyrunner-walls-now = Niveaux : { $low }, { $middle }, { $top }
skyrunner-walls-assumed = Niveaux supposés : { $low }, { $middle }, { $top }
skyrunner-walls = Niveaux de votre immeuble
skyrunner-walls-low = Partie du bas
skyrunner-walls-middle = Partie du milieu
skyrunner-walls-top = Partie du haut
skyrunner-walls-about = Comptez les trous d’une voie ; une seule fois suffit. Le toit est le niveau { $roof }.
skyrunner-first-turn = Premier tour
skyrunner-step-wall = voies au mur du bas
skyrunner-step-wall-how = montez l’immeuble ; plus haut, au choix
skyrunner-step-levels-how = montez-le, puis comptez les trous d’une voie : touchez ici
skyrunner-step-pawns = pions au pied du mur
skyrunner-step-pawns-how = tous du même côté
skyrunner-step-bids = enchères
skyrunner-step-bids-how = de 1 à 8, chacun sa couleur
skyrunner-step-surprises = surprises
skyrunner-step-one-each = une par joueur
skyrunner-step-climbs = escalades
skyrunner-step-climbs-how = un 3 et un 4 par joueur
skyrunner-step-material = cartes Matériel
skyrunner-step-pile = cartes dans la pioche
skyrunner-step-pile-how = { $climb } escalades, { $material } matériels, { $lost } perdus, { $sabotage } sabotages, { $fall } chutes

## Les cartes
skyrunner-card-climb = Escalade
skyrunner-card-material = Matériel
skyrunner-card-lost = Matériel perdu
skyrunner-card-sabotage = Sabotage
skyrunner-card-fall = Chute
skyrunner-the-climb = l’Escalade { $n }
skyrunner-the-material = le Matériel
skyrunner-the-lost = le Matériel perdu
skyrunner-the-sabotage = le Sabotage
skyrunner-the-fall = la Chute { $n }

## Un tour
skyrunner-turn = Tour { $n }
skyrunner-turn-revealed = Tour { $n }, révélé
skyrunner-turn-corrected = Correction du tour { $n }
skyrunner-up = Mise à prix
skyrunner-up-turn = mise à prix, tour { $n }
skyrunner-up-turn-again = de nouveau mise à prix, tour { $n }
skyrunner-again-up = De nouveau mise à prix
skyrunner-up-again = De nouveau mise à prix : { $card }
skyrunner-which-card = Quelle carte est retournée ?
skyrunner-pile-refilled = Pioche vide : mélangez la défausse. Quelle carte ?
skyrunner-climbs-left = { $count ->
    [one] escalade dans la pioche, valeur inconnue
   *[other] escalades dans la pioche, valeurs inconnues
 }
skyrunner-in-all = { $count } en tout
skyrunner-fall-bids = Chute : chacun mise
skyrunner-front = Qu’y a-t-il devant chacun ?
skyrunner-spent = pointillé : déjà jouée ; touchez un nom pour corriger
skyrunner-spent-short = déjà jouée
skyrunner-level = { $n ->
    [0] au sol
   *[other] niveau { $n }
 }
skyrunner-level-short = { $n ->
    [0] au sol
   *[other] niv. { $n }
 }
skyrunner-waits = { $count ->
    [one] attend
   *[other] attendent
 }
skyrunner-reveal = Révéler
skyrunner-entered = { $done ->
    [0] Aucune carte sur { $all }
    [one] { $done } carte sur { $all }
   *[other] { $done } cartes sur { $all }
 }
skyrunner-of = { $all ->
    [2] sur deux
    [3] sur trois
    [4] sur quatre
   *[other] sur cinq
 }
skyrunner-other = Autre
skyrunner-which-other = Quelle carte a été jouée ?
skyrunner-back = Retour
skyrunner-take-away = Retirer
skyrunner-levels = Niveaux
skyrunner-material = Matériel
skyrunner-against = Contre qui ?
skyrunner-edge-stops = Sans matériel pour la corniche, on s’arrête au niveau { $n }.
skyrunner-roof-stops = Sans matériel pour le toit, on s’arrête au niveau { $n }.
skyrunner-edge-paid = Une corniche en chemin : un matériel.
skyrunner-edges-paid = { $count } bords à franchir : { $count } matériels.
skyrunner-edge-roof = Pour monter sur le toit : un matériel.
skyrunner-overtake = Un pion est sur le passage : le dépasser dans sa voie coûte un matériel.
skyrunner-overtake-not = Un pion est sur le passage : on ne le dépasse dans sa voie qu’avec une Escalade de 4 ou plus.
skyrunner-recover = { $name } reprend ses enchères
skyrunner-recover-short = { $name } : reprendre

## La révélation
skyrunner-next = Tour suivant
skyrunner-keep-next = Garder, tour suivant
skyrunner-keep = Garder
skyrunner-correct = Corriger
skyrunner-correct-turn = Les cartes du tour { $n }
skyrunner-correct-older = Un tour d’avant
skyrunner-correct-which = Quel tour ?
skyrunner-correct-player = Le niveau ou la main de qui ?
skyrunner-put-right = Corriger ce tour
skyrunner-leave-as-was = Laisser tel quel
skyrunner-in-hand = Enchères et surprise en main
skyrunner-tab-bids = Mises
skyrunner-tab-cards = Cartes
skyrunner-tab-level = Niveau
skyrunner-tab-story = Récit
skyrunner-tab-building = Immeuble
skyrunner-tab-act = À faire
skyrunner-roof = Sur le toit
skyrunner-head-wins = { $name } emporte la carte
skyrunner-head-falls = { $name } tombe
skyrunner-head-nobody-wins = Personne n’emporte la carte
skyrunner-head-nobody-falls = Personne ne tombe
skyrunner-from-to = { $from ->
    [0] Du sol au niveau { $to }.
   *[other] Du niveau { $from } au niveau { $to }.
 }
skyrunner-up-to-roof = { $from ->
    [0] Du sol jusqu’au toit.
   *[other] Du niveau { $from } jusqu’au toit.
 }
skyrunner-stays = { $n ->
    [0] Reste au sol.
   *[other] Reste au niveau { $n }.
 }
skyrunner-down = { $to ->
    [0] Du niveau { $from } jusqu’au sol.
   *[other] Du niveau { $from } au niveau { $to }.
 }
skyrunner-with-material = { $count ->
    [one] Avec un matériel.
   *[other] Avec { $count } matériels.
 }
skyrunner-line-refilled = La pioche est refaite
skyrunner-line-refilled-sub = Elle était vide : on mélange la défausse.
skyrunner-line-cancel = { $name } jouent { $bid }
skyrunner-line-cancel-sub = { $count ->
    [2] Les deux enchères s’annulent.
   *[other] Ces enchères s’annulent.
 }
skyrunner-line-wins = { $name } gagne { $card }
skyrunner-line-wins-sub = Son enchère de { $bid } est la plus haute qui reste.
skyrunner-line-lowest = { $name } prend la Chute
skyrunner-line-lowest-sub = Son enchère de { $bid } est la plus basse qui reste.
skyrunner-line-fall-back = La Chute revient au tour suivant
skyrunner-line-card-back = La carte revient au tour suivant
skyrunner-line-all-cancel = Toutes les enchères se sont annulées.
skyrunner-line-no-bid = Personne n’a misé.
skyrunner-line-climbs = { $n ->
    [0] { $name } ne bouge pas
   *[other] { $name } grimpe de { $n }
 }
skyrunner-line-falls = { $name } tombe de { $n }
skyrunner-line-discards = { $name } perd une Escalade { $n }
skyrunner-line-on-ground = Au sol, une escalade part à la place.
skyrunner-line-fall-waits = La Chute attend : { $name }
skyrunner-line-fall-waits-sub = Au sol, sans escalade qui convienne.
skyrunner-line-lost = { $name } vise { $target } : Matériel perdu
skyrunner-line-sabotage = { $name } sabote { $target }
skyrunner-line-lost-one = { $target } défausse un matériel.
skyrunner-line-lost-waits = Pas de matériel : la carte attend à côté.
skyrunner-line-sabotage-ground = { $target } est au sol et défausse une Escalade { $n }.
skyrunner-line-sabotage-waits = Au sol, sans escalade de 3 ou plus : la carte attend à côté.
skyrunner-line-drags = { $count ->
    [one] { $name } est sur le passage
   *[other] { $name } sont sur le passage
 }
skyrunner-line-drags-sub = Touché par { $faller } dans sa voie ? Corrigez son niveau.
skyrunner-line-waited-lost = Le Matériel perdu qui attendait frappe { $name }
skyrunner-line-waited-sabotage = Le Sabotage qui attendait frappe { $name }
skyrunner-line-waited-fall = La Chute qui attendait frappe { $name }
skyrunner-line-waited-sub = Les deux cartes partent à la défausse.
skyrunner-line-robs = { $count ->
    [one] { $name } rafle une escalade par surprise
   *[other] { $name } rafle { $count } escalades par surprise
 }
skyrunner-line-robs-sub = { $count ->
    [one] Valeur : { $values }.
   *[other] Valeurs : { $values }.
 }
skyrunner-line-robs-nothing = { $name } ne surprend personne
skyrunner-line-robs-nothing-sub = Aucune escalade à prendre.
skyrunner-line-surprises = { $name } jouent leur surprise
skyrunner-line-surprises-sub = Les surprises s’annulent.
skyrunner-line-passes = La pioche passe à { $name }
skyrunner-line-passes-sub = Le voisin de gauche.
skyrunner-line-recovers = { $name } reprend ses enchères
skyrunner-line-recovers-sub = Et la surprise avec.
skyrunner-line-hand = { $name } : cartes en main corrigées
skyrunner-line-level = { $n ->
    [0] { $name } : au sol
   *[other] { $name } : niveau { $n }
 }
skyrunner-line-level-sub = Corrigé à la main.
skyrunner-use-lost = { $name } peut se servir tout de suite du Matériel perdu. Contre qui ?
skyrunner-use-sabotage = { $name } peut se servir tout de suite du Sabotage. Contre qui ?
skyrunner-silent = Le livret n’en dit rien.
skyrunner-silent-no-bid = Personne n’a misé : le livret n’en dit rien.
skyrunner-silent-fall = Tout s’annule sur une Chute : le livret n’en dit rien.
skyrunner-silent-climb = Quelle escalade part ? Le livret n’en dit rien : la plus petite.
skyrunner-otherwise = Décider autrement
skyrunner-otherwise-done = Votre table en a décidé autrement.

## Le toit
skyrunner-over = { $n ->
    [one] Le toit en { $n } tour
   *[other] Le toit en { $n } tours
 }
skyrunner-finish = Fin de la partie
skyrunner-on-roof = { $name } est sur le toit
skyrunner-result = { $name } est sur le toit
skyrunner-in-turns = { $n ->
    [one] En { $n } tour.
   *[other] En { $n } tours.
 }
skyrunner-race = La course, tour par tour

## Le clavier
skyrunner-keys-card = La carte mise à prix
skyrunner-keys-bid = Miser
skyrunner-keys-surprise = Jouer la surprise
skyrunner-keys-other = Jouer une autre carte
skyrunner-keys-climb = L’escalade jouée
skyrunner-keys-player = Choisir le joueur
skyrunner-keys-clear = Retirer la carte
skyrunner-keys-reveal = Révéler
skyrunner-keys-done = C’est bon
skyrunner-keys-next = Continuer
