// Contents for random designs. Only for tests and calibration: the site never loads this file.
import type { ContentType } from '#design';

/** Examples of what people type, by content type. Random designs are of these types only. */
export const SAMPLE_CONTENTS: Readonly<Partial<Record<ContentType, readonly string[]>>> = {
  url: ['example.com', 'https://example.com/menu', 'https://www.example.org/events/2025/open-day?from=poster&lang=en'],
  email: ['ada@example.com', 'firstname.lastname+tickets@department.example.org'],
  phone: ['+44 20 7946 0958', '555-0123'],
  sms: ['+12025550143: Table for two at eight, please', '12345'],
  text: ['Hello', 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich', '日本語のテキスト'],
  wifi: ['Guest', 'Café "Blue; Door" 5G'],
  vcard: ['Ada Lovelace', 'Ada Lovelace\nada@example.com\n+44 20 7946 0958\nhttps://example.com\nFirst programmer'],
  instagram: ['@quietzone', 'instagram.com/p/Cabc123/'],
  youtube: ['@quietzone', 'https://youtu.be/dQw4w9WgXcQ'],
  facebook: ['quietzone', '100012345678901'],
  twitter: ['@quietzone', 'https://x.com/quietzone/status/1234567890123456789'],
};

/**
 * Texts in scripts other than Latin, or with emoji. Decoders guess the character set of these texts wrongly if it is
 * not announced.
 */
export const WORLD_CONTENTS: readonly string[] = [
  '日本語のテキスト',
  'お品書きはこちらから。ランチは十一時半から十四時まで',
  '欢迎光临，请扫码点餐',
  '繁體中文：入口在左邊，票價一百元',
  'مرحبا بكم في المكتبة العامة',
  'القائمة والأسعار على هذا الرابط',
  'Καλώς ήρθατε στην έκθεση',
  'Ωράριο λειτουργίας: Δευτέρα έως Παρασκευή',
  '🎉🎂 Party 🥳 am Samstag 🕗',
  '👍🏽👩‍👩‍👧 ❤️',
];
