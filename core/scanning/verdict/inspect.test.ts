import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { edgeOf } from '#drawing';
import { isDark, moduleRoles, Role } from '#engine';
import type { Pixels } from '#raster';
import { specimenOf } from '#scanning/pixels';
import { inspect, measureTones, type PageTones } from './inspect.ts';

function designed(style: Partial<QrStyle>, rest: Partial<QrDesign> = {}): QrDesign {
  return {
    ...DEFAULT_DESIGN,
    content: 'https://example.com/menu',
    qrType: 'custom',
    ...rest,
    style: { ...DEFAULT_STYLE, ...style },
  };
}

function tonesOf(style: Partial<QrStyle>, rest: Partial<QrDesign> = {}, pixels?: Pixels): PageTones {
  return measureTones(specimenOf(designed(style, rest), pixels ? { pixels, href: '' } : null)).onWhite;
}

const GRAY = '#6B6B6B';

describe('the tones of a picture', () => {
  it('include those of ink and paper, and the difference between the two', () => {
    expect(tonesOf({})).toMatchObject({ ink: 0, paper: 255, neededInk: 0, neededPaper: 255, contrast: 255 });
    const tones = tonesOf({ foregroundColor: GRAY, backgroundColor: '#DDDDDD' });
    expect(tones.ink).toBeCloseTo(107);
    expect(tones.paper).toBeCloseTo(221);
    expect(tones.contrast).toBeCloseTo(114);
  });

  it.each(['cornerSquaresColor', 'cornerDotsColor'] as const)(
    'take the ink from a gray %s although most ink is black, because every decoder needs the finder patterns',
    (field) => {
      const tones = tonesOf({ [field]: GRAY });
      expect(tones.ink).toBeCloseTo(107);
      expect(tones.neededInk).toBeCloseTo(107);
      // The median ink stays black.
      expect(tones.contrast).toBe(255);
      expect(inspect(specimenOf(designed({ [field]: GRAY }), null)).excesses.map(({ id }) => id)).toEqual(['ink']);
    },
  );

  it('are the darkest ink and the lightest paper if the code is light on dark', () => {
    const light = { foregroundColor: '#EEEEEE', cornerSquaresColor: '#DDDDDD', cornerDotsColor: '#EEEEEE' };
    const tones = tonesOf({ ...light, backgroundColor: '#202020' });
    expect(tones.budget.isInverted).toBe(true);
    expect(tones.ink).toBeCloseTo(0xdd);
    expect(tones.paper).toBeCloseTo(0x20);
  });

  it("leave out a few modules at a gradient's far end; `neededInk` leaves out more modules there than `ink`", () => {
    const gradient = { gradientType: 'linear', gradientColor1: '#000000', gradientColor2: '#FFFFFF' } as const;
    const { ink, neededInk } = tonesOf(gradient);
    expect(ink).toBeLessThan(240);
    expect(neededInk).toBeLessThan(ink - 15);
  });

  describe('of a code with outliers', () => {
    const specimen = specimenOf({ ...DEFAULT_DESIGN, content: 'https://example.com/menu' }, null);
    const { code, picture, grid } = specimen;
    const roles = moduleRoles(code.version, code.level);
    const dark = Array.from({ length: code.size ** 2 }, (_, index) => index).filter((index) => {
      const isFinder = roles[index] === Role.finderRing || roles[index] === Role.finderCenter;
      return !isFinder && isDark(code, index % code.size, Math.floor(index / code.size));
    });

    /**
     * Paints `count` of the code's dark modules, spread evenly, in a gray that is still read as dark. Returns the tones
     * of the code.
     */
    function strayed(count: number): PageTones {
      const data = picture.data.slice();
      for (let k = 0; k < count; k++) {
        const index = dark[Math.floor((k * dark.length) / count)];
        const [x, y] = [index % code.size, Math.floor(index / code.size)];
        for (let row = edgeOf(grid, y); row < edgeOf(grid, y + 1); row++) {
          for (let column = edgeOf(grid, x); column < edgeOf(grid, x + 1); column++) {
            data.fill(60, 4 * (row * picture.width + column), 4 * (row * picture.width + column) + 3);
          }
        }
      }
      return measureTones({ ...specimen, picture: { ...picture, data } }).onWhite;
    }

    it.each([
      ['ink', 0.02],
      ['neededInk', 0.12],
    ] as const)('leave out, in `%s`, a share of %d of the dark modules, and no more', (tone, share) => {
      const most = Math.floor(share * dark.length);
      expect(strayed(most)).toMatchObject({ [tone]: 0, budget: { misread: [] } });
      expect(strayed(most + 1)).toMatchObject({ [tone]: 60, budget: { misread: [] } });
    });
  });

  describe('of a code with painted modules', () => {
    const specimen = specimenOf({ ...DEFAULT_DESIGN, content: 'https://example.com/menu' }, null);
    const { code, picture, grid } = specimen;

    /** Paints each module in the luma that `toneOf` returns, unless that is null. Returns the tones of the code. */
    function painted(toneOf: (x: number, y: number) => number | null): PageTones {
      const data = picture.data.slice();
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) {
          const tone = toneOf(x, y);
          if (tone === null) continue;
          for (let row = edgeOf(grid, y); row < edgeOf(grid, y + 1); row++) {
            for (let column = edgeOf(grid, x); column < edgeOf(grid, x + 1); column++) {
              data.fill(tone, 4 * (row * picture.width + column), 4 * (row * picture.width + column) + 3);
            }
          }
        }
      }
      return measureTones({ ...specimen, picture: { ...picture, data } }).onWhite;
    }

    it('count each ring and center of a finder pattern as one tone: the mean of its modules except the corners', () => {
      // Outside the corners, a center has five modules and a ring has twelve. Each corner of a ring has three modules.
      expect(painted((x, y) => (x === 3 && y === 3 ? 90 : null))).toMatchObject({ ink: 18, neededInk: 18 });
      expect(painted((x, y) => (x === 3 && y === 0 ? 90 : null)).ink).toBeCloseTo(90 / 12);
      expect(painted((x, y) => (x === 0 && y === 0 ? 90 : null)).ink).toBe(0);
      expect(painted((x, y) => (x === 2 && y === 2 ? 90 : null)).ink).toBe(0);
    });
  });

  it('leave out misread modules and their neighbors, unless more than a quarter of all modules are misread', () => {
    const specimen = specimenOf({ ...DEFAULT_DESIGN, content: 'https://example.com/menu' }, null);
    const { code, picture, grid } = specimen;
    // Returns the tones if `count` modules are misread. All of them lie between the upper and lower finder patterns.
    const misreadFrom = (count: number): PageTones => {
      const data = picture.data.slice();
      for (let index = 9 * code.size; index < 9 * code.size + count; index++) {
        const [x, y] = [index % code.size, Math.floor(index / code.size)];
        for (let row = edgeOf(grid, y); row < edgeOf(grid, y + 1); row++) {
          const start = 4 * (row * picture.width + edgeOf(grid, x));
          data.fill(isDark(code, x, y) ? 250 : 5, start, start + 4 * (edgeOf(grid, x + 1) - edgeOf(grid, x)));
          for (let alpha = start + 3; alpha < start + 4 * (edgeOf(grid, x + 1) - edgeOf(grid, x)); alpha += 4)
            data[alpha] = 255;
        }
      }
      return measureTones({ ...specimen, picture: { ...picture, data } }).onWhite;
    };
    const quarter = Math.floor(code.size ** 2 / 4);
    const few = misreadFrom(quarter);
    expect([few.budget.misread.length, few.ink, few.paper]).toEqual([quarter, 0, 255]);
    const many = misreadFrom(quarter + 1);
    expect([many.budget.misread.length, many.ink, many.paper]).toEqual([quarter + 1, 250, 5]);
  });

  it('are the same on a dark page as on white unless the picture has transparent parts', () => {
    const clear = measureTones(specimenOf(designed({ backgroundColor: '#FFFFFF80' }), null));
    expect(clear.isClear).toBe(true);
    expect(clear.onWhite.paper).toBe(255);
    expect(clear.onDark.paper).toBeCloseTo(18 + (237 * 128) / 255, 0);
    expect(clear.onDark.page).toBe(18);
    const opaque = measureTones(specimenOf(designed({}), null));
    expect(opaque.isClear).toBe(false);
    expect(opaque.onDark).toEqual({ ...opaque.onWhite, page: 18 });
    expect(opaque.onDark.budget).toBe(opaque.onWhite.budget);
  });
});
