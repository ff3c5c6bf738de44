import type { Language } from './entities.ts';

/** One of the people who write the posts. */
export interface PostAuthor {
  readonly name: string;
  readonly username: string;
  /** The languages in which this person posts. The bio is in the first. */
  readonly languages: readonly [Language, ...Language[]];
  readonly bio: string;
}

/**
 * Everyone who writes posts. The sample data depends on the order: each post's author is drawn at random from those who
 * write in its language.
 */
export const POST_AUTHORS: readonly PostAuthor[] = [
  {
    name: 'Hannah Whitcombe',
    username: 'hannah-whitcombe',
    languages: ['en'],
    bio: 'I run a two-press print shop in Leeds. Labels, menus, banners, and about a dozen QR codes a week that somebody has stretched, tinted or set on a photograph. I keep the misprints in a drawer and bring them out for apprentices.',
  },
  {
    name: 'Marcus Adeyemi',
    username: 'marcus-adeyemi',
    languages: ['en'],
    bio: 'Facilities and asset tracking for a group of clinics in Houston. Eleven thousand labelled things, most of them on wheels. Former network technician, so I will ask what happens when the Wi-Fi is down.',
  },
  {
    name: 'Priya Raman',
    username: 'priya-raman',
    languages: ['en'],
    bio: 'Front-end developer and accessibility tester in Toronto. I care about what happens after the scan: slow pages, tiny text, consent banners. Collects phones too old to sell and tests everything on them.',
  },
  {
    name: 'Declan Byrne',
    username: 'declan-byrne',
    languages: ['en'],
    bio: 'Pub kitchen and a small music venue in Galway. Codes on tables, tickets, the gig posters and once, by mistake, on four hundred beer mats pointing at the wrong page.',
  },
  {
    name: 'Lucía Ferrer',
    username: 'lucia-ferrer',
    languages: ['es'],
    bio: 'Diseñadora gráfica en Valencia. Etiquetas, cartas, señalética y bastante paciencia para explicar por qué el código necesita su margen blanco. Los fines de semana hago rutas y escondo algún geocaché.',
  },
  {
    name: 'Andrés Quintero',
    username: 'andres-quintero',
    languages: ['es'],
    bio: 'Organizo ferias y exposiciones en Bogotá. Si hay una fila de trescientas personas con el celular en la mano, probablemente la armé yo y ya estoy buscando cómo acortarla.',
  },
  {
    name: 'Camille Roussel',
    username: 'camille-roussel',
    languages: ['fr'],
    bio: 'Graphiste indépendante à Lyon, surtout pour des vignerons et des fromagers. Je passe mes journées à faire tenir un code lisible sur une étiquette qui n’a plus de place.',
  },
  {
    name: 'Mathieu Tremblay',
    username: 'mathieu-tremblay',
    languages: ['fr', 'en'],
    bio: 'Bibliothécaire à Trois-Rivières. Des codes sur les rayons, les jeux de société et les bacs à semences. J’écris aussi en anglais, avec l’accent.',
  },
  {
    name: 'Jonas Lindner',
    username: 'jonas-lindner',
    languages: ['de', 'en'],
    bio: 'Softwareentwickler aus Leipzig. Habe einmal aus Neugier einen eigenen QR-Decoder geschrieben und lese seitdem die Norm zum Frühstück. Schreibt hier auf Deutsch und manchmal auf Englisch.',
  },
  {
    name: 'Sabine Hofer',
    username: 'sabine-hofer',
    languages: ['de'],
    bio: 'Gasthaus und Hofladen in der Südsteiermark. Speisekarte, Etiketten, Gäste-WLAN und Wanderwegtafeln mache ich selbst. Was bei Regen und Handschuhen nicht funktioniert, kommt wieder weg.',
  },
  {
    name: '陈思远',
    username: 'chen-siyuan',
    languages: ['zh'],
    bio: '深圳的包装工程师，做了九年彩盒和不干胶标签。和产线扫码枪打交道的时间比和人还多。喜欢把问题拆成能量出来的数字。',
  },
  {
    name: '林雨桐',
    username: 'lin-yutong',
    languages: ['zh'],
    bio: '苏州人，在博物馆做展陈和导览。希望每位观众扫一次就能看到内容，不用下载应用，也不用登录。',
  },
  {
    name: '佐藤健一',
    username: 'sato-kenichi',
    languages: ['ja'],
    bio: '東大阪の金属加工工場で生産管理をしています。部品への刻印、現品票、棚札など、油と傷に強いコードを日々研究中。趣味は古い携帯電話集めです。',
  },
  {
    name: '中村美咲',
    username: 'nakamura-misaki',
    languages: ['ja'],
    bio: '松本市の小さなカフェと雑貨の店主です。メニュー、ショップカード、ラッピングのシールまで自分で作ります。読み取れて、しかもかわいいコードが目標。',
  },
];
