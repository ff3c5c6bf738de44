// biome-ignore-all lint/style/noExcessiveLinesPerFile: everything people wrote in German, one table of texts that is one piece.
import type { PostText } from './post-text.ts';

/** The posts written in German with their comments, by rising number. */
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
];
