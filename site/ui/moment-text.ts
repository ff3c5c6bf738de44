import { isUtc } from '#content';
import { codeWords } from '#words/codes';
import { LANGUAGE } from '#words/language';

/**
 * Says a moment as the clocks of a time zone show it, and in UTC: "6:00 PM in Berlin, 5:00 PM UTC", with both days if
 * they differ or `typed` does not begin with it. An empty zone counts as UTC.
 */
export function momentText(moment: Date, zone: string, typed = ''): string {
  const { inUtc, inZone } = codeWords.fields;
  if (zone === '' || isUtc(zone)) return inUtc({ moment: clockText(moment, 'UTC') });
  const day = isoDay(moment, zone);
  const isSameDay = day === isoDay(moment, 'UTC');
  return inZone({
    local: clockText(moment, zone, !isSameDay || !typed.startsWith(day)),
    city: placeOf(zone),
    utc: clockText(moment, 'UTC', !isSameDay),
  });
}

/** The city of a time zone. Japanese and Chinese do not write it in Latin letters, and name the zone. */
function placeOf(timeZone: string): string {
  if (!/^(?:ja|zh)/.test(LANGUAGE)) return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return nameOfZone(timeZone, LANGUAGE, 'longGeneric') || timeZone;
}

/** Empty if the platform does not know the zone, which a design of others may have. */
export function nameOfZone(
  timeZone: string,
  language: string | undefined,
  timeZoneName: 'longGeneric' | 'shortGeneric',
) {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** Says a day, or a day and a time of no zone, that is written as `2026-12-01` or `2026-12-01T18:00`. */
export function wallClockText(written: string): string {
  const hasTime = written.includes('T');
  return clockText(new Date(hasTime ? `${written}Z` : written), 'UTC', true, hasTime);
}

/** Says a day that is written as `2026-12-01`; other texts stay. */
export function dayInWords(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? wallClockText(text) : text;
}

export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isUtc(timeZone) ? 'UTC' : timeZone;
}

function clockText(moment: Date, timeZone: string, hasDay = true, hasTime = true): string {
  return new Intl.DateTimeFormat(LANGUAGE, {
    timeZone,
    ...(hasDay && { dateStyle: 'medium' }),
    ...(hasTime && { timeStyle: 'short' }),
  }).format(moment);
}

/** Swedish calendars write `2026-12-01`. */
function isoDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}
