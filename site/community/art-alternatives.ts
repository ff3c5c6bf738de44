// This file is one table on purpose. The table describes each motif in every language.
import type { Language, Post } from './entities.ts';
import { type Motif, motifOf } from './post-art.ts';
import { numberOf } from './posts.ts';

/** Returns the text alternative of a post's picture, in the post's language. */
export function altOf(post: Post): string {
  return ALTERNATIVES[post.language][motifOf(numberOf(post))];
}

const ALTERNATIVES: Readonly<Record<Language, Readonly<Record<Motif, string>>>> = {
  en: {
    blocks: 'Drawing: rows of codewords, each a block of two by four modules, one run of them in color.',
    clearing: 'Drawing: a QR code in a clearing among scattered modules, its quiet zone measured on all four sides.',
    corner: 'Drawing: the corner of a QR code from very near, with a finder pattern and the modules around it.',
    distance: 'Drawing: three QR codes, each larger the further it stands from the eye that looks at them.',
    finders: 'Drawing: rows of finder patterns with square, round and open rings; one is in color.',
    label: 'Drawing: a label on a string, with a QR code and a few printed lines beside it.',
    masks: 'Drawing: three squares side by side: a QR code, a mask, and the code after masking.',
    repair: 'Drawing: a QR code whose worn spot is restored, beside rows of codewords.',
    shrinking: 'Drawing: modules that shrink from full squares to small dots across the picture.',
    tilt: 'Drawing: a QR code lying flat, seen at an angle, the centers of its corners in color.',
    viewfinder: 'Drawing: a QR code on a page of text, between the corners of a viewfinder.',
    wrap: 'Drawing: a QR code around a cylinder, two lines marking the part that faces the reader.',
  },
  es: {
    blocks: 'Dibujo: filas de palabras de código, cada una un bloque de dos por cuatro módulos; unas cuantas en color.',
    clearing:
      'Dibujo: un código QR en un claro entre módulos dispersos, con su zona de silencio acotada por los cuatro lados.',
    corner:
      'Dibujo: la esquina de un código QR vista muy de cerca, con un patrón de búsqueda y los módulos que lo rodean.',
    distance: 'Dibujo: tres códigos QR, cada uno mayor cuanto más lejos está del ojo que los mira.',
    finders: 'Dibujo: filas de patrones de búsqueda con anillos cuadrados, redondos y abiertos; uno está en color.',
    label: 'Dibujo: una etiqueta con cordel, con un código QR y unas líneas impresas al lado.',
    masks: 'Dibujo: tres cuadrados en fila: un código QR, una máscara y el código ya enmascarado.',
    repair: 'Dibujo: un código QR con una zona gastada que se ha reconstruido, junto a filas de palabras de código.',
    shrinking: 'Dibujo: módulos que menguan de cuadrados llenos a puntos pequeños de un lado al otro.',
    tilt: 'Dibujo: un código QR tumbado, visto en ángulo, con el centro de sus esquinas en color.',
    viewfinder: 'Dibujo: un código QR en una página de texto, entre las esquinas de un visor.',
    wrap: 'Dibujo: un código QR alrededor de un cilindro; dos líneas marcan la parte que mira al lector.',
  },
  fr: {
    blocks:
      'Dessin\u00a0: des rangées de mots de code, chacun un bloc de deux modules sur quatre, dont une suite en couleur.',
    clearing:
      'Dessin\u00a0: un code QR dans une clairière au milieu de modules épars, sa zone de silence cotée des quatre côtés.',
    corner:
      'Dessin\u00a0: le coin d’un code QR vu de très près, avec un motif de repérage et les modules qui l’entourent.',
    distance: 'Dessin\u00a0: trois codes QR, d’autant plus grands qu’ils sont loin de l’œil qui les regarde.',
    finders:
      'Dessin\u00a0: des rangées de motifs de repérage aux anneaux carrés, ronds ou ouverts, dont un en couleur.',
    label: 'Dessin\u00a0: une étiquette à ficelle, avec un code QR et quelques lignes imprimées à côté.',
    masks: 'Dessin\u00a0: trois carrés côte à côte\u00a0: un code QR, un masque et le code une fois masqué.',
    repair: 'Dessin\u00a0: un code QR dont une partie usée est reconstituée, à côté de rangées de mots de code.',
    shrinking: 'Dessin\u00a0: des modules qui passent du carré plein au petit point d’un bord à l’autre.',
    tilt: 'Dessin\u00a0: un code QR posé à plat et vu de biais, le centre de ses coins en couleur.',
    viewfinder: 'Dessin\u00a0: un code QR sur une page de texte, entre les coins d’un viseur.',
    wrap: 'Dessin\u00a0: un code QR autour d’un cylindre\u00a0; deux lignes marquent la partie tournée vers le lecteur.',
  },
  de: {
    blocks: 'Zeichnung: Reihen von Codewörtern, jedes ein Block aus zwei mal vier Modulen, einige davon farbig.',
    clearing:
      'Zeichnung: ein QR-Code auf einer Lichtung zwischen verstreuten Modulen, die Ruhezone an allen vier Seiten vermaßt.',
    corner: 'Zeichnung: die Ecke eines QR-Codes aus nächster Nähe, mit einem Suchmuster und den Modulen ringsum.',
    distance: 'Zeichnung: drei QR-Codes, jeder umso größer, je weiter er vom Auge entfernt ist.',
    finders: 'Zeichnung: Reihen von Suchmustern mit eckigen, runden und offenen Ringen, eines davon farbig.',
    label: 'Zeichnung: ein Anhänger an einer Schnur, mit einem QR-Code und einigen gedruckten Zeilen daneben.',
    masks: 'Zeichnung: drei Quadrate nebeneinander: ein QR-Code, eine Maske und der maskierte Code.',
    repair: 'Zeichnung: ein QR-Code mit einer abgenutzten, wiederhergestellten Stelle, daneben Reihen von Codewörtern.',
    shrinking: 'Zeichnung: Module, die von einer Seite zur anderen von vollen Quadraten zu kleinen Punkten schrumpfen.',
    tilt: 'Zeichnung: ein flach liegender QR-Code, schräg gesehen, die Mitten seiner Ecken farbig.',
    viewfinder: 'Zeichnung: ein QR-Code auf einer Textseite, zwischen den Ecken eines Suchers.',
    wrap: 'Zeichnung: ein QR-Code um einen Zylinder; zwei Linien zeigen den Teil, der dem Lesenden zugewandt ist.',
  },
  zh: {
    blocks: '插图：一排排码字，每个由两列四行模块组成，其中一段着了色。',
    clearing: '插图：散落的模块之间空出一块，中央是二维码，四边标出了静区的宽度。',
    corner: '插图：近看二维码的一角，可见定位图形和周围的模块。',
    distance: '插图：三个二维码，离观看的眼睛越远，尺寸越大。',
    finders: '插图：成排的定位图形，外环有方有圆也有缺口，其中一个着了色。',
    label: '插图：一张系着绳子的吊牌，上面有二维码，旁边印着几行字。',
    masks: '插图：并排三个方块：二维码、掩模，以及掩模之后的二维码。',
    repair: '插图：二维码磨损的一块已被还原，旁边是一排排码字。',
    shrinking: '插图：模块从一侧到另一侧，由完整的方块渐渐缩成小圆点。',
    tilt: '插图：平放的二维码，从斜上方看去，三个角的中心着了色。',
    viewfinder: '插图：一页文字中的二维码，四周是取景框的边角。',
    wrap: '插图：绕在圆柱上的二维码，两条线标出正对读者的部分。',
  },
  ja: {
    blocks: 'イラスト：縦4横2のセルからなるコード語が並び、その一続きに色が付いています。',
    clearing: 'イラスト：散らばったセルの中に空きがあり、中央のQRコードの余白が四辺とも寸法線で示されています。',
    corner: 'イラスト：QRコードの角を間近に見たところ。切り出しシンボルとまわりのセルが見えます。',
    distance: 'イラスト：三つのQRコード。見る目から遠いものほど大きくなっています。',
    finders: 'イラスト：四角、丸、切れ目のある枠の切り出しシンボルが並び、一つだけ色が付いています。',
    label: 'イラスト：ひもの付いた荷札。QRコードと、その横に数行の印字があります。',
    masks: 'イラスト：横に並ぶ三つの四角。QRコード、マスク、マスクをかけたあとのコードです。',
    repair: 'イラスト：すり減った部分が復元されたQRコードと、横に並ぶコード語。',
    shrinking: 'イラスト：端から端へ、四角いセルがだんだん小さな点になっていきます。',
    tilt: 'イラスト：平らに置かれたQRコードを斜めから見たところ。三つの角の中心に色が付いています。',
    viewfinder: 'イラスト：文章の中のQRコードを、ファインダーの四隅が囲んでいます。',
    wrap: 'イラスト：円柱に巻かれたQRコード。読み手に向いた部分を二本の線が示しています。',
  },
};
