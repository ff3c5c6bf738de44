import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { orderIn, readDuration, readMoment, readTime, settleDay, splitTimes } from './moment.ts';

/** `2027-03-05 18:30:00 +120`, or both days. */
function read(typed: string): string | null {
  const moment = readMoment(typed);
  if (moment === null) return null;
  if ('first' in moment) return `${moment.first} or ${moment.second}`;
  const { day, time, offset, hasOtherWeekday } = moment;
  const clock =
    time === null
      ? []
      : [[time / 3600, (time / 60) % 60, time % 60].map((n) => String(Math.floor(n)).padStart(2, '0')).join(':')];
  return [day, ...clock, ...(offset === null ? [] : [`${offset}`]), ...(hasOtherWeekday ? ['?'] : [])].join(' ');
}

describe('readMoment', () => {
  it.each([
    // RFC 3339, RFC 5545 and ISO 8601
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T18:00', '2026-12-31 18:00:00'],
    ['2026-12-31T18:00:15.000Z', '2026-12-31 18:00:15 0'],
    ['2027-07-05T18:30:00+02:00', '2027-07-05 18:30:00 120'],
    ['2027-07-05 18:30 -0500', '2027-07-05 18:30:00 -300'],
    ['2027-07-05 18:30 UTC', '2027-07-05 18:30:00 0'],
    ['5.3.2027 18:30 (UTC+2)', '2027-03-05 18:30:00 120'],
    ['20270305T183000Z', '2027-03-05 18:30:00 0'],
    ['20270305', '2027-03-05'],
    // Days by languages, as `Intl.DateTimeFormat` and people write them.
    ['5. März 2027 um 18 Uhr', '2027-03-05 18:00:00'],
    ['Freitag, 5. März 2027, 18:30 Uhr', '2027-03-05 18:30:00'],
    ['Fr, 5.3.27', '2027-03-05'],
    ['05.03.2027 18.30', '2027-03-05 18:30:00'],
    ['March 5, 2027 at 6 p.m.', '2027-03-05 18:00:00'],
    ['Friday, March 5th, 2027, 6:30 PM', '2027-03-05 18:30:00'],
    ['5-Mar-27', '2027-03-05'],
    ['vendredi 5 mars 2027 à 18 h 30', '2027-03-05 18:30:00'],
    ['1er mars 2027', '2027-03-01'],
    ['mar. 2 mars 2027', '2027-03-02'],
    ['5 juil. 2027', '2027-07-05'],
    ['5 de marzo de 2027 a las 18:30', '2027-03-05 18:30:00'],
    ['5/3/2027, 6:30 p. m.', '2027-05-03 or 2027-03-05'],
    ['sábado, 6 de março de 2027 às 18h30', '2027-03-06 18:30:00'],
    ['quinta-feira, 24 de dezembro de 2026 às 20:00', '2026-12-24 20:00:00'],
    // https://github.com/iamkun/dayjs/issues/729
    ['Ter, 23 Fev 2021', '2021-02-23'],
    ['2027年3月5日(金) 18時30分', '2027-03-05 18:30:00'],
    ['2027年3月5日 午後6時半', '2027-03-05 18:30:00'],
    ['令和9年3月5日', '2027-03-05'],
    ['2027年3月5日星期五 下午6:30', '2027-03-05 18:30:00'],
    ['18:30 05.03.2027', '2027-03-05 18:30:00'],
    ['12/31/2026 12:00 AM', '2026-12-31 00:00:00'],
    ['12/31/2026 12:15 PM', '2026-12-31 12:15:00'],
    ['24.12.2027 24:00', '2027-12-24 24:00:00'],
    // Both days, unless a number or a weekday tells.
    ['03/05/2027', '2027-03-05 or 2027-05-03'],
    ['12-01-1998', '1998-12-01 or 1998-01-12'],
    ['25/03/2027', '2027-03-25'],
    ['05/05/2027', '2027-05-05'],
    ['Fri 03/05/2027', '2027-03-05'],
    ['Mon, 5 March 2027', '2027-03-05 ?'],
    // No moments.
    ['tomorrow', null],
    ['31.02.2027', null],
    ['05.03.', null],
    ['2027-03-05 25:00', null],
    ['2027-03-05 13:30 AM', null],
    ['2027-03-05 12 Uhr abends', null],
    ['2027-03-05 7:00 PM EST', null],
    ['46087.77', null],
    ['Room 5 27', null],
  ])('%j is %j', (typed, moment) => {
    expect(read(typed)).toBe(moment);
  });

  it('takes linear time', { tags: 'timed' }, async () => {
    await expectLinear(200_000, (size) => '1 '.repeat(size / 2), readMoment);
  });
});

it.each([
  ['18:30', 1110],
  ['6:30 PM', 1110],
  ['18.30 Uhr', 1110],
  ['18h', 1080],
  ['18 h 30', 1110],
  ['下午6点半', 1110],
  ['午後0:30', 750],
  // https://github.com/XiaoMi/MiNLP/pull/104
  ['中午10点', 600],
  ['中午11点半', 690],
  ['中午12点', 720],
  ['中午1点', 780],
  // https://github.com/dateutil/dateutil/issues/781
  ['12:00 Noon', 720],
  ['12 del mediodía', 720],
  // https://github.com/xorbitsai/xagent/pull/2433: 12 and 0 o'clock in the evening are noon, today or tomorrow.
  ['晚上0点', null],
  ['晚上12点', null],
  ['1 de la noche', null],
  ['晚上8点', 1200],
  ['0:30', 30],
  ['18', null],
  ['99:00', null],
])('the time %j is %j minutes after midnight', (typed, minutes) => {
  const seconds = readTime(typed);
  expect(seconds === null ? null : seconds / 60).toBe(minutes);
});

it.each([
  ['1:30', 90],
  ['90 min', 90],
  ['1 h 30 min', 90],
  ['1h30', 90],
  ['1,5 Stunden', 90],
  ['PT1H30M', 90],
  ['PT45M', 45],
  ['1時間30分', 90],
  ['90', null],
  ['long', null],
])('the duration %j has %j minutes', (typed, minutes) => {
  expect(readDuration(typed)).toBe(minutes);
});

it.each([
  ['18:30-20:00', '18:30', '20:00'],
  ['18.30 bis 20.00 Uhr', '18.30', '20.00 uhr'],
  ['2027-03-05 18:30 – 20:00', '2027-03-05 18:30', '20:00'],
  ['6:30 PM to 8 PM', '6:30 pm', '8 pm'],
])('%j is from %j to %j', (typed, from, to) => {
  expect(splitTimes(typed)).toEqual({ from, to });
});

it.each(['2027-03-05', '18:30', 'Mon-Fri', '1-2'])('%j is no time with an end', (typed) => {
  expect(splitTimes(typed)).toBeNull();
});

it.each([
  ['03/05/2027', 'two', '2027-03-05'],
  ['25/03/2027', 'day-first', '25/03/2027'],
  ['03/25/2027 5 PM', 'month-first', '2027-03-25 5 PM'],
  ['Fri 03/05/2027', 'month-first', 'Fri 2027-03-05'],
  ['5/5/2027', undefined, '2027-05-05'],
  ['1.2.3', undefined, '1.2.3'],
])('%j tells the order %j, and is %j if the month is first', (typed, order, settled) => {
  expect(orderIn(typed)?.order).toBe(order);
  expect(settleDay(typed, () => 'month-first')).toBe(settled);
});
