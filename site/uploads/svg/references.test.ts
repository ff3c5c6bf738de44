import { describe, expect, it } from 'vitest';
import { read, written } from './testing/sample-svg.ts';

describe('readSvg', () => {
  it.each(['use', 'textPath', 'feImage', 'pattern', 'linearGradient', 'radialGradient'])(
    'keeps the reference of %s to an element',
    async (name) =>
      expect(await written(`<g id="a"/><${name} href="#a"/>`)).toBe(`<g id="e0"></g><${name} href="#e0"></${name}>`),
  );

  it.each(['a', 'g', 'mask', 'clipPath', 'filter', 'marker', 'text'])(
    'leaves out the `href` of %s, because it has no effect on the picture',
    async (name) => expect(await written(`<g id="a"/><${name} href="#a"/>`)).toBe(`<g id="e0"></g><${name}></${name}>`),
  );

  it('reads the prefixes `xlink` and `svg` even if a file does not declare them', async () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg"><svg:g id="a"/><use xlink:href="#a"/><x:g/></svg>';
    expect(await read(text)).toMatchObject({
      text: expect.stringMatching(/><g id="e0"><\/g><use href="#e0"><\/use><\/svg>$/),
    });
    expect(await read('<svg:svg/>')).toMatchObject({ width: 64 });
  });

  it('resolves each reference to its element, whatever characters its id has', async () => {
    expect(
      await written(
        '<g id="a&quot;b"/><use href="#a%22b"/><use xlink:href=" #a&quot;b "/><rect fill="url(\'#a%22b\')"/>',
      ),
    ).toBe('<g id="e0"></g><use href="#e0"></use><use href="#e0"></use><rect fill="url(#e0)"></rect>');
    expect(await written('<use href="#a"/><g id="a"/><g id="a"/><use href="#"/><use href="#100%"/>')).toBe(
      '<use href="#e0"></use><g id="e0"></g><g></g><use href="#none"></use><use href="#none"></use>',
    );
    expect(await written('<use href="#100%"/><g id="100%"/>')).toContain('<use href="#e0">');
    for (const both of ['href="#b" xlink:href="#a"', 'xlink:href="#a" href="#b"']) {
      expect(await written(`<use ${both}/><g id="a"/><g id="b"/>`)).toContain('<use href="#e1">');
    }
    expect(await written('<style>#a{fill:url(#b)}</style><g id="a"/><pattern id="b"/>')).toContain(
      '<style>#e0{fill:url(#e1)}',
    );
  });
});
