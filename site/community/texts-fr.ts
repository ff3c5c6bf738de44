// biome-ignore-all lint/style/noExcessiveLinesPerFile: all texts in French are one table, which would gain nothing from
// being split.
import type { PostText } from './post-text.ts';

/** All posts in French with their comments, in ascending order of their numbers. */
export const FR: readonly PostText[] = [
  {
    n: 7,
    title: 'Dorure à chaud : gardez le code loin du film métallisé',
    content:
      'Un vigneron voulait son code en or à chaud sur étiquette noire, pour la cuvée de Noël. Superbe en photo. Sur la table, un seul de mes cinq téléphones le lisait, et jamais deux fois sous le même angle.\n\nAvec un film doré, il n’y a plus de clair et de foncé, il y a un miroir. Selon l’inclinaison, il renvoie la lampe ou le plafond sombre, et le contraste s’inverse d’un coin du code à l’autre. Le niveau H n’y peut rien : ce ne sont pas quelques modules qui manquent, c’est toute l’image qui bascule.\n\nCe que je fais depuis : encre noire mate sur papier nu, la dorure s’arrête au moins à quatre modules du code, et le vernis sélectif aussi. Quant au gaufrage seul, sans encre, c’est la même impasse : du papier blanc sur du papier blanc, avec trois ombres.',
    tags: ['dorure', 'impression', 'contraste', 'étiquettes'],
    keywords: [
      'code doré illisible',
      'reflet sur un code',
      'dorure à chaud',
      'vernis sélectif',
      'gaufrage',
      'encre mate',
    ],
    comments: [
      'Même chose en argent à froid sur des menus. Sous les spots, rien ; près de la fenêtre par temps gris, lu du premier coup. Le patron a cru deux jours à une panne de Wi-Fi.',
      'Et avec un film doré mat ? J’en ai vu un presque ocre, qui renvoie beaucoup moins la lumière.',
      {
        text: 'Petite réserve : j’ai réussi une fois avec un fond doré et un code noir bien couvrant, posé dessus en sérigraphie. C’est le code en or qui ne marche pas, pas forcément le voisinage.',
        replies: [
          'Sous un éclairage rasant, votre fond doré peut paraître plus sombre que l’encre. Je l’essaierais au moins sous une bougie et sous un néon avant de lancer 2 000 bouteilles.',
        ],
      },
    ],
  },
  {
    n: 8,
    title: 'Ce que nos codes racontent sur les gens qui les scannent',
    content:
      'Une dame m’a demandé au comptoir si la bibliothèque savait qu’elle avait scanné le code du rayon « deuil ». J’ai répondu non, puis je suis allé vérifier. La réponse honnête était : nous, presque pas ; quelqu’un d’autre, oui.\n\nLe dessin lui-même ne dit rien à personne. Mais l’ouvrir, c’est envoyer une requête avec une adresse IP, une heure et un modèle d’appareil à celui qui héberge le lien. Nos premiers codes passaient par un service de redirection gratuit. J’y ai trouvé, sans l’avoir demandé, un tableau des visites par ville, par heure et par téléphone.\n\nOn a tout ramené sur notre domaine. Un code par rayon, jamais par personne ni par carte de membre, et les journaux du serveur effacés après sept jours. On y perd de jolies courbes pour le rapport annuel.\n\nOù placez-vous la limite ? Compter les visites d’une page me paraît correct. Savoir qui revient, beaucoup moins, mais tout le monde n’est pas de mon avis à la réunion du mardi.',
    tags: ['vie privée', 'bibliothèque', 'redirection', 'statistiques'],
    keywords: [
      'données d’un scan',
      'adresse IP',
      'journaux du serveur',
      'code sans suivi',
      'lien raccourci',
      'codes sur les rayons',
    ],
    comments: [
      'Nos statistiques se limitent à un compteur par page et par mois, sans adresse IP. Pour décider quel panneau refaire, c’est largement assez.',
      'Regardez aussi la page d’arrivée : une police, une carte ou une vidéo chargée ailleurs, et c’est un deuxième hébergeur qui voit passer votre lectrice.',
      {
        text: 'Je ne vois pas le drame. La même personne accepte trois cents témoins sur n’importe quel site de nouvelles.',
        replies: [
          'La différence, c’est le sujet. Personne ne s’inquiète qu’on sache qu’il lit la météo ; le rayon sur la violence conjugale, c’est autre chose.',
          'Vu comme ça, d’accord. Je pensais au rayon jardinage. Il faudrait au moins ne pas traiter les deux pareil.',
        ],
      },
      'Un prestataire nous avait vendu des signets numérotés, donc un code par dossier d’inscription. On a pilonné les 600 quand on l’a compris.',
    ],
  },
  {
    n: 20,
    title: 'Étiquette de vin : où glissez-vous le code des ingrédients ?',
    content:
      'Neuf de mes onze vignerons m’ont posé la même colle : ajouter le code de l’e-label sans toucher à l’étiquette dessinée par le grand-père. Je n’ai pas trouvé de réponse unique, alors je viens comparer.\n\nPour situer : dans l’Union européenne, les vins produits depuis le 8 décembre 2023 doivent donner la liste des ingrédients et la déclaration nutritionnelle (règlement 2021/2117). Le détail peut vivre en ligne, derrière un code ; l’énergie et les allergènes restent imprimés. Et la page ne doit ni vendre ni suivre les gens.\n\nChez moi, il va sur la contre-étiquette, au-dessus du tiers inférieur, 18 mm marge comprise, noir sur le crème du papier. Adresse courte, 29 modules, donc un peu moins de 0,5 mm par module. Sur une bordelaise de 76 mm, cette largeur reste bien en deçà du sixième du tour, la courbure ne gêne pas.\n\nJ’ai vu d’autres choix : collerette, étiquette frontale, impression directe sur le verre. Qu’est-ce qui a tenu chez vous, au froid et dans le seau à glace ?',
    tags: ['vin', 'e-label', 'étiquettes', 'Union européenne'],
    keywords: [
      'code sur une bouteille',
      'contre-étiquette',
      'liste des ingrédients',
      'règlement 2021/2117',
      'surface courbe',
      'valeur énergétique',
    ],
    comments: [
      'Contre-étiquette aussi, mais pas dans le coin du bas : dans le seau, c’est lui qui se décolle en premier, et le code part avec.',
      'Même fichier agrandi pour les magnums. Pour les demi-bouteilles j’ai tout refait : 14 mm, c’était trop serré avec une adresse qui donnait 37 modules.',
      {
        text: 'On a tenté la collerette. Elle fait presque le tour du goulot, et on ne voyait jamais que la moitié du code à la fois.',
        replies: [
          'Un goulot de 30 mm, c’est environ 94 mm de tour. Au sixième, il vous restait moins de 16 mm. Avec une adresse longue, c’était perdu d’avance.',
          'C’est exactement ce qui s’est passé. Retour à la contre-étiquette dès la mise suivante.',
        ],
      },
      'Une page par cuvée et par millésime, puisque les valeurs changent. Un voisin a réutilisé la même adresse, et ses 2023 affichaient les sucres du 2024.',
      'Le mot à côté compte autant que le carré. Avec un simple « i », on nous a demandé de corriger ; avec « Ingrédients » écrit au-dessus, plus de remarque.',
      {
        text: 'Et l’export ? Mon importateur suédois veut du suédois, et la même palette part dans quatre pays.',
        replies: [
          'Une seule adresse et un choix de langue en haut de la page. Les chiffres restent les mêmes, seuls les mots changent.',
        ],
      },
      'Surtout ne fusionnez pas avec le code du domaine. La fiche d’un côté, la boutique de l’autre ; chez nous le second a fini sur le dépliant de dégustation.',
      'Vert bouteille très foncé sur crème, 20 mm, lu par tous les téléphones du chai. Même au caveau, à ma grande surprise : il y a une ampoule.',
      {
        text: 'Le vernis sélectif nous a joué un tour. Une ligne brillante traversait le code en diagonale et accrochait les spots du salon.',
        replies: ['Un détourage du vernis à 2 mm autour du pavé a réglé ça ici, sans supplément chez l’imprimeur.'],
      },
      'Qui garde la page en ligne dans quinze ans ? Un vin de garde survit à la plupart des prestataires.',
      'Pour 3 000 bouteilles, le plus simple reste parfois de tout imprimer. Raisins, sulfites, gomme arabique et un petit tableau : pas de code, pas de serveur.',
      {
        text: 'Question bête : l’énergie peut-elle aussi passer en ligne quand on manque vraiment de place ?',
        replies: [
          'Non, elle reste sur la bouteille, comme les allergènes. C’est le reste du tableau et la liste qui peuvent passer derrière le code.',
        ],
      },
      'Sur une flûte alsacienne, le corps s’affine vite et le haut de l’étiquette gondole. Le code est descendu là où le verre est droit.',
      'J’ai passé dix minutes à scanner au supermarché. Deux pages m’ont demandé mon âge avant les ingrédients, une m’a proposé son infolettre.',
      {
        text: 'Sérigraphie blanche sur verre vert chez nous, donc code inversé. Ça passe sur mon téléphone, pas sur celui de ma mère.',
        replies: [
          'Imprimez un pavé blanc et laissez le code en réserve : le verre sombre fait les modules. Même encre, même passage, et tout redevient foncé sur clair.',
        ],
      },
    ],
  },
  {
    n: 21,
    title: 'Pourquoi mon code est-il devenu si dense en changeant d’adresse ?',
    content:
      'Les nouvelles étiquettes de nos jeux de société ont l’air d’avoir été imprimées avec du sable. Les anciennes avaient de gros carrés bien francs ; celles-ci, dans les mêmes 22 mm, demandent deux ou trois essais aux téléphones un peu vieux.\n\nL’ancienne adresse était https://example.org/j/412. La nouvelle, fournie par notre catalogue : https://example.org/catalogue/notice?id=412&utm_source=affiche&utm_medium=qr&utm_campaign=jeux. J’ai compté à la loupe : 33 modules de côté avant, 53 maintenant.\n\nAgrandir à 30 mm aide, mais les petites boîtes de cartes n’ont pas cette place. Enregistrer l’image en plus haute définition n’a strictement rien changé. Le générateur, lui, est le même qu’avant, au niveau H.\n\nComment passe-t-on d’une longueur à un nombre de modules ? Et qu’est-ce que je coupe d’abord : les paramètres, le chemin ou le niveau de correction ?',
    tags: ['URL', 'version', 'densité', 'étiquettes'],
    keywords: [
      'nombre de modules',
      'code trop dense',
      'raccourcir une adresse',
      'paramètres utm',
      'niveau H ou M',
      'jeux de société',
    ],
    comments: [
      'Votre nouvelle adresse fait 94 caractères, l’ancienne 25. Chaque version ajoute 4 modules par côté, et vous avez sauté de la version 4 à la version 9.',
      'Normal pour la définition : le nombre de carrés dépend du texte, pas des pixels. Un code trop dense, même très net, reste trop dense.',
      {
        text: 'Les utm, sans hésiter. Qui les regarde, pour une étagère de jeux ?',
        replies: [
          'La direction, une fois par an. Mais un chemin réservé aux étiquettes donne le même compte dans les journaux du serveur, sans un octet de plus.',
        ],
      },
      'Sur une boîte qui reste à l’intérieur, le niveau M suffit. Vos 25 caractères tiennent alors en version 2, soit 25 modules.',
      'Des enfants, de la colle, du jus de raisin : je garderais H et je couperais dans l’adresse.',
      {
        text: 'Est-ce qu’on gagne encore quelque chose en écrivant tout en majuscules ?',
        replies: [
          'Pour le domaine, oui, il ignore la casse. Pour le chemin, seulement si le serveur traite /J/412 comme /j/412, sinon c’est la page introuvable.',
          'Essayé avec une règle sur un serveur de test : HTTPS://EXAMPLE.ORG/J/412 tient en version 3 au niveau H. 29 modules, merci.',
        ],
      },
      'Les signes de paramètres (le & et le = surtout) sont hors de l’alphabet compact : ils forcent le mode octet, 8 bits pièce, en plus d’allonger.',
      'J’ai eu le même effet avec un identifiant de session resté dans le lien. 32 caractères pour rien, et un code qui expirait au bout d’une heure.',
      {
        text: 'Pourquoi ne pas laisser le catalogue tranquille et rediriger /j/412 vers la longue notice ?',
        replies: [
          'Je suis pour : on peut changer de catalogue sans décoller une étiquette. Il faut juste que quelqu’un tienne la table de correspondance.',
        ],
      },
      'Un accent dans l’adresse et le total grimpe encore : %C3%A9 pour un seul é, ça fait six caractères.',
      'N’oubliez pas la zone de silence dans vos 22 mm. Quatre modules de chaque côté, 61 en tout, donc 0,36 mm chacun. Vos vieux téléphones ont raison.',
      {
        text: 'Y a-t-il un seuil à ne pas franchir pour une étiquette de ce format ?',
        replies: [
          'Je compte à l’envers : 22 mm divisés par 0,5 mm font 44, moins 8 pour la marge, il reste 36. La version 4 (33 modules) passe, la 5 (37) déjà plus.',
        ],
      },
      'On pourrait enlever https://, mais plusieurs lecteurs montrent alors du texte au lieu d’un lien. Pas pour huit caractères.',
      'Le nombre 412 tout seul tiendrait dans le plus petit code, 21 modules. Utile au comptoir de prêt, inutile au public, mais ça donne l’échelle.',
      {
        text: 'Faites dix boîtes en H et dix en M avec l’adresse courte, puis comparez au retour lesquelles ont souffert.',
        replies: ['Chez nous, après un an, ce n’est jamais le code qui lâche, c’est le coin de l’étiquette.'],
      },
      'De 53 à 33 modules dans le même carré, marge comprise, chaque module gagne presque 50 % en largeur. Aucune imprimante ne vous donnera autant.',
    ],
  },
  {
    n: 33,
    title: 'Un seul code pour les deux boutiques d’applications, possible ?',
    content:
      'Notre appli de prêt numérique existe dans les deux boutiques, et l’affiche du comptoir n’a de place que pour un carré de 40 mm. Deux codes côte à côte, on a essayé : les gens scannaient celui du voisin, puis revenaient nous voir, fâchés contre la boutique.\n\nJ’ai donc monté une page sur notre domaine qui lit le User-Agent et redirige. Correct sur mon Android, correct sur l’iPhone de ma collègue. L’iPad de l’animation, lui, se présente comme un Mac et atterrit sur la version pour ordinateur. Et une liseuse Android sans boutique a eu droit à une page blanche.\n\nPour l’instant, j’ai retiré l’automatisme : deux gros boutons, un par boutique. C’est fiable, mais ça ajoute un geste, et on me demande pourquoi « le code ne marche pas tout seul ».\n\nVous redirigez ou vous laissez choisir ? Et comment distinguez-vous un iPad d’un vrai Mac sans vous tromper ?',
    tags: ['applications', 'redirection', 'affiche', 'URL'],
    keywords: [
      'boutique d’applications',
      'un code pour deux systèmes',
      'User-Agent',
      'iPad vu comme un Mac',
      'page de repli',
      'lien universel',
    ],
    comments: [
      'Je laisse choisir, avec en premier et en gros le bouton du système détecté. Si la détection se trompe, l’autre est juste dessous.',
      'L’iPad se trahit par son écran tactile : dans la page, navigator.maxTouchPoints vaut 0 sur un Mac et 5 sur un iPad. Côté serveur, vous ne verrez rien.',
      {
        text: 'Je mets une redirection après deux secondes, avec un lien visible pendant l’attente. Comme ça personne ne reste coincé.',
        replies: [
          'Deux secondes, c’est trop court pour lire et trop long pour attendre. Autant montrer les boutons tout de suite, non ?',
          'Bon point. Je vais essayer sans délai : redirection si le système est certain, boutons dans tous les autres cas.',
        ],
      },
      'Et ceux qui l’ont déjà, l’appli ? Chez nous, beaucoup de scans viennent d’abonnés, envoyés bêtement vers « Installer ». Un lien universel l’ouvre directement quand elle est là.',
      'Écrivez aussi le nom exact de l’appli sur l’affiche. Bien des gens préfèrent la chercher eux-mêmes.',
      {
        text: 'Pourquoi une appli, d’ailleurs ? Le prêt par le site fonctionne sur tout.',
        replies: [
          'Pour lire hors ligne dans l’autobus, surtout. Mais « continuer sur le site » mérite d’être le troisième bouton.',
        ],
      },
      'Méfiez-vous des lecteurs qui ouvrent la page dans leur propre petite fenêtre. La redirection vers la boutique y échoue parfois sans un mot ; un bouton touché du doigt, rarement.',
      'Deux codes ici, mais un à chaque bout du comptoir, avec une pomme et un robot dessinés à la main. Plus de plainte.',
      {
        text: 'Si vous redirigez, que ce soit en 302. Une redirection permanente reste dans la mémoire du navigateur, et le jour où l’adresse change, bonne chance.',
        replies: [
          'Ça m’est arrivé. Le téléphone du directeur était le seul à ne pas voir la nouvelle page, évidemment.',
        ],
      },
      'Des appareils sans aucune des deux boutiques, ça existe : liseuses, téléphones d’entreprise, quelques marques récentes. Une page blanche est pire que deux boutons.',
      'Avantage caché de votre page : l’adresse est courte, donc le code aussi. Un lien direct vers une boutique dépasse facilement 60 caractères.',
      {
        text: 'Le User-Agent lu côté serveur a un autre piège : le cache. Le nôtre gardait la réponse du premier visiteur, et pendant une heure tout le monde a reçu la boutique de l’iPhone.',
        replies: [
          'L’en-tête Vary ou, plus simple, pas de cache du tout pour cette adresse-là. La réponse pèse trois lignes.',
        ],
      },
      'Redirection pour les téléphones, page à deux boutons pour tout le reste, tablettes et ordinateurs confondus. L’iPad devient un cas normal.',
      'Le geste de plus, mes usagers n’en ont jamais parlé. Le temps de chargement, oui.',
      {
        text: 'Essayez le mode « version pour ordinateur » d’un navigateur Android. Il change le User-Agent, et on se retrouve rangé avec les PC.',
        replies: [
          'Sur ma tablette, ce mode est activé d’origine. C’est moins rare qu’on le croit.',
          'Je ne l’avais vu que sur des téléphones mal réglés. Raison de plus pour ne forcer la main à personne.',
        ],
      },
    ],
  },
  {
    n: 34,
    title: 'Écrire un SMS prêt à envoyer dans un code, étape par étape',
    content:
      'Pour renouveler un prêt, nos usagers envoient RENOUVELER et le numéro du document au cellulaire de la bibliothèque. Un code sur le signet prépare ce message à leur place. Il m’a fallu trois tirages pour y arriver ; voici le chemin court.\n\nLa forme d’abord : SMSTO:+18195550142:RENOUVELER 412. Le numéro au format international, avec le + et sans espace ni tiret, un deux-points, puis le texte. Les lecteurs des deux grands systèmes remplissent alors le message. L’autre forme, sms: suivi de ?body=, est la plus officielle, mais d’anciens iPhone voulaient un autre séparateur et laissaient le texte vide.\n\nEnsuite, comptez. Un SMS prend 160 caractères de l’alphabet GSM. Les lettres é, è, à et ù en font partie ; ê, ô, le ç minuscule et l’apostrophe courbe, non. Un seul intrus et la limite tombe à 70, après quoi le message part en deux morceaux.\n\nPour finir, essayez pour vrai sur les deux systèmes et regardez ce qui arrive à l’autre bout. Rien ne part tant que la personne n’appuie pas. Écrivez-le sur le signet : un monsieur croyait qu’on lui avait facturé un texto juste pour avoir regardé.',
    tags: ['SMS', 'bibliothèque', 'téléphone', 'format'],
    keywords: [
      'SMSTO',
      'message prérempli',
      'numéro international',
      'alphabet GSM',
      'texto depuis un code',
      'renouveler un prêt',
    ],
    comments: [
      'Je compte 33 octets, donc 33 modules de côté même au niveau H. Parfait pour un signet, on peut descendre à 20 mm.',
      'Pour la France : +33 et plus de 0 derrière. Mon premier tirage commençait par +3306, 200 cartes à la corbeille.',
      {
        text: 'Un deux-points dans le texte pose-t-il problème ? Je voudrais préremplir « Table: 12 ».',
        replies: [
          'Les lecteurs que j’ai essayés coupent aux deux premiers et gardent le reste tel quel. Vérifiez quand même sur un vieux modèle.',
        ],
      },
      'Avec deux cartes SIM, mon téléphone demande d’abord laquelle utiliser. À signaler, sinon les gens croient que ça a planté.',
      'Cas tordu : un numéro court à cinq chiffres pour une collecte. Avec un + devant, rien ne partait ; un numéro court s’écrit nu.',
      {
        text: 'Et pour quelqu’un dont le forfait ne comprend pas les textos ? Une page web lui coûterait moins cher.',
        replies: [
          'Ici c’est plutôt l’inverse, textos illimités et presque pas de données. On finit par mettre les deux sur le signet.',
        ],
      },
    ],
  },
  {
    n: 46,
    title: 'Un courriel déjà rempli dans un code : objet, accents, retours à la ligne',
    content:
      'Chaque réservation de jeu arrivait avec un objet différent, ou sans objet du tout. J’ai collé sur les boîtes un code qui ouvre un courriel déjà adressé et titré. Le principe tient en une ligne, les pièges sont dans les caractères.\n\nVoici la ligne complète : mailto:jeux@example.org?subject=R%C3%A9servation%20du%20jeu%20412&body=Nom%20%3A%0D%0ADate%20%3A%0D%0A\n\nOn y lit les règles de la RFC 6068. Un point d’interrogation avant le premier champ, une esperluette entre les suivants. Chaque lettre accentuée passe en UTF-8 puis en pourcents : é donne %C3%A9. L’espace est %20 et surtout pas +, qui resterait un plus dans l’objet. Le retour à la ligne est %0D%0A. Si votre adresse elle-même contient un plus, écrivez %2B, car certains lecteurs le changent en espace.\n\nReste la place. Ces 102 octets demandent 57 modules de côté au niveau H et 41 au niveau M ; l’adresse seule, 29 au niveau H. J’ai fini par supprimer le corps : 65 octets, 37 modules au niveau M, et 25 mm sur la boîte suffisent.',
    tags: ['courriel', 'mailto', 'accents', 'format'],
    keywords: [
      'objet prérempli',
      'pourcent-encodage',
      'RFC 6068',
      'saut de ligne %0D%0A',
      'plus dans une adresse',
      'code mailto',
    ],
    comments: [
      'Sur un téléphone sans compte configuré, on tombe sur un assistant d’installation. Mettez l’adresse en toutes lettres à côté.',
      'Écrit sans accent, « Reservation » économise cinq octets. Dans un objet, personne ne vous en voudra.',
      {
        text: 'Le plus m’a coûté une semaine. Je recevais des retours d’erreur pour une adresse avec un espace au milieu, alors que le code paraissait correct.',
        replies: [
          'Avec tous les téléphones, ou seulement certains lecteurs ?',
          'Un lecteur sur les quatre que j’ai. Depuis %2B, plus aucun retour, mais j’ai quand même fini par créer un alias sans signe plus.',
        ],
      },
      'J’ai abandonné le corps prérempli pour une autre raison : les gens écrivaient leur nom avant « Nom », après, ou dans l’objet. L’objet seul rend le même service.',
    ],
  },
  {
    n: 47,
    title: 'Ni pli, ni soudure, ni bord de coupe sous le code',
    content:
      'Un sachet de comté râpé, un code impeccable à l’écran, et la soudure du bas l’a froncé sur 6 mm. Les 12 000 sachets étaient déjà remplis.\n\nDepuis, je réclame le gabarit de façonnage avant de poser quoi que ce soit : rainage, perforation, rabat collé, soudure, languette d’ouverture. Tout ce qui plie, chauffe ou se déchire y est dessiné. Le code va sur une face plate, plate une fois le produit dedans.\n\nCôté coupe, je compte 3 mm pour la dérive du massicot, plus la zone de silence entière. Pour un code de 20 mm à 29 modules, quatre modules font 2,8 mm : jamais à moins de 6 mm du bord, donc. Et le fond perdu ne compte pas, il part à la benne.',
    tags: ['façonnage', 'impression', 'emballage', 'zone de silence'],
    keywords: [
      'gabarit de découpe',
      'fond perdu',
      'soudure de sachet',
      'rainage',
      'code trop près du bord',
      'perforation',
    ],
    comments: [
      'Vécu sur des enveloppes : code à cheval sur la patte collée. Un demi-millimètre de décalage une fois fermée, et plus rien ne lisait.',
      'Ajoutez le trou d’accroche. Sur nos blisters, il tombait pile dans un des trois grands carrés.',
      {
        text: 'Dépliant à trois volets : celui qui rentre est plus étroit de 1 ou 2 mm. Si on l’oublie, le pli avance et mange la marge.',
        replies: ['Appris sur 5 000 exemplaires. Maintenant les plis sont dans un calque verrouillé, en rose.'],
      },
      'Avec les sachets à soufflets, la face avant n’est plate que vide. Remplie de café, elle bombe au milieu ; le bas reste plus calme.',
      '6 mm, c’est confortable. En découpe numérique je tiens 1,5 mm de dérive et je n’ai jamais eu d’ennui.',
      {
        text: 'Et pour un opercule de yaourt ? Tout est bord, sur un opercule.',
        replies: [
          'Code court, 21 ou 25 modules, bien au centre et jamais sur la languette. L’alu se gaufre au scellage, prévoyez large.',
        ],
      },
      'Le conditionneur m’a envoyé un sachet soudé à vide. Deux euros de port, et la meilleure épreuve que j’aie eue.',
      'Sur une carte de vœux, un code traversé par le pli se lit encore si on l’ouvre bien à plat. Personne ne l’ouvre bien à plat.',
      {
        text: 'La marge, vous la comptez depuis le dernier module ou depuis le bord de l’image ? Mon fichier a déjà du blanc autour.',
        replies: [
          'Depuis le dernier module noir. Le blanc de l’image peut ne faire qu’un seul module, ça dépend de l’outil.',
          'C’était exactement ça, un module. Moi qui croyais être large.',
        ],
      },
      'Billets à talon : le code du côté contrôle, jamais sur la perforation. À l’entrée, ils déchirent d’abord et scannent ensuite.',
      'Pour un manchon rétractable, restez sur la partie cylindrique. En haut et en bas il se resserre, et les carrés deviennent des trapèzes.',
      {
        text: 'Et le numéro de lot au jet d’encre ! Il n’est jamais sur le gabarit et il atterrit toujours sur le code.',
        replies: [
          'Chez nous il y est, mais la ligne le pose 15 mm plus bas les jours de grande cadence.',
          'Voilà. Je lui réserve donc 40 mm sur 12, à l’autre bout de la face, et je dors mieux.',
        ],
      },
      'En micro-cannelure, le rainage écrase environ 3 mm de chaque côté, pas juste un trait. À ajouter au calcul.',
      'Une nuance : sur un coffret, la plus belle face plate est celle de dessous. Plate, oui, mais encore faut-il la voir en rayon.',
      {
        text: 'Les revues à dos carré collé avalent la petite marge. À 8 mm de la reliure, on ne voyait plus que les trois quarts du code.',
        replies: [
          'Côté dos, je ne descends plus sous 20 mm, et de préférence vers le bord extérieur de la page de droite.',
          'Je retiens les 20 mm. L’annonceur voulait son code « collé au texte », il l’a eu.',
        ],
      },
    ],
  },
  {
    n: 59,
    title: 'Papier kraft : prévoyez un blanc de soutien sous le code',
    content:
      'Kraft brun 90 g, encre bordeaux : l’étiquette de saucisson était parfaite, le code beaucoup moins. Il fallait coller l’appareil dessus, lampe allumée, et attendre.\n\nC’est que le kraft remplace le blanc par un brun moyen. Un noir dense s’en tire en général, l’écart reste suffisant. Le bordeaux, le vert sapin ou l’ardoise, eux, sont trop proches du fond, et l’encre boit encore un peu de brun au passage.\n\nDeux remèdes : un aplat de blanc de soutien sous le code, zone de silence comprise, ou une petite étiquette blanche collée. Demandez deux passages de blanc, le premier laisse souvent remonter les fibres. Mon essai prend une minute : je photographie la feuille près de la fenêtre, je passe l’image en noir et blanc, et si je plisse les yeux pour séparer l’encre du papier, le téléphone peinera aussi.',
    tags: ['kraft', 'papier', 'contraste', 'impression'],
    keywords: [
      'blanc de soutien',
      'code sur papier brun',
      'encre de couleur',
      'étiquette de charcuterie',
      'noir sur kraft',
      'essai de contraste',
    ],
    comments: [
      'Pour 40 sacs, je l’ai fait au pochoir : deux couches d’acrylique blanche, puis le code au tampon noir. Tout est passé, même si le tampon bavait plus que le kraft ne gênait.',
    ],
  },
  {
    n: 60,
    title: 'Ces codes peints par une IA : jolis, mais qui arrive à les lire ?',
    content:
      'Une fromagère m’a apporté son code transformé en alpage : vaches, chalets, nuages, et quelque part là-dedans trois carrés. Elle l’adore. Sur ma table, un téléphone l’a lu d’un coup, un autre après dix secondes, le troisième jamais.\n\nLe principe se devine. Une image de diffusion est contrainte par le motif, de sorte que le centre de chaque module reste à peu près clair ou à peu près foncé. Là où un nuage tombe sur un module noir, on obtient un gris moyen, et c’est la correction d’erreurs qui paie. Le code part donc à l’imprimerie avec son crédit déjà entamé : plus rien pour l’encre qui file, le pli ou la tache de gras.\n\nJe ne suis pas contre. Sur une affiche de 60 cm, avec l’adresse en toutes lettres dessous, pourquoi pas. Pour une étiquette de 25 mm qui vit au frigo, j’ai refusé, et dessiné l’alpage autour d’un code ordinaire.\n\nEn avez-vous imprimé ? Sur quel support, et combien de téléphones ont suivi ?',
    tags: ['IA', 'design', 'lisibilité', 'correction d’erreurs'],
    keywords: [
      'code artistique',
      'image de diffusion',
      'code illustré',
      'gris moyens',
      'tester plusieurs téléphones',
      'adresse en toutes lettres',
    ],
    comments: [
      'Deux affiches A2 pour un théâtre. Sept téléphones sur neuf dans le hall à midi, deux sur neuf le soir quand l’éclairage virait au jaune.',
      'Pour trier, je réduis l’image à la taille d’un timbre et je la floute. Si les trois repères se fondent dans le décor, inutile d’imprimer.',
      {
        text: 'On parle de lecture, mais encore faut-il reconnaître un code. Mes parents ont trouvé le tableau charmant et sont passés à autre chose.',
        replies: ['D’où l’adresse en clair et deux mots du genre « à scanner ». Sans ça, autant l’encadrer.'],
      },
    ],
  },
  {
    n: 72,
    title: 'Et ceux qui n’ont pas de téléphone ? Le code dans l’espace public',
    content:
      'Un habitué de 81 ans est resté dix minutes devant notre succursale fermée. Sur la porte : « Horaire modifié, scannez le code. » Il n’a pas de cellulaire. Le nouvel horaire, lui, tenait en deux lignes.\n\nJ’ai fait le tour de nos 46 affiches. Dix-neuf n’offraient rien d’autre que le code. On a donc adopté une règle : il ajoute, il ne remplace pas. Chaque panneau porte l’essentiel en texte et au moins une autre voie, un numéro, une feuille à prendre ou le comptoir. Ça nous oblige à écrire plus court, ce qui n’a fait de mal à personne.\n\nEt il n’y a pas que les gens sans appareil. La pile est à plat, les données du mois sont épuisées, la page n’existe qu’en français, ou la personne est aveugle et rien ne lui dit qu’un code se trouve là.\n\nÀ quel endroit le code seul vous paraît-il acceptable ? Où devient-il une porte fermée ?',
    tags: ['accessibilité', 'espace public', 'bibliothèque', 'affiche'],
    keywords: [
      'sans téléphone',
      'exclusion numérique',
      'repère tactile',
      'version papier',
      'aînés et codes',
      'horaire affiché',
    ],
    comments: [
      'Arrêt d’autobus en campagne : horaire derrière un code, aucun réseau, un dimanche à 14 h. J’ai marché.',
      'Seul, il passe pour un jeu, une bande-annonce, un supplément. Pas pour un horaire, un tarif ou une consigne de sécurité.',
      {
        text: 'Je tiens un guichet. Imprimer la page à la demande prend vingt secondes et ça lance une conversation. Le papier n’est pas l’ennemi.',
        replies: ['À condition qu’il y ait quelqu’un derrière. Le nôtre ferme à midi, l’affiche reste.'],
      },
      'Pour les personnes aveugles, l’emplacement constant change tout : toujours en bas à droite, toujours à 1,10 m, avec un coin en relief que le doigt trouve.',
      'Je vois très mal et je scanne très bien. Ce qui me bloque vient après : une photo de document que la synthèse vocale ne peut pas lire.',
      {
        text: 'N’exagérons pas, presque tout le monde a un téléphone. On n’imprime plus d’annuaires non plus.',
        replies: [
          'Presque tout le monde, moins les enfants, une partie des aînés, les touristes sans forfait et les gens en pleine crise. Un service public ne choisit pas son public.',
          'Le « presque » était léger, j’admets. Reste à savoir qui paie et qui remplace les feuilles.',
        ],
      },
      'Et les enfants ! À la ludothèque, ce sont eux qui veulent la règle du jeu, et à huit ans ils n’ont pas d’appareil.',
      'On a récupéré une vieille borne à écran, posée au milieu de la salle. Elle affiche les mêmes pages que les codes, en gros.',
      {
        text: 'La langue joue aussi dans l’autre sens : un panneau porte deux langues, une page peut en offrir douze. Là, le code fait entrer des gens que le papier laissait dehors.',
        replies: ['D’accord, mais il faut l’écrire à côté du code dans ces langues-là. Sinon, qui le saurait ?'],
      },
      'Il fait −20, la pile affiche 3 % et l’appareil s’éteint en sortant de la poche. Par chez nous ce n’est pas un cas théorique.',
      'Nous avons gardé le répondeur avec l’horaire du jour, réenregistré chaque matin. Il sert encore, même depuis un téléphone à cadran.',
      {
        text: 'Au musée du village, on prête trois vieilles tablettes contre une carte d’identité.',
        replies: [
          'La carte en arrête plus d’un. Un prénom dans un carnet ne suffirait pas ?',
          'Je vais le proposer. En quatre ans une seule tablette a disparu, et elle était dans notre tiroir.',
        ],
      },
      'J’ajoute la hauteur. À 1,80 m, un code exclut quelqu’un en fauteuil aussi sûrement que l’absence de téléphone.',
      'Nous avons fait l’inverse, un mois sans aucun code. Douze personnes les ont réclamés, dont deux de plus de 75 ans.',
      {
        text: 'Le pire, pour moi : le stationnement où le code est la seule façon de payer.',
        replies: [
          'Le nôtre affiche aussi un numéro à composer. Presque personne n’appelle.',
          'S’il est écrit aussi petit que le mien, je comprends. Je l’ai cherché sous la pluie, à la lampe.',
        ],
      },
      'Votre règle force à décider de ce qui est essentiel. C’est là que ça coince, bien avant le code.',
      'Une petite méthode : on lit le panneau à voix haute en sautant le code. S’il manque de quoi agir, on réécrit.',
      {
        text: 'Qui vérifie que la feuille et la page disent la même chose ? Notre version plastifiée annonçait encore les vieux tarifs.',
        replies: [
          'Une date en bas de la feuille, la même en bas de la page. Quand elles diffèrent, on sait au moins laquelle croire.',
        ],
      },
    ],
  },
  {
    n: 73,
    title: 'Deux codes sur une contre-étiquette, et le téléphone lit le mauvais',
    content:
      'Le rosé d’un client porte deux codes sur une contre-étiquette de 80 × 50 mm : à gauche celui des ingrédients, à droite celui du domaine, pour les visites. 16 mm chacun, 12 mm entre les deux. Résultat, les gens qui veulent réserver une dégustation tombent sur la teneur en sucre, et inversement.\n\nMon téléphone propose les deux et j’appuie sur le bon. Celui du vigneron en attrape un au hasard, ou le plus net, ou le plus centré ; je n’ai pas réussi à deviner la règle.\n\nJ’ai ajouté une légende sous chacun, puis un filet vertical. Pour les humains, c’est mieux. La caméra s’en moque. Une seule page avec les deux liens réglerait tout, sauf que la fiche réglementaire ne doit pas se mêler de promotion.\n\nVous jouez sur la distance, la taille, l’autre face ? Existe-t-il une disposition qui tienne avec tous les lecteurs ?',
    tags: ['étiquettes', 'vin', 'mise en page', 'lisibilité'],
    keywords: [
      'deux codes côte à côte',
      'mauvais code lu',
      'distance entre deux codes',
      'légende sous un code',
      'choix du lecteur',
      'fusionner deux pages',
    ],
    comments: [
      'L’autre face de la bouteille, sans hésiter. Ce que la caméra ne voit pas, elle ne peut pas le confondre.',
      'À 10 cm, un téléphone embrasse à peu près toute votre contre-étiquette. 12 mm d’écart n’y changeront rien, il faut que l’un des deux sorte du cadre.',
      {
        text: 'J’ai joué sur la taille : 22 mm pour celui que les gens cherchent, 13 mm pour l’autre. Le grand gagne presque toujours.',
        replies: [
          'Presque ? Chez nous le petit l’emportait, il était plus près du centre de l’image.',
          'Huit essais sur dix, avec six téléphones. Et quand on s’approche, le grand déborde, le petit reste seul dans le cadre.',
        ],
      },
      'Posez un pouce dessus ! Je plaisante à moitié : « cachez l’autre code », je l’ai lu dans une vraie notice.',
      'Le domaine a-t-il besoin d’un code ? Une adresse de douze lettres se tape plus vite que ce tirage au sort.',
      {
        text: 'Réglementaire au dos, domaine sur le carton de six. C’est en ouvrant le carton qu’on a envie de venir en visite.',
        replies: ['Pour un caviste qui vend à la bouteille, ça ne marche pas. Son client ne voit jamais le carton.'],
      },
      'Même ennui avec un Data Matrix de traçabilité et un QR sur nos pots. Le premier est passé sous le pot, affaire classée.',
      'Certains appareils s’accrochent au premier code trouvé et ne le lâchent plus tant qu’on n’a pas bougé. C’est peut-être votre hasard.',
      {
        text: 'Essayez la diagonale, un en haut à gauche, l’autre en bas à droite. On cadre spontanément un coin.',
        replies: [
          'Sur votre format, ça donne environ 60 mm entre les centres au lieu de 28. Chez moi un écart pareil a suffi.',
        ],
      },
      'Quand le lecteur propose une liste, encore faut-il reconnaître les adresses. Même domaine et deux chemins obscurs, c’est pile ou face.',
      'Je lis les fiches d’ingrédients bien plus souvent que je ne visite des chais. Merci de ne pas réduire celui-là.',
      {
        text: 'Et une page unique, strictement factuelle, avec juste un lien discret vers le site du domaine ?',
        replies: [
          'Pas sans demander à l’organisme qui contrôle l’étiquette. Un lien discret, c’est déjà un pied dans la boutique.',
        ],
      },
      'On a pris une contre-étiquette à volet : un coin se soulève, le second code est dessous. Presque le double du prix, aucune confusion.',
      'En dessous d’une largeur de main, deux codes finissent toujours par se gêner. Tout le reste est du bricolage.',
      {
        text: 'Est-ce que le plus dense perd ? Mon lecteur trouvait toujours celui à gros modules en premier.',
        replies: [
          'Ça se tient : il devient lisible de plus loin. Quand l’autre le serait enfin, la première page est déjà ouverte.',
          'Donc gros modules pour celui qui doit gagner. Je referai l’essai avec des versions bien éloignées.',
        ],
      },
      'Si l’étiquette peut passer en 50 × 80, mettez-les l’un au-dessus de l’autre. Sur une bouteille, on monte ou on descend l’appareil plus facilement qu’on ne vise à gauche ou à droite.',
      'Essayez debout au rayon, bouteille dans une main. À table on vise ; au rayon, le pouce cache la moitié de l’étiquette.',
      {
        text: 'Nous avons enlevé le second code et écrit « Visites le samedi à 11 h ». Les réservations n’ont pas bougé.',
        replies: [
          'Et comment réserve-t-on ? Une phrase sans numéro ni adresse, je passerais mon chemin.',
          'Le nom du domaine suffit pour trouver le site, d’après les visiteurs. Mais je peux ajouter le téléphone, il reste 15 mm.',
        ],
      },
    ],
  },
  {
    n: 85,
    title: 'Numéro de téléphone dans un code : indicatif du pays ou pas ?',
    content:
      'tel:819-555-0142, voilà ce que contenait le code de nos panneaux pour le prêt entre bibliothèques. Personne d’ici ne s’en est plaint. Puis une chercheuse de Lyon, avec son cellulaire français, m’a écrit que l’appel n’aboutissait pas.\n\nJ’hésite maintenant entre tel:+18195550142, que la RFC 3966 appelle un numéro global, et la forme locale que tout le monde reconnaît à l’œil. Ma crainte : un usager de Trois-Rivières voit le +1 et pense payer un interurbain.\n\nIl y a aussi le poste. Le mien est le 42 et j’ai essayé ;ext=42 à la fin. Un téléphone affiche le poste à part, un deuxième l’ignore, le troisième colle les chiffres bout à bout.\n\nQue mettez-vous dans les vôtres, et sur le panneau à côté ? Quelqu’un joint-il un poste de façon fiable ?',
    tags: ['téléphone', 'format', 'international', 'bibliothèque'],
    keywords: ['lien tel:', 'indicatif +33', 'RFC 3966', 'numéro de poste', 'zéro initial', 'appel depuis l’étranger'],
    comments: [
      'Toujours le +. Un téléphone d’ici sait très bien quoi faire d’un +1, et l’appel n’en devient normalement pas plus cher.',
      'Piège français : le 0 du début disparaît. 01 99 00 12 34 devient +33199001234, jamais +330199001234.',
      {
        text: 'Et l’Italie ? J’ai retiré par réflexe le 0 d’un fixe de Turin, l’appel ne passait pas.',
        replies: [
          'Là, le 0 reste après +39 pour les fixes. C’est le contre-exemple classique, il faut vérifier pays par pays.',
        ],
      },
      'Le + dans le code, l’écriture d’ici sur le panneau. Ce que lit l’œil et ce que compose l’appareil n’ont pas à être identiques.',
      'Enlevez les tirets aussi. La norme les tolère, mais ils ne servent qu’à l’œil, et un lecteur mal fait peut buter dessus.',
      {
        text: 'Pour le poste, mettez une virgule : tel:+18195550142,42. L’appareil marque une pause de deux ou trois secondes et compose 42.',
        replies: [
          'Marche chez moi, sauf que le message d’accueil parle plus longtemps que la pause. Deux virgules, et réglage à l’oreille.',
        ],
      },
      'Donnez un numéro direct plutôt qu’un poste. Un code qui tombe sur un menu vocal, c’est un menu vocal de plus.',
      'Attention aux numéros sans frais : le nôtre ne répondait pas depuis l’étranger. Le numéro ordinaire est dans le code, le gratuit en toutes lettres.',
      {
        text: 'Même prudence avec les numéros courts et ceux d’urgence. Ils dépendent de l’endroit où se trouve l’appareil, je n’en fais jamais un code.',
        replies: [
          'Sur le panneau, par contre, le numéro d’urgence local doit être écrit en gros. Il se compose sans viser.',
        ],
      },
      'Sur mes deux téléphones, le numéro s’affiche et attend qu’on appuie. C’est le moment de relire l’indicatif, avant d’imprimer 50 panneaux.',
      'Le +1 inquiétait aussi mes voisins. J’ai écrit « appel local » sous le code et plus personne ne pose la question.',
    ],
  },
  {
    n: 86,
    title: 'Sentier patrimonial : un seul code par panneau, quatre langues',
    content:
      'Douze panneaux le long du fleuve, en français, anglais, espagnol et abénaki. Le premier prototype portait quatre codes ; les promeneurs lisaient de l’espagnol par accident. On est revenus à un seul, et voici comment il se débrouille.\n\nL’adresse ne contient aucune langue : example.org/s/7 pour le panneau 7. Elle est gravée dans l’aluminium, c’est donc la seule chose qui ne changera plus jamais.\n\nÀ l’arrivée, le serveur lit l’en-tête Accept-Language du navigateur et répond dans la première langue qu’il connaît, sinon en français. Pas de devinette par adresse IP : elle dit où passe le réseau, pas ce que lit la personne. En haut de la page, un sélecteur bien visible, chaque langue écrite dans sa propre langue, sans drapeau. Aucun de nos téléphones d’essai n’annonçait l’abénaki ; sans ce sélecteur, personne ne l’aurait trouvé.\n\nLe texte fait 120 mots, la photo 60 ko, rien d’autre ne se charge. Une barre de réseau suffit. Sans réseau, pas de page : le panneau porte donc trois phrases qui se tiennent toutes seules. Avant l’ouverture, une personne par langue a marché les 2 km et scanné les douze.',
    tags: ['langues', 'patrimoine', 'espace public', 'page mobile'],
    keywords: [
      'panneau multilingue',
      'Accept-Language',
      'sélecteur de langue',
      'sentier d’interprétation',
      'code gravé aluminium',
      'page légère',
    ],
    comments: [
      'Et le téléphone réglé en portugais ? L’anglais me semble un repli plus utile que le français pour quelqu’un qui vient de loin.',
      'Merci pour l’absence de drapeaux. En Belgique, on m’a déjà proposé le français derrière le drapeau d’à côté.',
      {
        text: 'L’adresse IP fonctionne pourtant bien chez nous, la plupart des promeneurs sont du coin.',
        replies: [
          'Les autres, justement. Un cycliste allemand en itinérance sort souvent par l’Allemagne ; son ami avec une carte SIM d’ici, non. Même groupe, deux langues.',
          'Bon, je lirai l’en-tête à la prochaine mise à jour. Ça fera une base de données de moins à entretenir.',
        ],
      },
      '60 ko, en quelle largeur ? À 900 pixels, je n’arrive pas sous 110 sans que le ciel fasse des bandes.',
      'Gardez la langue choisie d’un panneau à l’autre. Rien de plus agaçant que de remettre « español » douze fois.',
      {
        text: 'On avait enregistré des voix pour chaque arrêt. 2 Mo par panneau, et personne n’a d’écouteurs en forêt.',
        replies: [
          'Nous, des familles écoutent au haut-parleur. Mais le son ne se charge que si on appuie, donc la page reste légère.',
          'C’est ce qui nous manquait. Le nôtre partait tout seul, et les oiseaux aussi.',
        ],
      },
      'Méfiez-vous du soleil sur l’alu gravé. À midi le nôtre ne se lisait plus, on est passés à l’émail blanc mat et 50 mm de code.',
      'Chez nous la technique a pris deux jours et la relecture des traductions cinq mois. À mettre dans le calendrier.',
      {
        text: 'Pour l’absence de réseau : un téléphone prêté à l’accueil, avec les douze pages déjà enregistrées. C’est bête et ça marche.',
        replies: [
          'Et qui pense à le recharger, le dimanche soir ?',
          'La personne de l’accueil, en comptant la caisse. On en a trois, jamais plus de deux dehors.',
        ],
      },
      'Prévoyez quand même /s/7/en pour le partage. Sinon j’envoie un texte anglais à ma sœur et elle en reçoit un autre.',
      'L’abénaki en tête du sélecteur, ce serait un beau geste. Quatre lignes dans la liste, personne ne se perdra.',
      {
        text: '120 mots pour tout un chantier naval, c’est maigre. Nos panneaux en ont 300 et les gens lisent.',
        replies: [
          'Assis sur le banc, peut-être. Debout, sur un écran de 6 pouces en plein soleil, je décroche bien avant.',
          'Alors 120 d’abord et « lire la suite » ensuite. Je préfère ça à couper.',
        ],
      },
      'Mettez l’attribut lang sur chaque version. Sans lui, le téléphone de ma mère lisait l’anglais à voix haute avec des sons français, incompréhensible.',
    ],
  },
  {
    n: 98,
    title: 'GS1 Digital Link pas à pas : le même code en caisse et chez le client',
    content:
      'Une coopérative fromagère m’a demandé si le code du client et celui de la caisse pouvaient n’en faire qu’un. Oui, c’est prévu pour, mais pas du jour au lendemain. Voici comment j’ai monté l’étiquette.\n\nL’adresse. Dans https://example.com/01/09506000134352/10/L2408?17=270331, le 01 annonce le GTIN sur 14 chiffres : un EAN-13 prend un zéro devant, le dernier chiffre reste la clé de contrôle. Le 10 annonce le lot, le 17 la date limite en année, mois, jour. Le domaine est celui de la marque ou d’un résolveur, qui choisit la page à montrer.\n\nLa place. 56 octets demandent 33 modules au niveau M, 41 au niveau H. Pour une portion sous vide, j’ai pris M et 20 mm sans la marge, soit 0,6 mm par module. Comme le lot et la date changent à chaque fabrication, le code s’imprime sur la ligne et non chez l’imprimeur : je lui réserve un pavé blanc vide.\n\nLa caisse. L’objectif « Sunrise 2027 », c’est des lecteurs capables de lire le 2D d’ici à la fin de 2027. En attendant, l’EAN-13 reste sur l’étiquette avec ses propres marges. Faites lire l’épreuve en magasin, pas seulement par votre téléphone.',
    tags: ['GS1', 'fromage', 'étiquettes', 'traçabilité'],
    keywords: ['GTIN à 14 chiffres', 'Sunrise 2027', 'EAN-13 et QR', 'numéro de lot', 'résolveur', 'lecture en caisse'],
    comments: [
      'Si votre fromage porte une date de durabilité minimale, c’est 15 et pas 17. Le 17 est la date limite, et un magasin peut bloquer l’une sans bloquer l’autre.',
      'Notre douchette 2D voyait les deux codes et enregistrait parfois l’article deux fois. Bon conseil, l’essai en magasin.',
      {
        text: 'Pourquoi le GTIN plutôt que notre référence interne ? Elle tient en cinq lettres.',
        replies: [
          'Parce que la caisse ne cherche que lui. Votre référence ressemblerait à n’importe quelle page web, et elle n’en tirerait rien.',
        ],
      },
      'Chez nous tout est à poids variable, donc une adresse différente par tranche. La balance imprime un EAN-13 au poids, pas encore un QR.',
      'Recalculez la clé dans le tableur : poids 3 puis 1 en alternance, de droite à gauche, sans compter la clé elle-même. Une saisie sur cinquante était fausse dans notre fichier.',
      {
        text: 'Et dans dix ans, qui répond à cette adresse ? Un fromage se mange, mais on colle la même chose sur des poêles.',
        replies: [
          'Mettez votre propre nom de domaine et louez seulement le service derrière. La partie /01/ et la suite ne dépendent pas du prestataire.',
          'Vu ainsi, je garde le domaine et le contrat devient remplaçable. Ça me va.',
        ],
      },
      'Gare à la casse du lot : l2408 dans le fichier, L2408 sur l’étiquette, et la page du lot restait vide.',
      'Le sous-vide plisse aux coins et brille côté coupe. Nous avons posé l’étiquette sur la croûte, à plat.',
      {
        text: 'Six fromages, un marché le samedi, pas de caisse à scanner. Qu’est-ce que j’y gagne ?',
        replies: [
          'Rien dans l’immédiat, à mon avis. Un lien simple vers la fiche suffit, le GTIN viendra le jour où un magasin le demandera.',
        ],
      },
      'Pour moi le vrai intérêt, c’est le rappel : avec le lot dans l’adresse, la page peut dire au client si c’est son morceau à lui.',
      'Sans la date, HTTPS://EXAMPLE.COM/01/09506000134352/10/L2408 passe en alphanumérique et descend en version 3 au niveau M, 29 modules. Pas négligeable sur une portion.',
    ],
  },
  {
    n: 99,
    title: 'Signez le bon à tirer téléphone en main, à la taille réelle',
    content:
      'Scanner le PDF à l’écran prouve une chose : que votre écran est beau. Il est éclairé par derrière, agrandi, sans grain, et l’encre n’y bave pas.\n\nPas de signature, donc, sans une épreuve à l’échelle 1 sur le papier commandé. L’engraissement fait la différence. Sur un vergé non couché, j’ai mesuré à la loupe des modules noirs de 0,40 mm arrivés à 0,48, et les blancs rétrécis d’autant. Ce code-là passait encore ; le même à 0,30 ne passait plus.\n\nMon ordre : trois téléphones dont un vieux, à bout de bras puis de près, à la lumière du jour puis sous la lampe de la cuisine. J’ouvre la page et je lis la première ligne, pour être sûre de la cuvée. Ensuite seulement la date, la version du fichier, et ma signature juste à côté du code, pas en bas de la feuille.',
    tags: ['bon à tirer', 'impression', 'papier', 'épreuve'],
    keywords: [
      'engraissement du point',
      'échelle 1',
      'contrôle avant impression',
      'papier vergé',
      'taille d’un module',
      'scanner l’épreuve',
    ],
    comments: [
      'On m’a envoyé une épreuve jet d’encre sur papier photo, lue à un mètre. Le tirage sur bouffant, beaucoup moins. Trois jours de délai pour le vrai papier, je les prends.',
      'Ouvrir la page, voilà ce que tout le monde saute. Notre code était parfait et menait au millésime précédent.',
      {
        text: 'Qui paie l’épreuve sur le bon papier ? Pour 300 étiquettes, elle coûte presque le tirage.',
        replies: [
          'En numérique, je demande la première feuille du vrai tirage et je la scanne à côté de la machine. Ça me coûte un café.',
        ],
      },
    ],
  },
];
