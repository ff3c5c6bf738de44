import { describe, expect, it } from 'vitest';
import { read, svg, written } from './testing/sample-svg.ts';

describe('readSvg', () => {
  it('returns a new SVG with the supported parts of the document and a size in pixels', async () => {
    expect(
      await read(`<svg width="20" height="10"><path d="M0 0&#10;h1" fill='#abc' style="stroke : red"/></svg>`),
    ).toEqual({
      width: 64,
      height: 32,
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 20 10"><path d="M0 0&#10;h1" fill="#abc" style="stroke:red"></path></svg>',
    });
  });

  it('uses the size that CSS sets for the root', async () => {
    const size = async (attributes: string) => {
      const drawing = await read(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect/></svg>`);
      return typeof drawing === 'string' ? drawing : [drawing.width, drawing.height];
    };
    expect(await size('width="1" height="1" style="width:20px;HEIGHT:10px"')).toEqual([64, 32]);
    expect(await size('width="1" height="1" style="width:100%;height:auto;x:3px" viewBox="0 0 10 20"')).toEqual([
      32, 64,
    ]);
    expect(await size('style="width:calc(1px + 1px)"')).toBe('not-plain');
    expect(await size('style="width:9px!important"')).toBe('not-plain');
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
      'external pictures',
      '<image href="http://a/b.png"/><image xlink:href="/c.png"/><feImage href="d.svg"/>',
      '<feImage></feImage>',
    ],
    [
      'references to other documents, even if the document itself has an element with the same id',
      '<g id="c"/><use href="http://a/b.svg#c"/><rect fill="url(http://a/b.svg#c) red"/>',
      '<g id="e0"></g><use></use><rect fill="url(#none) red"></rect>',
    ],
    [
      'titles, descriptions, metadata and comments',
      '<title>t</title><desc>d</desc><metadata><x xmlns="urn:x"/></metadata><!-- c --><?p i?>',
      '',
    ],
    [
      'elements and attributes of other namespaces',
      '<x:y xmlns:x="urn:x"><rect/></x:y><rect x:z="1" xmlns:x="urn:x" xlink:type="simple"/><p:q/>',
      '<rect></rect>',
    ],
    ['text between elements', 'a<g>b<rect/></g>', '<g><rect></rect></g>'],
    [
      'a part of a web page for which a `switch` has an alternative',
      '<switch><foreignObject><p/></foreignObject><rect/></switch>',
      '<switch><rect></rect></switch>',
    ],
    ['a part of a web page that no browser draws', '<foreignObject requiredExtensions="urn:x"/>', ''],
    ['unknown properties', '<rect style="cursor:url(http://a/b.cur);q:y;behavior:url(#c)"/>', '<rect></rect>'],
    [
      'addresses in properties that accept none',
      '<rect style="color:url(#a);background:url(http://a/b.png)"/>',
      '<rect></rect>',
    ],
    [
      'unknown functions',
      '<rect fill="image(a)" style="fill:paint(x);filter:url(#a) src(b);clip-path:path(c)"/>',
      '<rect></rect>',
    ],
    [
      'declarations with escapes, unless the escapes are in addresses or in names of properties or functions',
      '<rect fill="\\75rl(#a)" style="\\66ilter:blur(9px);fill:r\\65 d"/>',
      '<rect fill="url(#none)" style="filter:blur(9px)"></rect>',
    ],
    [
      'declarations whose values have curly or square brackets',
      '<rect style="fill:{red};stroke:[red];color:red"/>',
      '<rect style="color:red"></rect>',
    ],
    [
      'external style sheets and fonts',
      '<style>@import url(http://a/b.css);@font-face{font-family:a;src:url(http://a/c.woff2)}@charset "x";</style>',
      '',
    ],
    [
      'rules for states',
      '<style>rect:hover{fill:red}rect:hover,path{fill:red}:Active,:focus,:focus-visible,:focus-within,:visited,a:target{fill:red}</style>',
      '<style>path{fill:red}</style>',
    ],
    [
      'rules for other media',
      '<style>@media print{a{fill:red}}@media ( prefers-color-scheme : dark ){b{fill:red}}@MEDIA tv and (color){c{fill:red}}</style>',
      '',
    ],
    [
      'style sheets for other media, and in other languages',
      '<style media="print">a{fill:red}</style><style media="tv, Print">b{fill:red}</style><style type="text/less">c{fill:red}</style>',
      '',
    ],
    [
      'conditions and layers that contain only rules without effect, or no rules',
      '<style>@media (prefers-reduced-motion){a{animation:none}}@supports (x:y){b{x:y}b:hover{fill:red}}@layer a;@layer b{}</style>',
      '',
    ],
    ['keyframes', '<style>@keyframes a{from{fill:red}}@-webkit-keyframes a{to{fill:red}}</style>', ''],
    [
      'geometry properties in CSS for elements to which they do not apply',
      '<style>g,path{width:1px;cx:2px}</style><g style="width:1px;d:none"/><path style="r:1px"/>',
      '<g></g><path></path>',
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
      'white space around words',
      '<text xml:space="preserve"> a\n b </text>',
      '<text xml:space="preserve"> a&#10; b </text>',
    ],
    [
      'quotes in values',
      `<text style='font-family:"A B", &apos;C&apos;'/>`,
      `<text style="font-family:&quot;A B&quot;, 'C'"></text>`,
    ],
    [
      'colors',
      '<rect fill="rgb(1, 2, 3)" style="stroke:HSL(1 2% 3% / .5)"/>',
      '<rect fill="rgb(1, 2, 3)" style="stroke:hsl(1 2% 3% / .5)"></rect>',
    ],
    [
      'calculations',
      '<rect style="stroke-width:calc((1px + 2px) * 3)"/>',
      '<rect style="stroke-width:calc((1px + 2px) * 3)"></rect>',
    ],
    [
      'declarations with comments',
      '<rect style="fill/**/:/**/red;/* stroke:blue; */color:/**/red"/>',
      '<rect style="fill:red;color:red"></rect>',
    ],
    [
      'custom properties that contain colors',
      '<rect style="--a:rgb(1,2,3);fill:var(--a, red)"/>',
      '<rect style="--a:rgb(1,2,3);fill:var(--a, red)"></rect>',
    ],
    [
      'rules',
      '<style>svg > g .a.b , #x *{fill:red!important}\n:root{color:red}</style>',
      '<style>svg&gt;g .a.b,#none *{fill:red!important}&#10;:root{color:red}</style>',
    ],
    [
      'rules for a screen, and for a light page',
      '<style media="print, screen" type="text/css">a{fill:red}</style><style media=" ALL ">@media screen and (prefers-color-scheme:light){b{fill:red}}@media only all{c{fill:red}}</style>',
      '<style>a{fill:red}&#10;b{fill:red}&#10;c{fill:red}</style>',
    ],
    [
      'rules hidden from old browsers',
      '<style><![CDATA[<!-- rect{fill:red} -->]]></style>',
      '<style>rect{fill:red}</style>',
    ],
    ...[
      ['metadata', '<metadata><style>rect{fill:red}</style></metadata>'],
      ['a title', '<title><style>rect{fill:red}</style></title>'],
      ['an element of another namespace', '<x:y xmlns:x="urn:x"><style>rect{fill:red}</style></x:y>'],
      ['an unknown element', '<flow><style>rect{fill:red}</style></flow>'],
      ['a picture that is left out', '<image><style>rect{fill:red}</style></image>'],
    ].map(([place, inside]) => [`rules in ${place}`, inside, '<style>rect{fill:red}</style>']),
    [
      'rules in a style sheet of HTML',
      '<h:style xmlns:h="http://www.w3.org/1999/xhtml">rect{fill:red}</h:style>',
      '<style>rect{fill:red}</style>',
    ],
    ['white space that XML would change', '<path d="M0&#9;0&#13;"/>', '<path d="M0&#9;0&#13;"></path>'],
    [
      'rules after declarations of namespaces that change nothing',
      '<style>@namespace "http://www.w3.org/2000/svg";@namespace x "urn:x";rect{fill:red}</style>',
      '<style>rect{fill:red}</style>',
    ],
    ['prefixes of elements', '<s:rect xmlns:s="http://www.w3.org/2000/svg" width="1"/>', '<rect width="1"></rect>'],
    [
      'the case of custom properties',
      '<rect style="--A:red;FILL:var(--A)"/>',
      '<rect style="--A:red;fill:var(--A)"></rect>',
    ],
    [
      'colors in functions of filters',
      '<rect style="filter:drop-shadow(1px 1px rgb(1 2 3))"/>',
      '<rect style="filter:drop-shadow(1px 1px rgb(1 2 3))"></rect>',
    ],
    [
      'pixels of a filter',
      '<feImage href="data:image/png;base64,AQ=="/>',
      '<feImage href="data:image/png;base64,AQ=="></feImage>',
    ],
    ['pixels', '<image href="data:image/jpeg;base64,AQ=="/>', '<image href="data:image/png;base64,AQ=="></image>'],
  ])('keeps %s', async (_name, inside, expected) => {
    expect(await written(inside)).toBe(expected);
  });

  it.each<[property: string, functions: string]>([
    ['fill', 'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix'],
    ['stroke-width', 'calc min max clamp var'],
    ['transform', 'matrix translate translatex translatey scale scalex scaley rotate skewx skewy'],
    ['filter', 'blur drop-shadow brightness contrast grayscale hue-rotate invert opacity saturate sepia'],
    ['clip-path', 'inset circle ellipse polygon'],
  ])('keeps functions in values of %s: %s', async (property, functions) => {
    const declarations = functions.split(' ').map((name) => `${property}:${name}(1)`);
    expect(await written(`<g style="${declarations.join(';')}"/>`)).toBe(`<g style="${declarations.join(';')}"></g>`);
  });

  it.each([
    ['a part of a web page', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['an embedded SVG', '<image href="data:image/svg+xml,%3Csvg/%3E"/>'],
    ['an embedded font', '<style>@font-face{src:url("data:font/woff2;base64,AA")}</style>'],
    ['a rule that counts elements', '<style>path:first-child{fill:red}</style>'],
    ['a rule that depends on siblings', '<style>path+path{fill:red}</style>'],
    ['a rule that depends on attributes', '<style>[x]{fill:red}</style>'],
    ['a rule with functions', '<style>:not(path){fill:red}</style>'],
    ['a style sheet for some window sizes', '<style media="(min-width:9px)">g{fill:red}</style>'],
    ['a style sheet for all media but print', '<style media="not print">g{fill:red}</style>'],
    ['a style sheet of a type that only some browsers know', '<style type="Text/CSS">g{fill:red}</style>'],
    ['rules for some window sizes', '<style>@media (min-width:9px){g{fill:red}}</style>'],
    [
      'rules for a condition in a list of media',
      '<style>@media print{g{fill:red}}@media print, (color){g{fill:red}}</style>',
    ],
    ['rules for some browsers', '<style>@supports (fill:red){g{fill:red}}</style>'],
    ['rules in layers', '<style>@layer a{g{fill:red}}</style>'],
    ['rules in a layer inside a medium', '<style>@media screen{@layer{g{fill:red}}}</style>'],
    ['rules for some containers', '<style>@container (width>9px){g{fill:red}}</style>'],
    ['rules for some documents', '<style>@document url(a){g{fill:red}}</style>'],
    ['rules for some documents in Firefox', '<style>@-moz-document url(a){g{fill:red}}</style>'],
    ['rules with a scope', '<style>@scope (g){path{fill:red}}</style>'],
    ['custom properties with initial values', '<style>@property --a{syntax:"*";inherits:false}</style>'],
    ['a style sheet in a data URL', '<style>@import "data:text/css,g{fill:red}"</style>'],
    [
      'a linked style sheet in a data URL',
      '<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="Stylesheet" href=" data:text/css,g{fill:red}"/>',
    ],
    ['an element inside a style sheet', '<style>g{fill:red}<style>path{fill:red}</style></style>'],
    ['selectors of another namespace', '<style>@namespace "urn:x";g{fill:red}</style>'],
    ['selectors of a namespace that url() names', '<style>@namespace url(urn:x);g{fill:red}</style>'],
    ['a size set by CSS', '<rect style="width:9px"/>'],
    ['a position set by CSS', '<use style="X:9px"/>'],
    ['a radius set by a style sheet', '<style>circle{r:9px}</style>'],
    ['a size set by a style sheet for a class', '<style>.a{height:9px}</style>'],
    // SVG 2, 7.1.
    ...[
      ...['svg', 'image', 'rect', 'use'].flatMap((name) => ['x', 'y'].map((property) => [name, property])),
      ...['svg', 'image', 'rect'].flatMap((name) => ['width', 'height'].map((property) => [name, property])),
      ...['circle', 'ellipse'].flatMap((name) => ['cx', 'cy'].map((property) => [name, property])),
      ...['ellipse', 'rect'].flatMap((name) => ['rx', 'ry'].map((property) => [name, property])),
      ...[
        ['circle', 'r'],
        ['path', 'd'],
      ],
    ].map(([name, property]) => [`${property} of ${name} set by CSS`, `<style>${name}{${property}:9px}</style>`]),
    ['path data set by CSS', '<path style="d:path(\'M0 0h9\')"/>'],
    ['a nested svg element with a size set by CSS', '<svg style="width:9px"/>'],
    ['rules inside rules', '<style>g{path{fill:red}}</style>'],
    ['a rule with escapes', '<style>.\\61{fill:red}</style>'],
    ['a custom property with a reference', '<g style="--a:url(#b)"/>'],
    ['a custom property that uses others', '<g style="--a:var(--b) var(--b)"/>'],
  ])('refuses a document as not plain if it has %s', async (_name, inside) => {
    expect(await read(svg(inside))).toBe('not-plain');
  });

  it('refuses a document as not plain if an `xml-stylesheet` instruction in it has a data URL', async () => {
    const instruction = (address: string) => `<?xml-stylesheet type="text/css" href="${address}"?>${svg('<g/>')}`;
    expect(await read(instruction('data:text/css,g{fill:red}'))).toBe('not-plain');
    expect(await read(instruction('look.css'))).toHaveProperty('text');
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
  ])('does not take %j for an SVG', async (text) => expect(await read(text)).toBe('not-an-image'));

  it.each([
    '<rect',
    '<g></svg>',
    '</g>',
    '<rect a=b/>',
    '<rect x="1" x="2"/>',
    '&unknown;',
    '<a:b xmlns:a=""/>',
    ']]>\u0001',
  ])('refuses a document with %j as damaged', async (inside) => expect(await read(svg(inside))).toBe('damaged'));
});
