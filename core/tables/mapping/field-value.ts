import type { DetailField } from '#content';

/**
 * Converts the result of a template, for example "WPA2 Personal" to `wpa`. Returns null if a choice or tick box has no
 * such value. The content (`field` is null) and all other fields stay unchanged.
 */
export function fieldValue(field: DetailField | null, text: string): string | null {
  const word = text.slice(0, LONGEST).normalize('NFKC').replace(/\s/g, '').toLowerCase();
  switch (field?.control) {
    case 'tick':
      if (YES.has(word)) return 'true';
      return NO.has(word) ? '' : null;
    case 'choice':
      return (
        field.values.find((value) => value === word) ?? securityOf(word, field.values) ?? (word === '' ? '' : null)
      );
    default:
      return text;
  }
}

const LONGEST = 100;

/** English, German, Spanish, French, Portuguese, Japanese and Chinese, one line each. */
const YES = wordSet(`
  true yes y x 1 on hidden ✓ ✔ ☑
  ja wahr versteckt verborgen ein
  sí si verdadero oculto oculta
  oui vrai masqué masquée caché cachée
  sim verdadeiro escondido escondida
  はい 真 有効 非表示 隠し ステルス
  是 隐藏 隱藏 启用 啟用
  connectevenifthisnetworkisnotbroadcasting
`);

const NO = wordSet(`
  - false no n 0 off visible ✗ ✘ ☐
  nein falsch sichtbar aus
  falso
  non faux
  não nao visível
  いいえ 偽 無効 表示
  否 不 假 可见 可見 禁用 停用
  connectonlyifthisnetworkisbroadcasting
`).add('');

const OPEN = wordSet(`
  none open no nopass nopassword unsecured unencrypted disabled off enhancedopen owe
  offen keine kein ohne unverschlüsselt ungesichert
  abierta abierto ninguna ninguno sin sinseguridad
  ouvert ouverte aucun aucune sanssécurité
  aberta aberto nenhum nenhuma semsegurança
  なし 無し オープン 開放
  无 無 开放 開放式 开放式 无加密 無加密
`);

function wordSet(lines: string): Set<string> {
  return new Set(lines.trim().split(/\s+/));
}

/** What routers, Windows and macOS add to WPA: who it is for, and how it encrypts. */
const BESIDE_WPA =
  /personal|personnel|pessoal|persönlich|privat|パーソナル|個人用?|個人級|个人[级版]?|psk|presharedkey|aes|tkip|ccmp|gcmp|mixed|mode|auto|transition/g;

/** Returns the kind of security that `word` names, or null. WPA for companies needs more than a password. */
function securityOf(word: string, values: readonly string[]): string | null {
  const plain = word.replace(/[^\p{L}\p{N}]/gu, '');
  const names: [string, boolean][] = [
    ['none', word === '-' || OPEN.has(plain)],
    ['sae', /^(?:wpa3only|onlywpa3|nurwpa3|(?:wpa3)?sae)$/.test(plain)],
    ['wep', /^wep(?:40|64|104|128|open|shared)?$/.test(plain)],
    ['wpa', (word === '' || plain !== '') && /^(?:wpa[123]*)*$/.test(plain.replace(BESIDE_WPA, ''))],
  ];
  return names.find(([value, isNamed]) => isNamed && values.includes(value))?.[0] ?? null;
}
