import { describe, expect, it } from 'vitest';
import { builtInFormat, customFormat, formatNumber } from './number-format.ts';

describe('formatNumber', () => {
  it.each([
    ['0.30000000000000004', 0, '0.3'],
    ['491234567890', 0, '491234567890'],
    ['4.9E+11', 0, '490000000000'],
    ['45983', 14, '2025-11-22'],
    ['45983.604166666664', 22, '2025-11-22 14:30'],
    ['0.37847222222222221', 18, '09:05'],
    ['0.00001157407407407', 21, '00:00:01'],
    ['1', 14, '1900-01-01'],
    ['59', 14, '1900-02-28'],
    ['61', 14, '1900-03-01'],
    ['-1', 14, '-1'],
    ['2958465', 14, '9999-12-31'],
    ['2958465.9', 22, '9999-12-31 21:36'],
    ['2958466', 14, '2958466'],
    ['not a number', 14, 'not a number'],
    ['1.2345678901234567', 0, '1.23456789012346'],
    ['', 0, ''],
    ['1e400', 0, '1e400'],
  ])('writes %s in format %i as %s', (value, format, text) => {
    expect(formatNumber(value, builtInFormat(format), false)).toBe(text);
  });

  it('counts days from 1904 if the workbook does', () => {
    expect(formatNumber('0', builtInFormat(14), true)).toBe('1904-01-01');
  });

  it('knows the built-in formats of dates and times', () => {
    const idsOf = (hasDate: boolean, hasTime: boolean): number[] =>
      Array.from({ length: 60 }, (_, id) => id).filter((id) => {
        const format = builtInFormat(id);
        return format.is === 'date' && format.hasDate === hasDate && format.hasTime === hasTime;
      });
    expect(idsOf(true, false)).toEqual([
      ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
      ...[50, 51, 52, 53, 54, 55, 56, 57, 58],
    ]);
    expect(idsOf(true, true)).toEqual([22]);
    expect(idsOf(false, true)).toEqual([18, 19, 20, 21, 45, 46, 47]);
  });

  it.each([
    ['00000', '123', '00123'],
    ['00000', '1234567', '1234567'],
    ['000-000', '1234', '001-234'],
    ['0.00', '5', '5'],
    ['0', '5', '5'],
    ['00000', '-5', '-5'],
    ['00000', '1.5', '1.5'],
    ['General', '5', '5'],
    ['"Day "0', '5', '5'],
    ['[Red]0.0', '5', '5'],
    ['0.00E+00', '5', '5'],
    ['dd.mm.yy', '45983', '2025-11-22'],
    ['[$-409]d\\-mmm;@', '45983', '2025-11-22'],
    ['[h]:mm', '0.5', '12:00'],
    ['000;-000', '5', '005'],
    ['mmm yy', '45983', '2025-11-22'],
    ['mm:ss', '0.5', '12:00'],
    ['m/d/yyyy h:mm', '45983.5', '2025-11-22 12:00'],
  ])('writes in the format %s the number %s as %s', (code, value, text) => {
    expect(formatNumber(value, customFormat(code), false)).toBe(text);
  });
});
