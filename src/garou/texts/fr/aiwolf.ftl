# Les programmes des concours AIWolf

aiwolf-help = Fait jouer des programmes des concours AIWolf, par TCP dans le protocole classique ou par WebSocket en langue naturelle ; des robots occupent les places vides.
aiwolf-language-help = Parler le protocole en langue naturelle, par WebSocket.
aiwolf-players-help = Combien jouent : 5 ou 15, en langue naturelle 5 ou 13.
aiwolf-agents-help = Combien d’agents sont attendus ; un, sauf indication contraire.
aiwolf-games-help = Combien de parties, l’une après l’autre ; une, sauf indication contraire.
aiwolf-minds-help = Quel esprit occupe les places vides.
aiwolf-seconds-help = Combien de secondes peut prendre une réponse, cinq sauf indication contraire ; ensuite, on s’en passe.
aiwolf-wait-help = Combien de secondes on attend les agents, soixante sauf indication contraire ; ensuite, ceux qui sont là jouent.
aiwolf-host-help = Où écouter : cette machine seulement, sauf indication contraire.
aiwolf-port-help = À quel port : 10000, en langue naturelle 8080 ; 0 en prend un de libre.
aiwolf-log-help = Garder dans ce dossier un journal de chaque partie, dans la forme des concours.
aiwolf-json-help = Écrire chaque partie comme un objet JSON.

aiwolf-waiting =
    On attend { $count ->
        [one] un agent
       *[other] { $count } agents
    } à l’adresse { $address }
aiwolf-came = Voici { $name }.
aiwolf-fewer =
    { $count ->
        [one] Un seul agent sur { $wanted } est venu
       *[other] Seuls { $count } agents sur { $wanted } sont venus
    } ; des robots ({ $mind }) occupent les autres places.
aiwolf-fault =
    Jour { $day }, { $request } : { $name } ({ $agent }) { $why ->
        [silent] n’a pas répondu à temps ; on continue sans cette réponse.
        [gone] est parti ; le hasard joue désormais à sa place.
       *[nonsense] n’a nommé personne qui joue ici ; on continue sans cette réponse.
    }
aiwolf-over =
    Partie { $number }, { $days ->
        [one] un jour
       *[other] { $days } jours
    } : victoire pour { $team }.{ $faults ->
        [0] {""}
        [one] {" "}Une réponse n’en était pas une.
       *[other] {" "}{ $faults } réponses n’en étaient pas.
    }{ $file ->
        [none] {""}
       *[other] {" "}{ $file }
    }
aiwolf-nobody =
    { $seconds ->
        [one] aucun agent n’est venu en une seconde
       *[other] aucun agent n’est venu en { $seconds } secondes
    }
aiwolf-players = les concours se jouent à { $known } joueurs
aiwolf-too-many = { $agents } agents ne tiennent pas à { $players } places
aiwolf-not-opened = impossible d’ouvrir { $address } : { $detail }
