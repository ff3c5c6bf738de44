import { isUtc } from '#content';
import { codeWords } from '#words/codes';

/**
 * Says a moment as the clocks of a time zone show it, and in UTC: "18:00 in Berlin, 17:00 UTC", with both days if they
 * differ or `typed` does not begin with it. An empty zone counts as UTC.
 */
export function momentText(moment: Date, zone: string, typed = ''): string {
  const { inUtc, inZone } = codeWords.fields;
  const utc = clockText(moment, 'UTC');
  if (zone === '' || isUtc(zone)) return inUtc({ moment: utc });
  const local = clockText(moment, zone);
  const [day, time] = local.split(' ');
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const isSameDay = utc.startsWith(day);
  return inZone({
    local: isSameDay && typed.startsWith(day) ? time : local,
    city,
    utc: isSameDay ? utc.slice(day.length + 1) : utc,
  });
}

export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isUtc(timeZone) ? 'UTC' : timeZone;
}

/** Swedish clocks and calendars write `2026-12-01 18:00`. */
function clockText(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
}
