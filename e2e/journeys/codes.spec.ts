import { PNG } from 'pngjs';
import { contentTypes } from '../content-types.ts';
import { decode, pixels } from '../generator-page.ts';
import { corners, luma, places, redPng, SAMPLE_TEXT } from '../sample-code.ts';
import { PHOTO } from '../woven-page.ts';
import { expect, test } from './journey.ts';
import type { Visitor } from './visitor.ts';

test.use({ hasDecoders: false });

async function openCustom(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.fill('Website URL', SAMPLE_TEXT);
  await visitor.click('[role=tab]', 'Custom');
}

/** Generates the code, and returns its picture after decoding it. */
async function finish(visitor: Visitor) {
  const png = await visitor.generate();
  expect(await decode(png)).toEqual([SAMPLE_TEXT]);
  return pixels(png);
}

test('the draft and the finished code decode to the typed text, in many scripts', async ({ visitor }) => {
  await visitor.open('/');
  // Two types are enough here: encoding does not depend on the browser, and content.spec.ts tests all types.
  for (const { button, label, typed, text } of contentTypes.filter((one) => ['Text', 'vCard'].includes(one.button))) {
    await visitor.click('button', button);
    await visitor.fill(label, typed);
    await expect.poll(async () => decode(await visitor.screenshot()), { message: button }).toEqual([text]);
    expect(await decode(await visitor.generate()), button).toEqual([text]);
    await visitor.back();
  }
});

test('a Wi-Fi code contains its password', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('button', 'WiFi');
  await visitor.fill('Network Name (SSID)', 'Café');
  await visitor.click('summary', 'Password and security');
  await visitor.fill('Password', 'a;b:c');
  expect(await decode(await visitor.generate())).toEqual(['WIFI:T:WPA;S:Café;P:a\\;b\\:c;;']);
});

test('the downloaded file is the shown picture, 400 × 400 pixels in black and white', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.fill('Website URL', SAMPLE_TEXT);
  const shown = await visitor.generate();
  const file = await visitor.download();
  // Only the pixels are compared, because the file also contains the design.
  expect(PNG.sync.read(file).data.equals(PNG.sync.read(shown).data)).toBe(true);
  const picture = pixels(file);
  expect([picture.width, picture.height]).toEqual([400, 400]);
  for (const [name, [x, y]] of Object.entries(places)) {
    expect(picture.at(x, y), name).toBe(name === 'background' ? '#ffffffff' : '#000000ff');
  }
});

test('no code is made without content, the draft follows the typed text, Enter generates, and going back restores the text', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.click('button', 'Generate QR Code');
  await expect.poll(() => visitor.textOf('body')).toContain('Please enter content for your QR code');
  await visitor.arrives('/');
  await visitor.fill('Website URL', 'example.com/a');
  await visitor.sees('svg', 'QR code for https://example.com/a');
  await visitor.fill('Website URL', SAMPLE_TEXT);
  await visitor.sees('svg', `QR code for ${SAMPLE_TEXT}`);
  await visitor.press('Enter');
  await visitor.arrives('/preview');
  await visitor.sees('main img', `QR code for ${SAMPLE_TEXT}`);
  await visitor.back();
  expect(await visitor.askOf('#main form input', (field) => (field as HTMLInputElement).value)).toBe(SAMPLE_TEXT);
});

test('each color field colors its own part, and a gradient runs in the chosen direction', async ({ visitor }) => {
  await openCustom(visitor);
  for (const [label, typed] of [
    ['Foreground', '#0A3D62'],
    ['Background', '#FDE'],
    ['Corner Squares', '#7A1F1F'],
    ['Corner Dots', '#123'],
  ]) {
    await visitor.fill(label, typed);
  }
  const colored = await finish(visitor);
  expect(Object.entries(places).map(([name, [x, y]]) => [name, colored.at(x, y)])).toEqual([
    ['foreground', '#0a3d62ff'],
    ['background', '#ffddeeff'],
    ['ring', '#7a1f1fff'],
    ['center', '#112233ff'],
  ]);
  await visitor.back();

  await visitor.click('label', 'Linear');
  await visitor.click('button', 'to right');
  await visitor.fill('Color 1', '#000000');
  await visitor.fill('Color 2', '#808080');
  // Corners of the default color are painted with the gradient.
  for (const label of ['Corner Squares', 'Corner Dots']) await visitor.fill(label, '#000000');
  const linear = cornersOf(await finish(visitor));
  expect(linear.topRight - linear.topLeft).toBeGreaterThan(50);
});

function cornersOf(picture: ReturnType<typeof pixels>) {
  return { topLeft: luma(picture.at(...corners.topLeft)), topRight: luma(picture.at(...corners.topRight)) };
}

/** Images that are red all over, in formats that browsers decode in different ways. */
const LOGOS: Readonly<Record<string, Buffer>> = {
  png: redPng(),
  svg: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#c81e1e" d="M0 0h9v9H0z"/></svg>',
  ),
};

test('a logo from a PNG or from an SVG is drawn in the center of the code', async ({ visitor }) => {
  await openCustom(visitor);
  for (const [kind, logo] of Object.entries(LOGOS)) {
    await visitor.attach('Upload a logo or image', `logo.${kind}`, logo);
    await visitor.sees('img', 'Your upload');
    const picture = await finish(visitor);
    expect(picture.at(200, 200), kind).toBe('#c81e1eff');
    // The logo takes 30% of the width and lies on a white box.
    expect(picture.at(142, 200), kind).toBe('#c81e1eff');
    expect(picture.at(137, 200), kind).toBe('#ffffffff');
    await visitor.back();
    await visitor.click('button', 'Remove Image');
  }
});

test('a photograph is woven into a code with the typed text', async ({ visitor }) => {
  await openCustom(visitor);
  await visitor.attach('Upload a logo or image', PHOTO.name, PHOTO.buffer);
  await visitor.sees('img', 'Your upload');
  await visitor.click('button', 'Weave it into the code');
  await expect.poll(() => visitor.textOf('main')).toMatch(/of the error correction\./);
  const picture = await finish(visitor);
  // The picture has colors of the photograph. A plain code has only black and white.
  const colored = Array.from({ length: 400 }, (_, x) => picture.at(x, 200)).filter((color) => {
    const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.max(...channels) - Math.min(...channels) > 20;
  });
  expect(colored.length).toBeGreaterThan(50);
});

test.describe('the verdict', () => {
  test.use({ hasDecoders: true });

  test('changes with the colors, and is shown on the preview page too', async ({ visitor }) => {
    const verdict = 'section[aria-label=Preview] [role=status]';
    await openCustom(visitor);
    await visitor.fill('Foreground', '#FFAF40');
    await expect.poll(() => visitor.textOf(verdict)).toMatch(/^(Unlikely to scan|Does not scan)$/);
    await visitor.fill('Foreground', '#000000');
    await expect.poll(() => visitor.textOf(verdict)).toBe('Scans everywhere');
    await visitor.generate();
    await expect.poll(() => visitor.textOf('main')).toMatch(/Scans everywhere\s*Tested in 14 simulated photos\./);
  });
});
