// biome-ignore-all lint/style/noExcessiveLinesPerFile: all texts in German are one table, which would gain nothing from
// being split.
import type { PostText } from './post-text.ts';

/** All posts in German with their comments, in ascending order of their numbers. */
export const DE: readonly PostText[] = [
  {
    n: 9,
    title: 'Speisekarte hinter dem Code: PDF oder doch eine Webseite?',
    content:
      'Seit drei Jahren führt der Code auf unseren Tischen zu einem PDF, A4 im Querformat, 4,2 MB, weil mein Neffe so schöne Fotos vom Backhendl gemacht hat. In der Stube geht das, dort ist WLAN. Heraußen unter der Linde schaut man auf einen grauen Bildschirm, und dann wird mit zwei Fingern gezoomt, bis man die Preise findet.\n\nDazu die Tageskarte: Ich ändere sie jeden Vormittag, exportiere, lade hoch, und trotzdem zeigen manche Handys noch das Schnitzel vom Vortag. Die Allergene stehen als Buchstaben A bis R ganz hinten auf Seite 4. Eine Dame, die sich ihr Handy vorlesen lässt, hat nur „Grafik, Grafik“ gehört.\n\nAusprobiert habe ich ein kleineres PDF (600 kB, Fotos weg) und eines im Hochformat. Besser, aber nicht gut. Eine einfache Webseite traue ich mir zu, nur möchte ich nicht Karte und Seite doppelt pflegen und die Tischkarten nicht neu drucken.\n\nWie habt ihr das gelöst? Kann die Adresse gleich bleiben, wenn ich wechsle, und kommt aus der Seite noch eine halbwegs schöne Karte für den Drucker heraus?',
    tags: ['Speisekarte', 'PDF', 'Webseite', 'Gastronomie'],
    keywords: [
      'Speisekarte am Handy',
      'Allergene online',
      'Tageskarte ändern',
      'PDF zu groß',
      'Vorlesefunktion',
      'gleiche Adresse behalten',
    ],
    comments: [
      'Die Adresse kann bleiben, wenn du am Server einstellen darfst, was dort ausgeliefert wird. Steht im Code /karte.pdf, dann leite genau diesen Pfad auf /karte um. Die Tischkarten merken nichts davon.',
      'Ein Druck-Stylesheet reicht: zwei Spalten, Navigation ausblenden, Schrift mit Serifen. Wir drucken unsere Karte seit zwei Saisonen direkt aus dem Browser, aufgefallen ist es niemandem.',
      {
        text: 'Ich würde beim PDF bleiben, aber eines in A6 hoch mit großer Schrift machen. Das passt ohne Zoomen auf jedes Handy, und du pflegst nur ein Dokument.',
        replies: [
          'Das Vorlesen löst du damit nicht. Ein PDF aus dem Layoutprogramm hat meist keine Struktur, und die Allergene stehen noch immer hinten.',
          'Stimmt, an die Vorlesefunktion hatte ich nicht gedacht. Dann doch die Seite, mit den Buchstaben gleich beim Gericht.',
        ],
      },
      'Das alte Schnitzel kommt aus dem Zwischenspeicher. Mit „Cache-Control: no-cache“ fragt das Handy jedes Mal nach, ob sich etwas geändert hat.',
    ],
  },
  {
    n: 10,
    title: 'Wie ein Lesegerät den Code überhaupt findet: acht Schritte',
    content:
      'Mein erster Decoder hat drei Wochenenden gekostet, und zwei davon gingen nicht für die Mathematik drauf, sondern für die Frage: Wo im Bild ist das Ding?\n\nEins: Aus Grau wird Schwarz und Weiß. Ein einziger Schwellwert scheitert am ersten Schatten, also bestimmt man ihn für kleine Kacheln einzeln. Zwei: In jeder Bildzeile dunkel-hell-dunkel-hell-dunkel im Verhältnis 1:1:3:1:1 suchen und senkrecht nachmessen. Drei solche Treffer sind drei Ecken. Drei: Abstand der Mittelpunkte durch die Modulbreite, plus sieben, ergibt die Module je Seite und damit die Version. Ab Version 7 steht sie zusätzlich im Symbol.\n\nVier: Die vierte Ecke hat kein Suchmuster, dafür liegt ab Version 2 ein kleines Ausrichtungsmuster in ihrer Nähe. Mit vier Punkten lässt sich die Perspektive herausrechnen. Fünf: In der Mitte jedes Moduls einmal nachsehen, dunkel oder hell.\n\nSechs: 15 Bit Formatinformation lesen. Sie stehen zweimal da und nennen Stufe und Maske. Sieben: Maske per XOR entfernen, Codewörter im Zickzack von rechts unten einsammeln, Blöcke entflechten, Reed-Solomon rechnen lassen. Acht: Segmente lesen, vier Bit Modus, dann Länge, dann Inhalt.\n\nWer das nachbauen will, fängt am besten hinten an, mit einem sauberen Raster aus einer Textdatei. Sechs bis acht gehen in einer Woche Feierabenden. Eins bis fünf sind Bildverarbeitung und nie ganz fertig.',
    tags: ['Decoder', 'Suchmuster', 'Norm', 'Fehlerkorrektur'],
    keywords: [
      'QR-Code decodieren',
      'Verhältnis 1:1:3:1:1',
      'Ausrichtungsmuster',
      'Formatinformation',
      'Reed-Solomon',
      'Perspektive entzerren',
    ],
    comments: [
      'Zu Schritt zwei: Bei mir meldet die Suche auch Lüftungsgitter und Fensterfronten. Erst die Prüfung, ob drei Treffer ungefähr gleich große Module haben, räumt das auf.',
      'Kleine Ergänzung: Die 15 Formatbits sind mit einem festen Muster verknüpft, damit sie nie alle null sind. Daran habe ich einen halben Tag gesucht.',
      {
        text: 'Warum ausgerechnet 1:1:3:1:1? Das klingt willkürlich.',
        replies: [
          'Man hat damals Drucksachen durchgesehen und ein Verhältnis gesucht, das dort kaum vorkommt. So erzählen es jedenfalls die Erfinder.',
          'Plausibel. Und weil es ineinanderliegende Quadrate sind, stimmt es durch die Mitte bei jedem Winkel. Habe es mit dem Lineal nachgemessen.',
        ],
      },
      'Bei Version 1 fehlt das Ausrichtungsmuster ja. Nehmt ihr die vierte Ecke dann einfach als Parallelogramm an?',
      'Schritt eins entscheidet mehr, als man glaubt. Nach dem Wechsel von 8 auf 40 Pixel große Kacheln las mein Programm plötzlich Codes im Halbschatten.',
      {
        text: 'Zeilen absuchen fühlt sich nach 1994 an. Ich lasse ein kleines neuronales Netz die Ecken finden und spare mir die ersten drei Schritte.',
        replies: [
          'Auf dem Handy gern. Mein Mikrocontroller hat 256 kB Speicher, da ist die Zeilensuche unschlagbar.',
          'Für den Mikrocontroller gebe ich dir recht. Bei zerknitterten Paketen bleibe ich beim Netz.',
        ],
      },
      'Mit der Textdatei anzufangen war der beste Rat. 21 mal 21 Nullen und Einsen von Hand abgetippt, am dritten Abend stand „HALLO“ in der Konsole.',
    ],
  },
  {
    n: 22,
    title: 'Codes automatisch prüfen, bevor die Druckmaschine läuft',
    content:
      'Anlass war ein Bogen mit 48 Etiketten, auf dem Nummer 31 ins Leere führte. Gemerkt hat es der Kunde. Seitdem läuft vor jeder Druckfreigabe ein Skript, knapp 200 Zeilen Python.\n\nGeprüft wird das Druck-PDF selbst, nicht die Einzelbilder, aus denen es entstanden ist. Jede Seite wird mit 300 dpi gerastert. Dann lesen drei Decoder jeden Code: ZXing, ZBar und OpenCV. Alle drei müssen denselben Text liefern, und der muss zeichengenau in der Auftragsliste stehen. Streikt einer, wird nachgesehen: zu wenig Rand, zu heller Ton, ein Bild unter dem Code?\n\nDanach mache ich die Bilder absichtlich schlechter: auf ein Drittel verkleinert, um 7 Grad gedreht, um ein halbes Modul weichgezeichnet, Kontrast halbiert. Hier verlange ich nur noch zwei von dreien.\n\nZum Schluss die Ziele. Jede Adresse wird abgerufen, Weiterleitungen werden verfolgt, am Ende muss ein 200 stehen und auf der Seite ein Wort, das ich vorher festlege. Hübsche Fehlerseiten antworten nämlich auch gern mit 200.\n\nDer Bericht ist eine Tabelle: Seite, Position in Millimetern, Text, Modulgröße, drei Haken, Ziel. Was rot ist, geht nicht raus. Für 48 Codes dauert das vierzig Sekunden.',
    tags: ['Druck', 'Prüfung', 'Automatisierung', 'Etiketten'],
    keywords: [
      'Druck-PDF prüfen',
      'mehrere Decoder vergleichen',
      'tote Links finden',
      'Unschärfe simulieren',
      'Druckfreigabe',
      'ZXing ZBar OpenCV',
    ],
    comments: [
      'Nur rastern reicht nicht bei Sonderfarben. Ein Code in Silber sieht im PDF nach brauchbarem Grau aus und spiegelt auf der fertigen Folie alles weg.',
      'Auf ein Drittel verkleinern ist für uns zu streng. 0,4 mm sind bei 300 dpi keine fünf Pixel, danach bleiben anderthalb je Modul. Da scheitert auch ein tadelloser Code.',
      {
        text: 'Wozu drei Decoder? ZXing liest ohnehin mehr als die meisten Handys.',
        replies: ['Genau deswegen. Der großzügigste verschweigt dir, dass der Code knapp ist, der strengste sagt es.'],
      },
      'Wir zählen zusätzlich: gefundene Codes je Seite gegen die Auftragsliste. So fiel ein Etikett auf, das im Layout unter einem anderen lag.',
      'Die Ziele bitte mit Pausen abrufen. Mein erstes Skript hat 2.000 Adressen in einer Minute angefragt, danach war unser Büro beim Kunden gesperrt.',
      {
        text: 'Geht das auch ohne Programmierer? Ich habe eine Druckerei mit vier Leuten, und Python spricht keiner.',
        replies: [
          'Für den Anfang genügt Handarbeit mit System: PDF bei 100 Prozent auf den Bildschirm, zwei verschiedene Handys, Liste abhaken, Ziel öffnen.',
          'Bei 48 Stück machbar, bei 5.000 variablen nicht. Dann frage ich wohl doch den Sohn meiner Buchhalterin.',
        ],
      },
      'Den Rand messe ich separat. Decoder lesen erstaunlich oft auch mit zwei Modulen Ruhezone, der Handscanner im Lager dann nicht mehr.',
      'OpenCV steigt bei mir ab etwa Version 20 regelmäßig aus. Wer große Codes hat, sollte die Zwei-von-drei-Regel darauf abstimmen.',
      {
        text: '300 dpi aus dem PDF sagen wenig über die Maschine. Flexodruck auf Folie ist etwas anderes als ein sauberes Rasterbild.',
        replies: [
          'Darum verdicken wir in einer zweiten Runde alle dunklen Flächen um 40 µm je Kante. Das kommt dem Zuwachs auf unserem Material recht nahe.',
          'Gute Idee. Bei uns schwankt es je nach Klischee zwischen 20 und 60, ich würde beide Enden rechnen.',
        ],
      },
      'Ein 200 und ein Wort auf der Seite, das hätte uns gerettet. Unsere abgelaufene Domain hat ein Jahr lang brav geantwortet, mit Werbung für Autoreifen.',
      'Mir fehlt die Perspektive in der Liste. Auf Kartons wird selten frontal gelesen, ich kippe die Bilder um 30 Grad.',
      {
        text: 'Zeichengenau klingt streng. Unser System hängt manchmal hinten einen Schrägstrich an, die Seite ist dieselbe.',
        replies: [
          'Für den Browser vielleicht. Für das Symbol kann ein Zeichen mehr die nächste Version und kleinere Module bedeuten.',
          'Dann räume ich lieber die Liste auf, als die Prüfung weicher zu machen.',
        ],
      },
      'Vierzig Sekunden für 48 klingt nach einem einzigen Prozess. Seitenweise auf vier Kerne verteilt, und die Kaffeepause ist weg.',
      'Wer hebt den Bericht auf? Bei uns liegt er neben dem PDF im Auftrag. Bei einer Reklamation nach acht Monaten war das Gold wert.',
    ],
  },
  {
    n: 23,
    title: 'Serienetiketten: Version festlegen, dann springt nichts',
    content:
      'Bis Etikett 9999 sah alles gleich aus, ab 10000 waren die Module plötzlich kleiner. Niemand hatte etwas verstellt. Die Adresse war um ein Zeichen gewachsen.\n\nNachgerechnet: https://example.com/g/ hat 22 Zeichen, mit vier Ziffern sind es 26, und genau so viele Byte fasst Version 2 bei Stufe M. Mit der fünften Ziffer braucht es Version 3, also 29 statt 25 Module. Auf 20 mm Kantenlänge schrumpft das Modul von 0,8 auf 0,69 mm. Hält das Layout stattdessen die Modulgröße fest, wächst der Code in die Beschriftung hinein.\n\nDeshalb: den längsten Inhalt bestimmen, der je vorkommen wird, dafür die kleinste passende Version ermitteln und sie für die ganze Serie vorgeben. Die meisten Bibliotheken haben dafür einen Parameter. Kürzere Inhalte werden mit Füllbytes ergänzt, gelesen wird trotzdem nur der Text. Wer die Nummern mit führenden Nullen anlegt, ist das Problem von vornherein los.',
    tags: ['Etiketten', 'Version', 'Seriennummern', 'Layout'],
    keywords: [
      'Modulgröße ändert sich',
      'kleinste Version erzwingen',
      'variable Daten drucken',
      'Füllbytes',
      'führende Nullen',
      'Kapazität Version 2',
    ],
    comments: [
      'Vorsicht bei Encodern, die Segmente mischen: Die legen die Ziffern numerisch ab, und der Sprung kommt im Beispiel erst mit der siebten Stelle. Also mit der eigenen Bibliothek nachrechnen.',
      'Bei uns war es eine Teilnehmerin mit Doppelnamen auf der Tagung. 139 Namensschilder in Version 3, ihres in Version 4, und sie hat es als Einzige bemerkt.',
    ],
  },
  {
    n: 35,
    title: 'Kühlregal: erst trocken kleben, dann kalt stellen',
    content:
      'Topfenaufstrich, Sulz und Pesto stehen bei uns mit 4 Grad im Regal. Im ersten Sommer haben sich die Etiketten nach zwei Tagen eingerollt, und der Code am Glasbauch war unter lauter Tropfen. Jeder Tropfen ist eine kleine Linse, die Kamera sieht dann verbogene Kasterln.\n\nGeholfen hat: kleben, solange das Glas leer, trocken und zimmerwarm ist, über Nacht liegen lassen, dann erst befüllen und einkühlen. Ein Kleber, auf dem ausdrücklich Tiefkühlung steht. Matte Folie statt glänzender. Und der Code gehört auf den Deckel: Der ist eben, da rinnt nichts herunter, und an der Kassa muss ich das Glas nicht drehen. In der Gefriertruhe ist es die Reifkante, dort wächst das Eis von oben übers Etikett, also zwei Fingerbreit Abstand lassen.\n\nVom Thermodirektdruck bin ich wieder weg. Nach drei Wochen unter der Regallampe war die Schrift grau, und der Code ging schon vorher nicht mehr. Thermotransfer mit Harzband hält.\n\nMeine Probe: ein Glas aus der Kühlung auf den Tisch stellen und fünf Minuten warten, bis es schwitzt. Wer dann noch scannen kann, darf verkaufen.',
    tags: ['Etiketten', 'Hofladen', 'Material', 'Kälte'],
    keywords: [
      'Etikett im Kühlregal',
      'Tiefkühlkleber',
      'Kondenswasser am Glas',
      'Thermodirekt verblasst',
      'Code auf dem Deckel',
      'Harzband',
    ],
    comments: [
      'Am Deckel geht es bei mir nicht, wir stapeln drei Gläser übereinander. Dann sieht die Kundschaft nur den obersten Code.',
      'Über Nacht liegen lassen ist der entscheidende Satz. Unser Lieferant nennt 24 Stunden, bis der Kleber seine volle Haftung hat.',
      {
        text: 'Wir füllen Sugo mit 85 Grad ein. Wenn ich vorher klebe, schwimmt mir das Etikett davon.',
        replies: [
          'Dann heiß befüllen, auskühlen lassen, abtrocknen, kleben. Kalt gestellt wird zuletzt, das ist der eigentliche Punkt.',
        ],
      },
      'Thermodirekt gibt es auch mit Schutzschicht. Hält bei uns acht Wochen im Milchregal, für Joghurt reicht das locker.',
      'Wie macht ihr es mit Mehrweggläsern? Der Tiefkühlkleber geht in unserer Spülmaschine nur mit Fluchen ab.',
      {
        text: 'Wie groß ist der Code am Deckel? Unsere haben 63 mm, neben Logo und Bio-Zeichen bleiben mir 18.',
        replies: [
          '18 mm samt Ruhezone gehen sich bei Version 2 gut aus: 33 Module, also knapp 0,55 mm je Modul. Mit langer Adresse wird es eng.',
        ],
      },
      'Kunststoffetiketten statt Papier! Papier saugt an der Schnittkante Wasser, und genau dort fängt es an, sich aufzurollen.',
      'Reif kratzen die Leute mit dem Fingernagel weg und den Code gleich mit. Ein laminiertes Etikett verzeiht das.',
      {
        text: 'Wozu überhaupt ein Code auf einem Aufstrich? Das Ablaufdatum steht eh drauf.',
        replies: [
          'Bei uns führt er zu den Zutaten in vier Sprachen, dafür ist am Glas kein Platz. Auf Deutsch stehen sie natürlich gedruckt drauf.',
        ],
      },
    ],
  },
  {
    n: 36,
    title: 'Wanderweg im Funkloch: Sind QR-Codes dort Hilfe oder Spielerei?',
    content:
      'Der Tourismusverband will auf unserem Weinbergsteig elf Tafeln mit Codes aufstellen: Panorama, Sage, Einkehr. Ich bin den Weg mit dem Plan in der Hand abgegangen. An vier von elf Stellen hatte mein Handy keinen Strich, im Graben beim Bach gleich gar nichts.\n\nMeine Meinung: Was jemand im Notfall braucht, gehört als Schrift auf die Tafel. 112, bei uns in Österreich auch der Alpinnotruf 140, dazu die Nummer der Tafel, der Name des Platzes und die Koordinaten zum Vorlesen. Ein Ladebalken hilft niemandem, der mit verdrehtem Knöchel dasitzt.\n\nFür den Rest bin ich nicht dagegen. Man kann am Start eine Seite laden lassen, die alle elf Texte schon enthält. Man kann auch 200 Zeichen direkt in den Code schreiben, das geht ohne Netz. Nur wird er dann dicht, und auf Blech mit Regen und Harz hätte ich gern große Module.\n\nBeim Verband heißt es, das Netz werde eh besser. Das haben sie vor zwölf Jahren auch gesagt. Wer von euch betreut Wege? Was wird wirklich gescannt, und was habt ihr wieder abmontiert?',
    tags: ['Wandern', 'Schilder', 'offline', 'Notfall'],
    keywords: [
      'QR-Code ohne Netz',
      'Tafeln am Wanderweg',
      'Alpinnotruf 140',
      'Koordinaten als Text',
      'Seite vorab laden',
      'Code bei Regen',
    ],
    comments: [
      'Gescannt wird am Parkplatz und bei der Hütte. Dazwischen schauen die Leute auf den Weg, und das ist auch gut so.',
      'Über unserem Code steht ein Satz: „Hier gibt es noch Empfang. Seite jetzt öffnen.“ Der Satz bringt mehr als der Code.',
      {
        text: 'Man könnte die Koordinaten als geo-Adresse in den Code legen. Dann geht die Karte auf, ganz ohne Netz.',
        replies: [
          'Die App geht schon auf, nur bleibt sie ohne geladene Karte grau. Und der Leitstelle kann ich einen Code nicht vorlesen.',
        ],
      },
      'Bergrettung, Ortsstelle mit 22 Leuten: Am Telefon brauchen wir die Tafelnummer. Den Rest schauen wir selber nach.',
      '112 geht auch über ein fremdes Netz, wenn das eigene fehlt. Im Graben ganz ohne Netz geht nichts, und genau das sollte dort stehen: „Empfang 300 m bergauf“.',
      {
        text: '200 Zeichen sind bei Stufe M Version 10, also 57 Module. Auf 8 cm Breite bleiben 1,4 mm je Modul. Ich sehe das Problem nicht.',
        replies: [
          'Am Schreibtisch nicht. Auf unseren Holzpfosten wächst nach zwei Wintern Moos über die unterste Reihe, da hätte ich lieber drei Millimeter.',
          'Drei Millimeter mal 57 wären 17 cm. Gut, dann kürze ich lieber den Text auf die Hälfte.',
        ],
      },
      'Themenweg mit 14 Stationen, laut Serverprotokoll werden drei davon aufgerufen: die erste, die letzte und die mit dem Wasserfall.',
      'Meine Kinder rennen von Tafel zu Tafel, weil hinter jedem Code ein Tierlaut steckt. Im Funkloch heulte dann nicht der Wolf, sondern der Jüngste.',
      {
        text: 'Handschuhe, Regen, 8 Grad: Ich ziehe am Berg für keine Sage der Welt das Handy heraus.',
        replies: [
          'Im Juli, mit der Jause auf der Bank, schon. Man muss die Tafel halt dorthin stellen, wo man ohnehin sitzt.',
          'Die Bank lasse ich gelten. Dann aber bitte daneben und nicht dahinter.',
        ],
      },
      'Unsere Tafeln zeigten auf eine Vereinsseite. Der Kassier hat aufgehört, die Domain ist ausgelaufen, seither führen neun Codes zu einem Wettanbieter.',
      'Wir haben eloxiertes Alu gravieren lassen, rund 60 Euro das Stück. Die Folien davor waren nach einer Saison ausgeblichen.',
      {
        text: 'Funkloch hin oder her: Wer ohne Karte losgeht, dem fehlt mehr als eine Tafel.',
        replies: [
          'Fürs Hochgebirge stimmt das. Auf einem Weinbergsteig gehen Leute in Sandalen, die gerade aus dem Bus gestiegen sind.',
        ],
      },
      'Für Sehbehinderte wäre der Text zum Anhören fein, wenn man ihn am Start herunterladen kann. Drei Minuten Sprache brauchen mit 32 kbit/s kein Megabyte.',
      'Am Start vorab laden klappt, so habe ich es für einen Moorweg gebaut. Wer mit einer Scanner-App liest, landet aber oft in deren eigenem Fenster, und dort ist nichts vorgeladen.',
      {
        text: 'Wir haben nach einer Begehung mit der Gemeinde fünf von neun Codes abmontiert. Beschwert hat sich niemand.',
        replies: [
          'Nur die Codes oder auch die Texte? Mich würde interessieren, ob die Leute die Tafel jetzt wieder lesen.',
          'Nur die Codes. Dafür steht ein Absatz mehr auf dem Blech, und davor bleiben mehr Leute stehen als früher.',
        ],
      },
      'Das Netz wird besser, der Wald wächst aber auch. An unserer Tafel 6 war vor zehn Jahren voller Empfang, jetzt steht eine Fichtenreihe davor.',
    ],
  },
  {
    n: 48,
    title: 'QR, Data Matrix oder Aztec: Was nehmt ihr wofür?',
    content:
      'Im vorigen Projekt hieß es reflexhaft QR, im jetzigen ebenso reflexhaft Data Matrix, und beide Male konnte mir niemand sagen, weshalb. Also habe ich gerechnet, mit einer zwölfstelligen Seriennummer.\n\nData Matrix (ISO/IEC 16022) braucht dafür 14 × 14 Module und rundum ein Modul Rand, macht 16. QR kommt in Version 1 auf 21, mit Ruhezone auf 29. Bei 0,4 mm je Modul sind das 6,4 gegen 11,6 mm. Wer Leiterplatten oder Skalpelle beschriftet, muss danach nicht mehr lange diskutieren.\n\nAztec (ISO/IEC 24778) trägt sein Suchmuster in der Mitte und braucht deshalb keine Ruhezone. Das passt zu Bahntickets: Auf einem vollgedruckten Beleg hält ohnehin niemand Rand ein.\n\nFür QR bleibt bei mir ein einziges Argument, aber ein großes: Jede Handykamera liest ihn, ohne dass jemand etwas installiert. Bei den anderen beiden verlasse ich mich nicht darauf.\n\nWo zieht ihr die Grenze? Und hat jemand einen Fall, in dem ihr nachträglich gewechselt habt?',
    tags: ['Data Matrix', 'Aztec', 'Norm', 'Industrie'],
    keywords: [
      'QR oder Data Matrix',
      'ISO/IEC 16022',
      'ISO/IEC 24778',
      'Code auf Bahntickets',
      'Platzbedarf im Vergleich',
      'kleine Teile kennzeichnen',
    ],
    comments: [
      'Wir haben gewechselt, bei den Gerätepässen von Data Matrix auf QR, weil die Monteure beim Kunden nur ihr Diensthandy dabeihaben. Auf den Platinen ist Data Matrix geblieben. Zwei Leser, zwei Codes, kein Streit.',
      'Rechne die Oberfläche mit. Auf genadeltem Metall, wo die Punkte sich nicht berühren, findet unser Leser das L der Data Matrix noch; die Suchmuster vom QR zerfallen ihm dort in Inseln.',
    ],
  },
  {
    n: 49,
    title: 'Structured Append: Setzt das irgendein Handy zusammen?',
    content:
      '4.800 Byte Konfiguration sollen aus einem Messgerät ohne Funk und ohne Buchse auf ein Handy. Das Display zeigt gerade noch Version 25 sauber an, 117 Module. Ein Code reicht also nicht, bei Stufe M ist dort nach 997 Byte Schluss.\n\nDie Norm kennt dafür Structured Append: bis zu 16 Symbole, jedes mit einem Kopf von 20 Bit, darin Position, Anzahl und ein Paritätsbyte über die ganze Nachricht. Fünf Symbole würden genügen. Mein eigener Decoder setzt sie in beliebiger Reihenfolge zusammen.\n\nDie Kameras von vier Handys haben dagegen jedes Symbol als einzelnen Text behandelt, der mitten im Wort anfängt. Kein „2 von 5“, kein Sammeln. Zwei Scanner-Apps taten dasselbe, eine dritte verweigerte ganz.\n\nGibt es eine verbreitete App, die das kann? Oder ist das einer der Absätze, die nur auf dem Papier leben? Eine Datei hinter einer Adresse scheidet aus, im Prüfraum ist kein Netz. Mein Plan B wäre eine kleine eigene Seite mit Kamera, die vorher aufs Handy geladen wird.',
    tags: ['Structured Append', 'Norm', 'offline', 'große Daten'],
    keywords: [
      'Daten auf mehrere Codes verteilen',
      'Paritätsbyte',
      'bis zu 16 Symbole',
      'Handykamera',
      'Konfiguration übertragen',
      'Base45',
    ],
    comments: [
      'Manche fest eingebauten Industrieleser können es, man muss es dort aber einschalten. Bei einer Handykamera habe ich es noch nie gesehen.',
      'ZXing liefert Position und Parität als Metadaten zum Ergebnis, das Sammeln überlässt es dir. Für deine eigene Seite wäre das schon die halbe Arbeit.',
      {
        text: 'Erst komprimieren! Konfigurationen sind meist Text mit viel Wiederholung. Aus meinen 5 kB macht Deflate 1.100 Byte.',
        replies: [
          'Dann aber sind es Binärdaten, und viele Scanner machen daraus Zeichensalat. Base45 im alphanumerischen Modus kostet nur rund drei Prozent.',
          'Base45 kannte ich nicht, das ist hübsch. Damit wären es wohl zwei Codes statt fünf.',
        ],
      },
      'Das Paritätsbyte ist das XOR über die Bytes der ganzen Nachricht. Eine Bibliothek, die ich benutzt habe, rechnete es je Symbol, und jeder strenge Leser lehnte ab.',
      'Lass die Codes als Schleife laufen, fünf Bilder je halbe Sekunde, und nummeriere selbst mit einem Präfix. Das sammelt jede Seite mit Kamera, ganz ohne Kapitel aus der Norm.',
      {
        text: 'Warum nicht Version 40? 2.953 Byte bei Stufe L, zwei Symbole, fertig.',
        replies: [
          'Das Display schafft laut Beschreibung gerade Version 25. Für 177 Module fehlen ihm schlicht die Pixel.',
          'Den Satz mit dem Display hatte ich überlesen. Dann nehme ich alles zurück.',
        ],
      },
    ],
  },
  {
    n: 61,
    title: 'Muss ein Scanner die Adresse zeigen, bevor er sie öffnet?',
    content:
      'Ich baue gerade die Ergebnisseite eines Scanners, und im Team steht es zwei zu zwei. Die einen wollen sofort öffnen, weil jeder weitere Tipp Leute kostet. Die anderen, ich gehöre dazu, wollen erst zeigen, wohin es geht.\n\nWas ich zu wissen glaube: Im Code steht Text, und solange niemand ihn öffnet, bleibt es Text. Bei einem WLAN-Code fragt das Handy vor dem Beitreten. Eine Adresse, die mit javascript: beginnt, gebe ich gar nicht erst als Link aus; Browser führen so etwas von außen normalerweise auch nicht aus.\n\nWas ich nicht weiß: Hilft das Zeigen überhaupt? Ich hebe die Domain fett hervor, sonst liest man bei bank.example.konto-pruefung.example den Anfang und übersieht das Ende. Namen mit fremden Schriftzeichen erscheinen als Punycode, also mit xn-- vorne. Bei Kurzlinks sieht man trotzdem nur den Kürzer, und ihn vorab aufzulösen hieße, schon eine Anfrage zu schicken.\n\nWie handhabt ihr das? Gibt es eine Anzeige, die Leute ohne Vorkenntnisse wirklich lesen, oder bestätigt am Ende jeder blind?',
    tags: ['Sicherheit', 'Scanner', 'Domain', 'Kurzlinks'],
    keywords: [
      'Adresse vor dem Öffnen prüfen',
      'Punycode erkennen',
      'gefälschter QR-Code',
      'WLAN-Beitritt bestätigen',
      'Link anzeigen',
      'javascript-Schema',
    ],
    comments: [
      'Zeigen, unbedingt. Meine Mutter hat am Parkautomaten nur gestutzt, weil über dem Knopf ein Name stand, der nichts mit ihrer Stadt zu tun hatte.',
      'Nur die Domain, groß, sonst nichts. Der Rest gehört hinter ein Aufklappen. Wer 120 Zeichen sieht, liest null davon.',
      {
        text: 'Sofort öffnen. Die Kamera zeigt ja schon ein Fähnchen mit der Domain, ein zweites Mal fragen ist Theater.',
        replies: ['Das Fähnchen gehört zur Kamera-App. Wer einen eigenen Scanner baut, bekommt es nicht geschenkt.'],
      },
      'Denkt an den Klammeraffen: Bei bank.example@boese.example ist alles vor dem @ nur ein Benutzername. Solche Adressen würde ich gar nicht anklickbar machen.',
      'Punycode für alles ist unfreundlich. Aus müller.example wird xn--mller-kva.example, und die ehrliche Firma sieht verdächtig aus.',
      {
        text: 'Unser Datenschutz hat bei Kurzlinks eingehakt: Löst der Scanner sie selbst auf, erfährt der Anbieter von jedem Scan, auch wenn niemand öffnet.',
        replies: [
          'Man kann es den Leuten überlassen: ein Knopf „Ziel nachsehen“ und daneben der Hinweis, dass dabei eine Anfrage hinausgeht.',
        ],
      },
      'Ich unterrichte Seniorinnen am Smartphone. Gelesen wird, was ein ganzer Satz ist: „Diese Seite gehört zu stadtwerke.example. Öffnen?“ Eine nackte Adresse überspringen alle.',
      'Bitte auch tel: und sms: bedenken. Eine vorausgefüllte SMS an eine teure Nummer braucht nur noch einen Daumen.',
      {
        text: 'Eine Rückfrage vor jedem Link nutzt sich ab. Nach zwei Wochen drückt jeder auf „Öffnen“, ohne hinzusehen.',
        replies: [
          'Dann nur bei Auffälligem laut werden: Punycode, IP-Adresse statt Name, ein @ davor, http ohne s. Sonst ruhig anzeigen und gut.',
          'Damit könnte ich leben. Vier Gründe kann ich mir merken, vierzig Warnungen nicht.',
        ],
      },
      'Beim WLAN stimmt es nur halb. Gefragt wird, ja, aber der Name eines Netzes sagt niemandem, wem es gehört.',
      'Aus der Werkstatt: Wir scannen 300 Teile am Tag, da ist jeder Zwischenschritt eine Zumutung. Macht es einstellbar, mit einer Liste vertrauter Domains.',
      {
        text: 'Kann beim bloßen Lesen wirklich nichts passieren? Lücken in Bildbibliotheken hat es doch schon gegeben.',
        replies: [
          'Fehler kann jede Software haben, darum Updates einspielen. Das ist dann aber eine Schwäche des Lesers und keine Eigenschaft des Codes.',
        ],
      },
      'Vergesst den Kontrast nicht. In unserem ersten Entwurf stand die Domain hellgrau auf Weiß, damit sie nicht stört. Hat sie auch nicht.',
      'Mir hilft das Gegenstück auf dem Schild: Ist unter dem Code die Domain gedruckt, habe ich beim Anzeigen etwas zum Vergleichen.',
      {
        text: 'Ein Vorschaubild der Zielseite fände ich noch besser als die Adresse.',
        replies: [
          'Dafür muss irgendwer die Seite laden, und gut gefälscht sieht sie auf dem Bild genau richtig aus. Die Domain lässt sich schwerer nachmachen.',
          'Das mit der gefälschten Seite überzeugt mich. Dann lieber die Domain in 20 Punkt.',
        ],
      },
      'Zu lange Namen links kürzen, nie rechts! Ein Scanner hat mir „bank.example.konto…“ gezeigt, also genau den Teil, der lügt.',
      'Zwei zu zwei lässt sich messen: Gebt zehn Leuten neun echte Codes und einen falschen und zählt, wer stutzt. Bei uns war danach Ruhe im Team.',
    ],
  },
  {
    n: 62,
    title: 'GiroCode auf der Rechnung, Zeile für Zeile richtig gefüllt',
    content:
      'Ein Handwerksbetrieb schickte mir seine Rechnung mit der Bitte, den Zahlcode zu reparieren. Die Banking-App las ihn und meldete „ungültig“. Es war ein Komma im Betrag.\n\nDer Inhalt ist reiner Text nach der Richtlinie EPC069-12, eine Angabe je Zeile, Reihenfolge fest. Zuerst BCD, dann 002 für die Fassung, dann 1 für UTF-8, dann SCT. Zeile fünf ist die BIC; in Fassung 002 darf sie bei Konten im EWR leer bleiben, aber die leere Zeile muss da sein. Es folgen der Name des Empfängers mit höchstens 70 Zeichen und die IBAN ohne Leerzeichen.\n\nZeile acht: EUR12.34, mit Punkt, ohne Leerzeichen, ohne Tausendertrennung. Zeile neun ist ein Zweckcode aus bis zu vier Zeichen und meist leer. Zeile zehn nimmt eine genormte Referenz auf, Zeile elf freien Text bis 140 Zeichen, und zwar entweder oder. Die Rechnungsnummer gehört bei den meisten in die elfte.\n\nFür das Symbol gilt Stufe M und höchstens Version 13, das sind 331 Byte; Umlaute zählen doppelt. Vor dem ersten Versand ausdrucken, mit zwei verschiedenen Banking-Apps lesen und Name, IBAN und Betrag mit der Rechnung vergleichen, bevor man abbricht.',
    tags: ['GiroCode', 'Rechnung', 'Zahlung', 'Norm'],
    keywords: [
      'EPC069-12',
      'QR-Code für Überweisung',
      'Betrag mit Punkt',
      'IBAN im Code',
      'Verwendungszweck',
      'SEPA-Überweisung',
    ],
    comments: [
      'Bei mir war es das unsichtbare Zeichen am Anfang. Der Editor hatte vor BCD eine BOM gespeichert, und die App erkannte die erste Zeile nicht.',
      'Für Spenden haben wir den Betrag leer gelassen. Zwei Apps fragen dann freundlich nach, eine bricht ab. Also auch diesen Fall mit mehreren Banken probieren.',
      {
        text: 'Kann ich Zeile zehn und elf nicht beide füllen? In der Referenz steht bei mir die Kundennummer.',
        replies: [
          'Nein, nur eine von beiden. Die zehnte ist für Referenzen mit Prüfziffer gedacht, die mit RF anfangen. Schreib die Kundennummer zur Rechnungsnummer in die elfte.',
        ],
      },
      'Meine österreichischen Kunden kennen den Aufbau vom Erlagschein. Neben dem Code steht bei mir trotzdem alles im Klartext, für die Buchhaltung ohne Handy.',
    ],
  },
  {
    n: 74,
    title: 'WLAN-Karte fürs Gästezimmer: eigenes Netz, eigener Code',
    content:
      'Sieben Zimmer, dicke Mauern, und jeden Abend an der Schank die Frage nach dem Passwort. Heuer habe ich es ordentlich gemacht, der Reihe nach.\n\nZuerst das Netz. Im Router ein Gästenetz einschalten, das Kassa, Drucker und die Kamera im Keller nicht sieht. Verschlüsselung WPA2 oder WPA2/WPA3 gemischt; mit reinem WPA3 bleibt das Tablet vom Opa draußen. Der Name ist kurz und ohne Umlaute: Hofer-Gast.\n\nDann das Passwort: vier kleingeschriebene Wörter mit Bindestrichen. Wer doch tippen muss, vertippt sich weniger, und im Code muss kein Zeichen eigens mit Backslash geschützt werden. Strichpunkt, Doppelpunkt und Beistrich machen da nur Scherereien.\n\nDie Karte: A6, matt laminiert, Code 4 cm breit. Daneben Netz und Passwort groß zum Lesen. Beim iPhone kann es die Kamera seit iOS 11, bei Android ist es ab Version 10 eingebaut, und wer mit etwas Älterem oder dem Laptop kommt, tippt.\n\nZum Schluss ein Termin im Kalender. Passwort wechseln heißt sieben Karten neu drucken, also mache ich es zweimal im Jahr in der Betriebspause. Auf der Rückseite steht klein der Monat, damit keine alte Karte liegen bleibt.',
    tags: ['WLAN', 'Gästezimmer', 'Passwort', 'Druck'],
    keywords: [
      'WLAN-Code für Gäste',
      'Gästenetz einrichten',
      'WPA2 oder WPA3',
      'Passwort wechseln',
      'Karte laminieren',
      'ältere Geräte',
    ],
    comments: [
      'Aufs Nachtkästchen statt an die Wand, das war bei uns der Unterschied. Die Leute stecken dort ohnehin das Ladekabel an.',
      'Schaut nach, ob das Gästenetz die Geräte voneinander trennt. Bei unserem alten Router sah Zimmer 3 den Fernseher von Zimmer 5 und hat ihn auch bedient.',
      {
        text: 'Warum nicht gleich ein offenes Netz ganz ohne Passwort? Dann erübrigt sich der Code.',
        replies: [
          'Dann surft der halbe Parkplatz mit, und unverschlüsselt ist die Funkstrecke obendrein. Ein Passwort, das der Code eingibt, kostet niemanden Zeit.',
        ],
      },
      'Reines WPA3 läuft bei uns seit einem Jahr mit lauter neueren Geräten. Für Stammgäste mit altem Tablet liegt ein Netzwerkkabel an der Rezeption.',
      'Unser Passwort war topfen-marille-kren-zimt. Wunderschön, nur die Gäste aus Dänemark haben den Kren buchstabiert bekommen wollen.',
      {
        text: 'Mein Laptop hat eine Kamera, sein Leseprogramm zeigt mir aber bloß den Text mit WIFI:T:WPA vorne. Lässt sich damit etwas anfangen?',
        replies: [
          'Hinter P: steht das Passwort bis zum nächsten Strichpunkt. Abtippen von der Karte geht vermutlich schneller.',
          'Gefunden. Mit der großen Schrift daneben hätte ich die Kamera gar nicht gebraucht.',
        ],
      },
      '4 cm reichen in der Hand völlig. Vom Bett zur Karte an der Tür, gut zwei Meter, hat es bei uns kein Handy geschafft.',
      'Hat jedes Stockwerk einen eigenen Netznamen, muss die Etage auf die Karte. Gleicher Name und gleiches Passwort überall, und eine Karte reicht fürs ganze Haus.',
      {
        text: 'Zweimal im Jahr wechseln? Wir haben seit 2019 dasselbe Passwort, passiert ist nichts.',
        replies: [
          'Bemerken würde man es kaum. Im Gästenetz bleibt der Schaden klein, aber der Nachbar streamt halt mit.',
        ],
      },
    ],
  },
  {
    n: 75,
    title: 'Code an der Glastür? Weißes Papier dahinter!',
    content:
      'Am Ruhetag sollte der Code an der Tür zeigen, wo unser Selbstbedienungskastl steht. Ich hatte ihn auf durchsichtige Folie drucken lassen, recht elegant. In der Früh ging er, am Nachmittag nicht mehr: Einmal lag die helle Wand dahinter, einmal der dunkle Gang. Wo das Weiß fehlt, nimmt die Kamera eben, was durchscheint.\n\nAlso immer eine deckend weiße Fläche hinter den Code, ringsum mindestens vier Module größer. Bei mir klebt jetzt Papier innen, die bedruckte Seite gegen die Scheibe. Nichts wird nass, nichts zerkratzt, und spiegelverkehrt ist auch nichts, weil man von außen auf den Druck schaut. Nur wer klare Folie von innen klebt, muss gespiegelt drucken und weiß hinterlegen. Manche Handys lesen auch Gespiegeltes, meines nicht.\n\nBleibt die Spiegelung: Weit oben sieht man in der Scheibe den Himmel, auf 1,20 m eher die eigene Jacke, und eine dunkle Jacke ist gut. Außen geklebt liest es sich noch besser, hat bei uns aber keinen Winter überstanden.',
    tags: ['Glas', 'Aufkleber', 'Hofladen', 'Kontrast'],
    keywords: [
      'Code auf durchsichtiger Folie',
      'innen oder außen kleben',
      'Spiegelung in der Scheibe',
      'spiegelverkehrt drucken',
      'weißer Hintergrund',
      'Höhe an der Tür',
    ],
    comments: [
      'Dreifachverglasung macht es schlimmer, da spiegelt jede Scheibe für sich. Bei uns hat nur außen kleben geholfen, mit Folie aus der Fahrzeugbeschriftung.',
      'Hinter Südglas bleicht die Tinte vom Tintenstrahler in einem Sommer aus. Ein Laserausdruck hängt bei uns im dritten Jahr.',
      {
        text: 'Milchglasfolie hinter dem Code wäre hübscher als ein Blatt Papier. Hat das schon wer probiert?',
        replies: [
          'Ja, tagsüber gut. Abends mit Licht im Laden leuchtet sie von hinten, und der Code wird flau. Deckendes Weiß ist sicherer.',
          'Abends haben wir die meiste Laufkundschaft. Dann lieber das Papier.',
        ],
      },
      'Aufpassen bei Schiebetüren: Unser Code hing genau auf dem Flügel, der zur Seite fährt. Wer ihn scannen wollte, hat ihn verjagt.',
      '1,20 m passt auch im Rollstuhl. Nur bitte nicht gleich neben der Klinke, sonst hat man beim Scannen die Tür im Gesicht.',
    ],
  },
  {
    n: 87,
    title: 'Führt eine Liste über jeden Code, den ihr aufhängt',
    content:
      'Im März haben wir die Internetadresse vom Gasthaus geändert. Zwei Wochen später ruft eine Dame aus dem Ferienhäusl an, der Code am Kühlschrank führe ins Nichts. Den hatte ich 2021 hingeklebt und vergessen, so wie noch sechs andere.\n\nJetzt gibt es eine Tabelle, eine Zeile je Code: wo er hängt, wohin er führt, wann er gedruckt wurde, wie groß, welche Fassung, wer ihn angebracht hat, dazu ein Foto. Im November, wenn Ruhe ist, gehe ich alle 34 ab, scanne jeden und schreibe das Datum dazu. Was ausgebleicht ist, kommt herunter.\n\nUnd bevor sich an einer Adresse wieder etwas ändert, schaue ich zuerst dort hinein. Nach dem Ziel sortieren, und in einer Minute weiß ich, was umgeleitet oder neu gedruckt werden muss.',
    tags: ['Pflege', 'Gastronomie', 'Domain', 'Schilder'],
    keywords: [
      'Liste gedruckter Codes',
      'Domain gewechselt',
      'toter Link',
      'Codes jährlich prüfen',
      'Tabelle mit Zielen',
      'vergessener Aufkleber',
    ],
    comments: [
      'Eine Spalte würde ich noch dazunehmen: wer die Domain bezahlt und bis wann. Bei unserem Verein war es ein Mitglied, das 2022 ausgetreten ist.',
    ],
  },
  {
    n: 88,
    title: 'Gutscheine mit Code: Wie haltet ihr die Kopien draußen?',
    content:
      'Zu Weihnachten verkaufe ich gut 150 Gutscheine, beim letzten Mal erstmals mit Code statt Stempel. Im Jänner sind dann zwei Leute mit demselben dagestanden. Der Beschenkte hatte ihn als Foto in die Familiengruppe gestellt, ganz ohne böse Absicht.\n\nSeither ist der Code für mich nur noch ein Schlüssel und kein Geld. Drin steht keine Summe, bloß eine zufällige Nummer mit 16 Zeichen, und in meiner Liste steht, was sie wert ist. Beim Einlösen wird sie entwertet. Wer als Zweiter kommt, bekommt einen Kaffee und eine Erklärung. Fortlaufende Nummern sind tabu, die nächste könnte ja jeder erraten.\n\nUngelöst sind zwei Sachen. Wer 50 Euro hat und um 38 isst, soll den Rest behalten; derzeit schreibe ich ihn händisch dazu. Und wenn das Internet weg ist, müsste ich auf gut Glück annehmen. Die Nummer steht wenigstens lesbar unter dem Code.\n\nWie macht ihr das in kleinen Betrieben, ohne gleich ein Kassensystem um tausende Euro zu kaufen?',
    tags: ['Gutschein', 'Gastronomie', 'Sicherheit', 'Kassa'],
    keywords: [
      'Gutschein nur einmal einlösen',
      'zufällige Nummer',
      'Screenshot vom Gutschein',
      'Restbetrag',
      'Code entwerten',
      'Einlösen ohne Internet',
    ],
    comments: [
      'Restbetrag: den alten Gutschein ganz entwerten und einen neuen über 12 Euro ausdrucken. Dann gibt es zu jeder Nummer nur „gültig“ oder „weg“.',
      'Ohne Internet schreibe ich die Nummern auf ein Blatt und gleiche in der Nacht ab. In drei Jahren war eine doppelt, 25 Euro. Billiger als jede Technik.',
      {
        text: 'Ich bin auf dickes Papier mit Prägung gegangen und nehme nur das Original. Ein Foto am Handy gilt nicht.',
        replies: [
          'Und was sagst du denen, die den Gutschein online gekauft und nie ausgedruckt haben?',
          'Online verkaufe ich keine, nur am Tresen. Für den Versand per Mail taugt mein Weg nicht, das gebe ich zu.',
        ],
      },
    ],
  },
  {
    n: 100,
    title: 'Nur noch ein Code statt der Beilage: Spart das wirklich Papier?',
    content:
      'Beim Kernöl lag immer ein Faltblatt dabei, zwei Rezepte und wie man das Öl lagert. A5, 120 Gramm, 2.400 Stück im Jahr, das sind neun Kilo Papier. Heuer habe ich es weggelassen und nur einen Code aufs Etikett gesetzt. Gespart, habe ich gemeint.\n\nDann die Gegenrechnung. Die Etiketten sind um zwei Zentimeter gewachsen, damit der Code Platz hat. Zutaten, Füllmenge und alles andere, was auf die Flasche gehört, bleibt sowieso gedruckt. Die Seite mit den Rezepten muss so lange leben wie die letzte Flasche im Kastl, sagen wir drei Jahre. Und am Bauernmarkt haben in vier Wochen elf Leute nach dem Zettel gefragt, fast alle über siebzig.\n\nMein Mittelweg derzeit: ein Kärtchen, groß wie eine Visitenkarte, mit der Lagerung in zwei Zeilen, einem Rezept in Kurzfassung und dem Code für die übrigen. Das sind noch knapp eineinhalb Kilo.\n\nWie rechnet ihr? Zählt nur das Papier, oder auch der Strom für die Seite, die größeren Etiketten und die Kundschaft, die man unterwegs verliert?',
    tags: ['Hofladen', 'Papier', 'Verpackung', 'Etiketten'],
    keywords: [
      'Beilage durch Code ersetzen',
      'Rezepte online',
      'Papier sparen',
      'ältere Kundschaft',
      'Anleitung gedruckt',
      'Pflichtangaben am Etikett',
    ],
    comments: [
      'Neun Kilo sind nicht einmal vier Packungen Kopierpapier. Ich würde es an der Kundschaft festmachen und nicht am Baum.',
      'Bei den Kaminöfen, die wir verkaufen, bleibt die Anleitung auf Papier. Wenn es raucht, sucht niemand sein Handy.',
      {
        text: 'Der Server läuft ohnehin, ob ein Rezept mehr draufliegt oder nicht. Den Strom würde ich streichen.',
        replies: [
          'Bei Text stimmt das. Sobald jemand ein Kochvideo mit 80 MB dahinterlegt, sieht es schon anders aus.',
          'An ein Video hatte ich nicht gedacht. Text und ein kleines Bild, dabei bleibe ich.',
        ],
      },
      'Ich sammle solche Rezeptzettel, zwei Ordner voll. Ein Code landet bei mir mit der Flasche im Altglas.',
      'In meiner Imkerei liegt der Zettel am Stand, zum Nehmen statt zum Beilegen. Bei 600 Gläsern gehen vielleicht 80 mit.',
      {
        text: 'Was sieht man denn auf der Seite, wenn in drei Jahren jemand scannt und es dieses Öl nicht mehr gibt?',
        replies: [
          'Bei unserem Saft steht dann „Jahrgang ausverkauft“, und das Rezept bleibt. Löschen würde ich so eine Seite nie.',
          'Ein solcher Satz genügt ja völlig. Meine Sorge war die leere Fehlerseite.',
        ],
      },
      'Feinkostladen mit 40 Lieferanten: jeder mit eigenem Code, und keiner sagt, was dahinter ist. Ein Wort daneben, „Rezepte“, und ich müsste weniger erklären.',
      'Papier kann man der Nachbarin mitgeben. Das vergessen alle, die rechnen.',
      {
        text: 'Ich wäre vorsichtig, was man alles ins Netz verlegen darf. Bei Lebensmitteln frage ich vorher bei der Kammer nach.',
        replies: [
          'Deshalb wandern bei uns nur Rezepte und Geschichten hinter den Code. Was aufs Etikett muss, rührt niemand an.',
          'So habe ich es am Ende auch gehalten. Die Auskunft hat mich einen Anruf gekostet.',
        ],
      },
      'Die zwei Zentimeter lassen sich vermeiden. Eine kurze Adresse in Version 2 kommt samt Ruhezone mit 15 mm aus, das sind noch gut 0,45 mm je Modul.',
      'Ich bin 74 und scanne. Was mich stört, ist die winzige Schrift auf der Seite danach.',
      {
        text: 'Unsere Möbelanleitungen gibt es nur noch online. Die Reklamationen sind gleich geblieben, die Anrufe nicht.',
        replies: [
          'Weswegen rufen sie an? Finden sie die Anleitung nicht, oder verstehen sie sie nicht?',
          'Sie finden sie nicht. Der Code war auf dem Karton, und der Karton war schon beim Altpapier.',
        ],
      },
      'Das Kärtchen ist der richtige Weg. Unseres hat ein Loch und hängt am Flaschenhals, da sieht man den Code schon im Regal.',
      'Man muss die Fehldrucke dazuzählen. Ein Tippfehler im Faltblatt hieß bei uns 3.000 Stück in den Container, auf der Seite ist er in einer Minute weg.',
      {
        text: 'Elf Leute in vier Wochen heißt aber auch: Alle anderen haben nicht gefragt.',
        replies: [
          'Wer nicht fragt, ist nicht unbedingt zufrieden. Manche kaufen das nächste Mal einfach das Öl mit dem Zettel.',
        ],
      },
      'Wir drucken Rezepte auf die Innenseite vom Versandkarton. Kein zusätzliches Blatt, und der Code darf dort so groß sein, wie er will.',
      'Mich würde interessieren, wie oft die Seite überhaupt geöffnet wurde. Ohne diese Zahl vergleicht man neun Kilo mit einem Gefühl.',
    ],
  },
];
