import { accountRule } from '../accounts.ts';
import type { ContentRule } from '../content-rule.ts';

export interface TelegramFields {
  readonly name: string;
}

export const TELEGRAM_RULE: ContentRule = {
  columns: { needs: ['content'], roles: { content: ['telegram'] } },
  ...accountRule({
    name: 'Telegram',
    beginsWith: /^\s*https:\/\/t\.me\//i,
    host: 't.me',
    sameHosts: /^(?:www\.)?(?:t\.me|telegram\.(?:me|dog))$/,
    otherHosts: /^\w{5,32}\.t\.me$/,
    hasNamesAsPaths: true,
    // https://core.telegram.org/method/account.checkUsername; names of four characters are sold.
    profilePath: (name) => (/^[a-z]\w{3,31}$/i.test(name) ? `/${name}` : null),
  }),
  main: 'name',
};
