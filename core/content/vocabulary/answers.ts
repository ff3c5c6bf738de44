import type { Words } from './words.ts';

/** What cells of a yes or no contain. A dash and an empty cell mean no as well. */
export const YES: Words = {
  en: 'true, yes, y, x, 1, on, hidden, ✓, ✔, ☑',
  fr: 'oui, vrai, masqué, masquée, caché, cachée',
  de: 'ja, j, wahr, versteckt, verborgen, ein',
  es: 'sí, verdadero, oculto, oculta',
  pt: 'sim, verdadeiro, escondido, escondida',
  ja: 'はい, 真, 有効, 非表示, 隠し, ステルス, オン, する, ○, 有, あり',
  zh: '是, 真, 有, 隐藏, 隱藏, 启用, 啟用, 开, 開',
  others: 'vero, waar, connect even if this network is not broadcasting',
};

export const NO: Words = {
  en: 'false, no, n, 0, off, visible, ✗, ✘, ☐',
  fr: 'non, faux, visible',
  de: 'nein, falsch, sichtbar, aus',
  es: 'no, falso, visible',
  pt: 'não, falso, visível',
  ja: 'いいえ, 偽, 無効, 表示, オフ, しない, ×, 無, なし',
  zh: '否, 不, 假, 无, 無, 不隐藏, 不隱藏, 可见, 可見, 禁用, 停用, 关, 關',
  others: 'connect only if this network is broadcasting',
};

/** The security of a network without a password. */
export const OPEN: Words = {
  en: 'none, open, no, nopass, no password, unsecured, unencrypted, disabled, off, enhanced open, owe',
  fr: 'ouvert, ouverte, aucun, aucune, sans sécurité',
  de: 'offen, keine, kein, ohne, unverschlüsselt, ungesichert',
  es: 'abierta, abierto, ninguna, ninguno, sin, sin seguridad',
  pt: 'aberta, aberto, nenhum, nenhuma, sem segurança',
  ja: 'なし, 無し, オープン, 開放',
  zh: '无, 無, 开放, 開放式, 开放式, 无加密, 無加密',
};
