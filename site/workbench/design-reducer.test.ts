import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';
import { designReducer, fieldOf } from './design-reducer.ts';

describe('designReducer', () => {
  it('clears the detail fields when another type is chosen', () => {
    const detailed = { ...DEFAULT_DESIGN, details: { password: 'secret' } };
    expect(designReducer(detailed, { do: 'choose-type', type: 'wifi' })).not.toHaveProperty('details');
    expect(designReducer(detailed, { do: 'choose-type', type: 'url' })).toBe(detailed);
  });

  it('changes the given parts of a caption; choosing another type removes the caption text but keeps the frame', () => {
    const captioned = designReducer(DEFAULT_DESIGN, { do: 'caption', change: { caption: 'See the menu' } });
    const framed = designReducer(captioned, { do: 'caption', change: { frame: 'tab', showAddress: false } });
    expect(framed).toEqual({ ...DEFAULT_DESIGN, caption: 'See the menu', showAddress: false, frame: 'tab' });
    const bare = { caption: '', frame: undefined, showAddress: undefined };
    expect(designReducer(framed, { do: 'caption', change: bare })).toStrictEqual(DEFAULT_DESIGN);
    const other = designReducer(framed, { do: 'choose-type', type: 'email' });
    expect([other.caption, other.frame]).toEqual([undefined, 'tab']);
  });

  it('removes the mark of a missing secret when its field is filled', () => {
    const opened: QrDesign = { ...DEFAULT_DESIGN, leftOut: { content: 'user-info', website: 'user-info' } };
    const typed = designReducer(opened, { do: 'type-content', content: 'x' });
    expect(typed.leftOut).toEqual({ website: 'user-info' });
    expect(designReducer(typed, { do: 'type-detail', name: 'note', text: 'x' }).leftOut).toEqual(typed.leftOut);
    expect(designReducer(typed, { do: 'type-detail', name: 'website', text: 'x' })).not.toHaveProperty('leftOut');
    expect(designReducer(opened, { do: 'choose-type', type: 'text' })).not.toHaveProperty('leftOut');
    // A password that is typed and cleared is missing again.
    const network: QrDesign = { ...DEFAULT_DESIGN, type: 'wifi', leftOut: { password: 'password' } };
    expect(designReducer(network, { do: 'type-detail', name: 'password', text: 'x' }).leftOut).toBe(network.leftOut);
    // When a payload with a missing password is split, the mark moves from the content to the password field.
    const payload: QrDesign = { ...network, leftOut: { content: 'password' } };
    const parts = { content: 'net', details: { security: 'wep' } };
    expect(designReducer(payload, { do: 'take-apart', parts })).toEqual({ ...network, ...parts });
    const address: QrDesign = { ...network, leftOut: { content: 'user-info' } };
    expect(designReducer(address, { do: 'take-apart', parts })).toEqual({ ...address, ...parts });
  });

  it('keeps only those detail fields that are filled', () => {
    const typed = designReducer(DEFAULT_DESIGN, { do: 'type-detail', name: 'password', text: 'secret' });
    expect(typed).toEqual({ ...DEFAULT_DESIGN, details: { password: 'secret' } });
    const hidden = designReducer(typed, { do: 'type-detail', name: 'hidden', text: 'true' });
    expect(hidden.details).toEqual({ password: 'secret', hidden: 'true' });
    const cleared = designReducer(hidden, { do: 'type-detail', name: 'hidden', text: '' });
    expect(cleared).toEqual(typed);
    expect(designReducer(cleared, { do: 'type-detail', name: 'password', text: '' })).toStrictEqual(DEFAULT_DESIGN);
  });

  it('splits a payload into fields in one step', () => {
    const whole = { ...DEFAULT_DESIGN, content: 'WIFI:T:WPA;S:net;P:longenough;;' };
    const parts = { content: 'net', details: { password: 'longenough', security: '' } };
    expect(designReducer(whole, { do: 'take-apart', parts })).toStrictEqual({
      ...DEFAULT_DESIGN,
      content: 'net',
      details: { password: 'longenough' },
    });
    const open = { content: 'net', details: { password: '' } };
    expect(designReducer(whole, { do: 'take-apart', parts: open })).not.toHaveProperty('details');
  });

  it('switches to the type of a payload in one step, and keeps nothing that was typed before', () => {
    const before: QrDesign = { ...DEFAULT_DESIGN, content: 'WIFI:T:nopass;S:net;;', details: { note: 'x' } };
    const typed = { type: 'wifi', content: 'net' } as const;
    expect(designReducer(before, { do: 'switch-type', typed })).toStrictEqual({ ...DEFAULT_DESIGN, ...typed });
    const details = { password: 'longenough' };
    expect(designReducer(before, { do: 'switch-type', typed: { ...typed, details } }).details).toEqual(details);
  });

  it('returns the same design when the chosen type is chosen again', () => {
    const typed = designReducer(DEFAULT_DESIGN, { do: 'type-content', content: 'example.com' });
    expect(designReducer(typed, { do: 'choose-type', type: 'url' })).toBe(typed);
  });

  it('returns the same design when the open tab is chosen again', () => {
    expect(designReducer(DEFAULT_DESIGN, { do: 'choose-tab', qrType: 'standard' })).toBe(DEFAULT_DESIGN);
    expect(designReducer(DEFAULT_DESIGN, { do: 'choose-tab', qrType: 'custom' }).qrType).toBe('custom');
  });

  it('turns the gradient on when a pair of colors is chosen, but keeps the type of a gradient that is on already', () => {
    const pair = { do: 'choose-gradient-pair', colors: ['#111111', '#222222'] } as const;
    expect(designReducer(DEFAULT_DESIGN, pair).style).toMatchObject({
      gradientType: 'linear',
      gradientColor1: '#111111',
      gradientColor2: '#222222',
    });
    const radial = designReducer(DEFAULT_DESIGN, { do: 'choose-gradient', gradientType: 'radial' });
    expect(designReducer(radial, pair).style.gradientType).toBe('radial');
  });

  it('when an image is replaced, drops crop and focus but keeps the other weave settings', () => {
    const weave = {
      ...DEFAULT_WEAVE,
      strength: 0.25,
      isSturdy: true,
      crop: { x: 0.1, y: 0.2, side: 0.5 },
      focus: { x: 0.3, y: 0.4, radius: 0.2 },
    };
    const woven: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: 'data:image/png;base64,AA==', weave };
    const other = designReducer(woven, { do: 'set-image', customImage: 'data:image/png;base64,BB==' });
    expect(other).toEqual({
      ...woven,
      customImage: 'data:image/png;base64,BB==',
      weave: { ...weave, crop: DEFAULT_WEAVE.crop, focus: DEFAULT_WEAVE.focus },
    });
    const plain = designReducer(DEFAULT_DESIGN, { do: 'set-image', customImage: 'data:image/png;base64,BB==' });
    expect(plain).not.toHaveProperty('weave');
    // An image belongs to the custom style.
    expect(plain.qrType).toBe('custom');
  });

  it('weaves an image over the full width, and changes only the given weave settings', () => {
    const woven = designReducer(DEFAULT_DESIGN, { do: 'weave', weave: { strength: 0.25 } });
    expect(woven).toEqual({ ...DEFAULT_DESIGN, imagePosition: 'full', weave: { ...DEFAULT_WEAVE, strength: 0.25 } });
    const sturdy = designReducer({ ...woven, imagePosition: 'center' }, { do: 'weave', weave: { isSturdy: true } });
    expect(sturdy).toEqual({ ...woven, weave: { ...DEFAULT_WEAVE, strength: 0.25, isSturdy: true } });
    const fine = designReducer(woven, { do: 'weave', weave: { detail: 'fine' } });
    expect(fine.weave).toEqual({ ...woven.weave, detail: 'fine' });
    const bold = designReducer(fine, { do: 'weave', weave: { detail: undefined } });
    expect(bold.weave && Object.keys(bold.weave)).not.toContain('detail');
    const over = designReducer(woven, { do: 'lay-over' });
    expect(over).toStrictEqual({ ...DEFAULT_DESIGN, imagePosition: 'full' });
  });

  it('removes an image and its weave settings, but keeps its position and size', () => {
    const placed = designReducer(
      designReducer(
        { ...DEFAULT_DESIGN, imageSize: 20 },
        { do: 'set-image', customImage: 'data:image/png;base64,AA==' },
      ),
      { do: 'place-image', imagePosition: 'full' },
    );
    const removed = designReducer({ ...placed, weave: DEFAULT_WEAVE }, { do: 'remove-image' });
    expect(['customImage' in removed, 'weave' in removed]).toEqual([false, false]);
    expect(removed).toMatchObject({ imageSize: 20, imagePosition: 'full' });
  });
});

describe('fieldOf', () => {
  it('returns a different name for each field, so that changes of different fields are separate undo steps', () => {
    const [first, second] = ['street', 'town'].map((name) => fieldOf({ do: 'type-detail', name, text: 'x' }));
    expect(first).not.toBe(second);
    expect(fieldOf({ do: 'change-style', style: { gradientColor1: '#000' } })).toBe('gradientColor1');
    expect(fieldOf({ do: 'take-apart', parts: { content: '', details: {} } })).toBe('take-apart');
    const captions = [{ caption: 'x' }, { frame: 'tab' } as const, { showAddress: true }];
    expect(new Set(captions.map((change) => fieldOf({ do: 'caption', change }))).size).toBe(3);
  });

  it('gives each weave setting a different name, which does not depend on its value', () => {
    const fields = [{ strength: 0.5 }, { isSturdy: true }, { crop: DEFAULT_WEAVE.crop }, {}].map((weave) =>
      fieldOf({ do: 'weave', weave }),
    );
    expect(new Set(fields).size).toBe(4);
    expect(fieldOf({ do: 'weave', weave: { strength: 0.6 } })).toBe(fields[0]);
  });
});
