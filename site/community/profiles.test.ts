import { describe, expect, test } from 'vitest';
import { BADGES } from './entities.ts';
import { POST_AUTHORS } from './people.ts';
import { profileOf } from './profiles.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const usernames = [
  ...POST_AUTHORS.map(({ username }) => username),
  ...Array.from({ length: 100 }, (_, index) => `user${index + 1}`),
];
const profiles = usernames.map((username) => profileOf(username, NOW)!);

describe('a profile', () => {
  test('exists for everybody who writes posts or comments, and no two profiles have the same name or bio', () => {
    expect(profiles.map(({ username }) => username)).toEqual(usernames);
    expect(new Set(profiles.map(({ name }) => name)).size).toBe(usernames.length);
    expect(new Set(profiles.map(({ bio }) => bio)).size).toBe(usernames.length);
  });

  test('has a karma from 0 to 14999 that differs between people', () => {
    for (const { karma } of profiles) expect(karma).toSatisfy((value: number) => value >= 0 && value < 15_000);
    expect(new Set(profiles.map(({ karma }) => karma)).size).toBeGreaterThan(100);
  });

  test('has one to five different badges', () => {
    for (const { badges } of profiles) {
      expect(BADGES).toEqual(expect.arrayContaining([...badges]));
      expect(new Set(badges).size).toBe(badges.length);
    }
    expect(new Set(profiles.map(({ badges }) => badges.length))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test('has a joining date less than three years ago and before the oldest post', () => {
    for (const { joinedDate } of profiles) {
      const joined = new Date(joinedDate);
      expect(joined > new Date('2023-03-01T12:00:00Z')).toBe(true);
      expect(joined < new Date('2025-12-01T12:00:00Z')).toBe(true);
    }
  });

  test('exists for the visitor, with the given name and bio', () => {
    const visitor = { name: 'You', bio: 'This is you.' };
    expect(profileOf('you', NOW, visitor)).toMatchObject({ ...visitor, username: 'you', avatar: 'you' });
    expect(profileOf('you', NOW)).toBeNull();
  });

  test('is the same at every visit, except for the date', () => {
    const later = new Date('2027-07-07T07:07:07Z');
    for (const profile of profiles) {
      const again = profileOf(profile.username, later)!;
      expect({ ...again, joinedDate: '' }).toEqual({ ...profile, joinedDate: '' });
      expect(Date.parse(again.joinedDate) - Date.parse(profile.joinedDate)).toBe(later.getTime() - NOW.getTime());
    }
  });

  test('keeps its values from release to release, as checked for three members', () => {
    expect(profileOf('user7', NOW)).toMatchObject({ karma: 11_414, joinedDate: '2024-03-07T15:10:00.000Z' });
    expect(profileOf('user5', NOW)).toMatchObject({ karma: 14_703 });
    expect(profileOf('user1', NOW)).toMatchObject({ badges: ['QR Expert', 'Code Creator'] });
  });

  test.each(['', 'user0', 'user101', 'user007', 'User1', 'constructor'])('does not exist for %j', (username) => {
    expect(profileOf(username, NOW)).toBeNull();
  });
});
