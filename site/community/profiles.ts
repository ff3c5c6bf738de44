import { type AuthorProfile, BADGES } from './entities.ts';
import { COMMENT_AUTHOR_COUNT, commenterOf, POST_AUTHORS } from './people.ts';
import { SEED } from './plan.ts';
import { minutesBefore } from './posts.ts';
import { randomStream } from './random.ts';

const HIGHEST_KARMA = 14_999;
const DAY = 24 * 60;
/** Minutes. The oldest post is at most ninety days old, so everybody joined before it was posted. */
const YOUNGEST_MEMBER = 91 * DAY;
/** Minutes: a day short of three years, so that the date is within three years in any time zone. */
const OLDEST_MEMBER = 3 * 365 * DAY - DAY;

type Person = Pick<AuthorProfile, 'name' | 'bio' | 'language'>;

/** Null if there is no such person. `person`: by default whoever has this username. Only the date depends on `now`. */
export function profileOf(
  username: string,
  now: Date,
  person: Person | undefined = personOf(username),
): AuthorProfile | null {
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

function personOf(username: string): Person | undefined {
  const author = POST_AUTHORS.find((candidate) => candidate.username === username);
  if (author) return { name: author.name, bio: author.bio, language: author.languages[0] };
  const digits = /^user([1-9]\d{0,2})$/.exec(username);
  if (!digits || Number(digits[1]) > COMMENT_AUTHOR_COUNT) return undefined;
  const { name, bio } = commenterOf(Number(digits[1]));
  return { name, bio, language: 'en' };
}
