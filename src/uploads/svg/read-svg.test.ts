import { describe, expect, it } from 'vitest';
import { SVG_LIMITS } from './limits.ts';
import { read, svg } from './testing/sample-svg.ts';

/** What is written of the inside of a document. */
async function written(inside: string): Promise<string> {
  const result = await read(svg(inside));
  if (typeof result === 'string') throw new Error(`refused as ${result}: ${inside}`);
  const [, content] =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 9 9" width="64" height="64">(.*)<\/svg>$/s.exec(
      result.text,
    ) as RegExpExecArray;
  return content;
}

describe('readSvg', () => {
  it('writes what it knows anew, with a size in pixels', async () => {
    expect(
      await read(`<svg width="20" height="10"><path d="M0 0&#10;h1" fill='#abc' style="stroke : red"/></svg>`),
    ).toEqual({
      width: 64,
      height: 32,
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 20 10"><path d="M0 0&#10;h1" fill="#abc" style="stroke:red"></path></svg>',
    });
  });

  it.each([
    ['scripts', '<script>x()</script><script href="http://a/b.js"/>', ''],
    ['handlers', '<rect onload="x()" width="1" onclick="y()"/>', '<rect width="1"></rect>'],
    [
      'animations',
      '<rect><animate attributeName="x" to="9"/><set attributeName="href" to="#a"/></rect>',
      '<rect></rect>',
    ],
    ['links', '<a href="javascript:x()" xlink:href="http://a/"><rect/></a>', '<a><rect></rect></a>'],
    [
      'pictures elsewhere',
      '<image href="http://a/b.png"/><image xlink:href="/c.png"/><feImage href="d.svg"/>',
      '<feImage></feImage>',
    ],
    [
      'parts elsewhere',
      '<use href="http://a/b.svg#c"/><rect fill="url(http://a/b.svg#c) red"/>',
      '<use></use><rect fill="url(#none) red"></rect>',
    ],
    ['notes', '<title>t</title><desc>d</desc><metadata><x xmlns="urn:x"/></metadata><!-- c --><?p i?>', ''],
    [
      'what other programs wrote',
      '<x:y xmlns:x="urn:x"><rect/></x:y><rect x:z="1" xmlns:x="urn:x"/><p:q/>',
      '<rect></rect>',
    ],
    ['text between elements', 'a<g>b<rect/></g>', '<g><rect></rect></g>'],
    [
      'a web page with something else to show',
      '<switch><foreignObject><p/></foreignObject><rect/></switch>',
      '<switch><rect></rect></switch>',
    ],
    ['a web page that no browser shows', '<foreignObject requiredExtensions="urn:x"/>', ''],
    ['unknown properties', '<rect style="cursor:url(http://a/b.cur);x:y;behavior:url(#c)"/>', '<rect></rect>'],
    ['addresses where none belong', '<rect style="color:url(#a);background:url(http://a/b.png)"/>', '<rect></rect>'],
    [
      'unknown functions',
      '<rect fill="image(a)" style="fill:paint(x);filter:url(#a) src(b);clip-path:path(c)"/>',
      '<rect></rect>',
    ],
    [
      'escapes, or reads them',
      '<rect fill="\\75rl(#a)" style="\\66ilter:blur(9px);fill:r\\65 d"/>',
      '<rect fill="url(#none)" style="filter:blur(9px)"></rect>',
    ],
    [
      'brackets that do not belong',
      '<rect style="fill:{red};stroke:[red];color:red"/>',
      '<rect style="color:red"></rect>',
    ],
    [
      'style sheets from elsewhere',
      '<style>@import url(http://a/b.css);@font-face{font-family:a;src:url(http://a/c.woff2)}@charset "x";</style>',
      '',
    ],
    [
      'rules for other media and states',
      '<style>@media print{rect{fill:red}}rect:hover{fill:red}rect:hover,path{fill:red}</style>',
      '<style>path{fill:red}</style>',
    ],
  ])('leaves out %s', async (_name, inside, expected) => {
    expect(await written(inside)).toBe(expected);
  });

  it.each([
    [
      'characters',
      '<text>a &lt;b&gt; &amp; "c" &#x1F600;</text>',
      '<text>a &lt;b&gt; &amp; &quot;c&quot; \u{1F600}</text>',
    ],
    ['character data', '<text><![CDATA[<script>]]></text>', '<text>&lt;script&gt;</text>'],
    [
      'the space around words',
      '<text xml:space="preserve"> a\n b </text>',
      '<text xml:space="preserve"> a&#10; b </text>',
    ],
    [
      'quotes in values',
      `<text style='font-family:"A B", &apos;C&apos;'/>`,
      `<text style="font-family:&quot;A B&quot;, 'C'"></text>`,
    ],
    [
      'colours',
      '<rect fill="rgb(1, 2, 3)" style="stroke:HSL(1 2% 3% / .5)"/>',
      '<rect fill="rgb(1, 2, 3)" style="stroke:hsl(1 2% 3% / .5)"></rect>',
    ],
    [
      'sums',
      '<rect style="stroke-width:calc((1px + 2px) * 3)"/>',
      '<rect style="stroke-width:calc((1px + 2px) * 3)"></rect>',
    ],
    [
      'what follows a comment',
      '<rect style="fill/**/:/**/red;/* stroke:blue; */color:/**/red"/>',
      '<rect style="fill:red;color:red"></rect>',
    ],
    [
      'custom properties of colours',
      '<rect style="--a:rgb(1,2,3);fill:var(--a, red)"/>',
      '<rect style="--a:rgb(1,2,3);fill:var(--a, red)"></rect>',
    ],
    [
      'rules',
      '<style>svg > g .a.b , #x *{fill:red!important}\n:root{color:red}</style>',
      '<style>svg&gt;g .a.b,#none *{fill:red!important}&#10;:root{color:red}</style>',
    ],
    [
      'rules hidden from old browsers',
      '<style><![CDATA[<!-- rect{fill:red} -->]]></style>',
      '<style>rect{fill:red}</style>',
    ],
    ['prefixes', '<s:rect xmlns:s="http://www.w3.org/2000/svg" width="1"/>', '<rect width="1"></rect>'],
    ['pixels', '<image href="data:image/jpeg;base64,AQ=="/>', '<image href="data:image/png;base64,AQ=="></image>'],
  ])('keeps %s', async (_name, inside, expected) => {
    expect(await written(inside)).toBe(expected);
  });

  it('leads each reference to the element that it means, whatever the ids are', async () => {
    expect(
      await written(
        '<g id="a&quot;b"/><use href="#a%22b"/><use xlink:href=" #a&quot;b "/><rect fill="url(\'#a%22b\')"/>',
      ),
    ).toBe('<g id="e0"></g><use href="#e0"></use><use href="#e0"></use><rect fill="url(#e0)"></rect>');
    expect(await written('<use href="#a"/><g id="a"/><g id="a"/><use href="#"/><use href="#100%"/>')).toBe(
      '<use href="#e0"></use><g id="e0"></g><g></g><use href="#none"></use><use href="#none"></use>',
    );
    expect(await written('<use href="#b" xlink:href="#a"/><g id="a"/><g id="b"/>')).toContain('<use href="#e1">');
    expect(await written('<style>#a{fill:url(#b)}</style><g id="a"/><pattern id="b"/>')).toContain(
      '<style>#e0{fill:url(#e1)}',
    );
  });

  it.each([
    ['a part of a web page', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a drawing inside', '<image href="data:image/svg+xml,%3Csvg/%3E"/>'],
    ['a typeface inside', '<style>@font-face{src:url("data:font/woff2;base64,AA")}</style>'],
    ['a rule that counts elements', '<style>path:first-child{fill:red}</style>'],
    ['a rule that looks beside elements', '<style>path+path{fill:red}</style>'],
    ['a rule that looks at attributes', '<style>[x]{fill:red}</style>'],
    ['a rule with functions', '<style>:not(path){fill:red}</style>'],
    ['rules inside rules', '<style>g{path{fill:red}}</style>'],
    ['a rule with escapes', '<style>.\\61{fill:red}</style>'],
    ['a custom property that refers', '<g style="--a:url(#b)"/>'],
    ['a custom property that calls others', '<g style="--a:var(--b) var(--b)"/>'],
  ])('refuses %s as not plain', async (_name, inside) => {
    expect(await read(svg(inside))).toBe('not-plain');
  });

  it.each([
    '',
    'hello',
    '<html><svg/></html>',
    '<!doctype html><svg>',
    '<svgx/>',
    '<svg',
    '<!-- <svg/>',
    '<?xml <svg/>',
    '<x:svg/>',
    '\0\0\0',
  ])('knows %j as no drawing', async (text) => expect(await read(text)).toBe('not-an-image'));

  it.each([
    '<rect',
    '<g></svg>',
    '</g>',
    '<rect a=b/>',
    '<rect x="1" x="2"/>',
    '&unknown;',
    '<a:b xmlns:a=""/>',
    ']]>\u0001',
  ])('knows a document with %j as damaged', async (inside) => expect(await read(svg(inside))).toBe('damaged'));

  it('reads the entities that drawing programs declare, and none that could grow', async () => {
    const doctype = (entities: string): string =>
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://a/b.dtd" [ ${entities} ]>`;
    const named = `<?xml version="1.0"?>${doctype('<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY a \'&#60;rect/>\'><!ENTITY t "a b">')}`;
    expect(await read(`${named}<svg xmlns="&ns;"><text>&t;</text></svg>`)).toMatchObject({
      text: expect.stringContaining('>a b<'),
    });
    // Entities that hold other entities or markup, or lie elsewhere, are none.
    for (const entity of [
      '<!ENTITY a "&b;&b;"><!ENTITY b "&a;">',
      '<!ENTITY a "<rect/>">',
      '<!ENTITY a SYSTEM "http://a/b">',
      '<!ENTITY % p "x"> %p;',
    ]) {
      expect(await read(`${doctype(entity)}${svg('<text>&a;</text>')}`)).toBe('damaged');
    }
    const long = `<!ENTITY a "${'x'.repeat(100_000)}">`;
    expect(await read(`${doctype(long)}${svg('<g class="&a;"/>')}`)).toMatchObject({ width: 64 });
    expect(await read(`${doctype(long)}${svg(`<g class="${'&a;'.repeat(100)}"/>`)}`)).toBe('too-complex');
  });

  it('reads every encoding that a file names', async () => {
    const text = svg('<text>Grüße</text>');
    const wide = (mark: string, isBig: boolean): Uint8Array => {
      const bytes = Buffer.from(mark + text, 'utf16le');
      return new Uint8Array(isBig ? bytes.swap16() : bytes);
    };
    const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${text}`;
    const files = [
      new TextEncoder().encode(`\ufeff${text}`),
      wide('\ufeff', false),
      wide('\ufeff', true),
      wide('', false),
      wide('', true),
      new Uint8Array(Buffer.from(latin, 'latin1')),
      new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-16"?>${text}`),
    ];
    for (const file of files) expect(await read(file)).toMatchObject({ text: expect.stringContaining('>Grüße<') });
    expect(await read(`<?xml version="1.0" encoding="klingon"?>${text}`)).toBe('damaged');
  });

  describe('has limits', () => {
    it.each([
      ['elements', '<g/>'.repeat(SVG_LIMITS.elements - 1), '<g/>'.repeat(SVG_LIMITS.elements)],
      [
        'depth',
        `${'<g>'.repeat(SVG_LIMITS.depth - 1)}${'</g>'.repeat(SVG_LIMITS.depth - 1)}`,
        `${'<g>'.repeat(SVG_LIMITS.depth)}${'</g>'.repeat(SVG_LIMITS.depth)}`,
      ],
      [
        'depth of what is left out',
        `${'<x>'.repeat(SVG_LIMITS.depth - 1)}${'</x>'.repeat(SVG_LIMITS.depth - 1)}`,
        `${'<x>'.repeat(SVG_LIMITS.depth)}${'</x>'.repeat(SVG_LIMITS.depth)}`,
      ],
      [
        'selectors',
        `<style>${'a{fill:red}'.repeat(SVG_LIMITS.selectors)}</style>`,
        `<style>${'a{fill:red}'.repeat(SVG_LIMITS.selectors)}</style><style>a{fill:red}</style>`,
      ],
      [
        'parts of a selector',
        `<style>${'g '.repeat(SVG_LIMITS.selectorParts - 1)}g{fill:red}</style>`,
        `<style>${'g>'.repeat(SVG_LIMITS.selectorParts)}g{fill:red}</style>`,
      ],
      [
        'brackets',
        `<rect style="x:${'('.repeat(SVG_LIMITS.brackets)}"/>`,
        `<rect style="x:${'('.repeat(SVG_LIMITS.brackets + 1)}"/>`,
      ],
      ['work', '<rect/>'.repeat(9000), '<rect/>'.repeat(10_000)],
    ])('for %s', async (_name, inside, outside) => {
      expect(await read(svg(inside))).toMatchObject({ width: 64 });
      expect(await read(svg(outside))).toBe('too-complex');
    });

    it('for bytes and for the pixels of all pictures inside', async () => {
      const padded = (length: number): string => svg('').padEnd(length, ' ');
      expect(await read(padded(SVG_LIMITS.bytes))).toMatchObject({ width: 64 });
      expect(await read(padded(SVG_LIMITS.bytes + 1))).toBe('too-large');
      // Two to the power of 24 pixels, and a half as many again.
      const [large, half] = ['<image href="data:,%0c"/>', '<image href="data:,%0b"/>'];
      expect(await read(svg(large + half))).toMatchObject({ width: 64 });
      expect(await read(svg(large + half + half + half))).toBe('too-large');
    });
  });
});
