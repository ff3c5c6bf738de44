import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeSvg } from './svg-size.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

describe('sizeSvg', () => {
  it.each([
    ['width="20" height="10"', 1024, 512],
    ['width="20px" height="40px" viewBox="0 0 7 7"', 512, 1024],
    ['width="1in" height="48"', 1024, 512],
    ["width='30mm' height='6cm'", 512, 1024],
    ['width="100%" height="100%" viewBox="0 0 300 100"', 1024, 341],
    ['viewBox="-5,-5 , 10 20"', 512, 1024],
    ['width="50" viewBox="0 0 2 1"', 1024, 512],
    ['height="50" viewBox="0 0 1 2"', 512, 1024],
    ['', 1024, 512],
    ['width="75"', 512, 1024],
    ['width="0" height="-3"', 1024, 512],
    ['width="1e8" height="1"', 1024, 1],
    ['width="NaN" height="auto" viewBox="0 0 0 5"', 1024, 512],
    ['width="1vw" height="5constructor"', 1024, 512],
  ])('gives <svg %s> a size of %d × %d', (attributes, width, height) => {
    const sized = sizeSvg(`<svg ${XMLNS} ${attributes}><rect/></svg>`, 1024);
    expect(sized).toMatchObject({ width, height });
    expect(sized?.text).toContain(` width="${width}"`);
    expect(sized?.text).toContain(` height="${height}"`);
    expect(sized?.text.match(/\sviewBox=/g)).toHaveLength(1);
    expect(sized?.text.endsWith('><rect/></svg>')).toBe(true);
  });

  it('adds the view box that keeps the content in place, and the namespace', () => {
    expect(sizeSvg('<svg width="20" height="10"/>', 40)?.text).toBe(
      `<svg width="40" height="20" viewBox="0 0 20 10" ${XMLNS}/>`,
    );
  });

  it('leaves an own prefix alone', () => {
    const text = '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></s:svg>';
    expect(sizeSvg(text, 8)?.text).toBe(text.replace('><', ' width="8" height="8"><'));
  });

  it('takes the size out of the style and leaves its other rules', () => {
    const sized = sizeSvg(
      `<svg ${XMLNS} viewBox="0 0 1 1" style="width:100%;stroke-width:3; max-height : 5px;fill:red"/>`,
      8,
    );
    expect(sized?.text).toContain('style=";stroke-width:3;;fill:red"');
  });

  it('skips what may come before the root and keeps the entities declared there', () => {
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" [ <!ENTITY ns "http://www.w3.org/2000/svg"> ] >';
    const sized = sizeSvg(`\n<?xml version="1.0" encoding="UTF-16"?><!-- <svg> -->${doctype}\n<svg xmlns="&ns;"/>`, 8);
    expect(sized?.text).toContain(doctype);
    expect(sized?.text).not.toContain('UTF-16');
  });

  it.each([
    '',
    'hello',
    '<html><svg/></html>',
    '<svgx/>',
    '<svg',
    '<svg a=b>',
    '<!-- <svg/>',
    '<!DOCTYPE svg [<svg/>',
    '<?xml <svg/>',
  ])('refuses %j', (text) => {
    expect(sizeSvg(text, 8)).toBeNull();
  });

  it('answers hostile texts at once', () => {
    const pieces = [
      '<svg',
      ' ',
      '>',
      '<!--',
      '-->',
      '<!DOCTYPE',
      '[',
      ']',
      '<?',
      '?>',
      'a="',
      '"',
      "'",
      '=',
      'viewBox="',
      '0',
      ',',
      'style="width:',
    ];
    const hostile = fc.array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(1, 2, 20_000)), { maxLength: 8 });
    fc.assert(
      fc.property(hostile, (parts) => {
        const sized = sizeSvg(parts.map(([piece, times]) => piece.repeat(times)).join(''), 64);
        expect(sized === null || Math.max(sized.width, sized.height) === 64).toBe(true);
      }),
      { numRuns: 500, interruptAfterTimeLimit: 5000, markInterruptAsFailure: true },
    );
  });
});
