import { POST_AUTHORS } from './authors.ts';
import { commenterOf } from './commenters.ts';
import { CURRENT_USER } from './comments.ts';
import { type AuthorProfile, BADGES, type Language } from './entities.ts';
import { COMMENT_AUTHOR_COUNT, SEED } from './plan.ts';
import { minutesBefore } from './posts.ts';
import { randomStream } from './random.ts';

const HIGHEST_KARMA = 14_999;
const DAY = 24 * 60;
/** Everybody joined before the oldest post, which is at most ninety days old. */
const YOUNGEST_MEMBER = 91 * DAY;
/** A day short of three years, so that the date lies within them in any time zone. */
const OLDEST_MEMBER = 3 * 365 * DAY - DAY;

const VISITORS_BIO = 'Whoever reads this. What is written under this name stays on the page until it is left.';

/**
 * Everything a profile page shows about somebody who writes posts or comments (`user1` to `user100`, and the visitor), or
 * null when nobody has this username. It follows from the username, but for the joining date, which counts back from `now`.
 */
export function profileOf(username: string, now: Date): AuthorProfile | null {
  const person = personOf(username);
  if (!person) return null;
  const random = randomStream(SEED, ...Array.from(username, (character) => character.codePointAt(0)!));
  const karma = random.integer(0, HIGHEST_KARMA);
  const held = random.distinct(random.integer(1, BADGES.length), 0, BADGES.length - 1);
  return {
    ...person,
    username,
    avatar: username,
    joinedDate: minutesBefore(now, random.integer(YOUNGEST_MEMBER, OLDEST_MEMBER)),
    karma,
    badges: BADGES.filter((_, index) => held.includes(index)),
  };
}

function personOf(username: string): { name: string; bio: string; language: Language } | null {
  const author = POST_AUTHORS.find((candidate) => candidate.username === username);
  if (author) return { name: author.name, bio: author.bio, language: author.languages[0] };
  if (username === CURRENT_USER.username) return { name: CURRENT_USER.name, bio: VISITORS_BIO, language: 'en' };
  const digits = /^user([1-9]\d{0,2})$/.exec(username);
  if (!digits || Number(digits[1]) > COMMENT_AUTHOR_COUNT) return null;
  const { name, bio } = commenterOf(Number(digits[1]));
  return { name, bio, language: 'en' };
}
