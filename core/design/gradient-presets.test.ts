import { describe, expect, it } from 'vitest';
import { contrastRatio, luma, parseColor } from './color.ts';
import { GRADIENT_PRESETS, PRESET_LUMA_MAX, QUICK_GRADIENTS } from './gradient-presets.ts';
import { toOklch } from './oklch.ts';

const WHITE = { r: 255, g: 255, b: 255, a: 1 };

describe('gradient presets', () => {
  it.each([...GRADIENT_PRESETS, ...QUICK_GRADIENTS])('have a dark enough color at both ends: $name', (preset) => {
    for (const text of [preset.color1, preset.color2]) {
      const color = parseColor(text);
      expect(color).not.toBeNull();
      expect(luma(color!)).toBeLessThanOrEqual(PRESET_LUMA_MAX);
      expect(contrastRatio(color!, WHITE)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have two colors that are more than 0.1 apart in OKLab', () => {
    for (const { name, color1, color2 } of [...GRADIENT_PRESETS, ...QUICK_GRADIENTS]) {
      const [from, to] = [toOklch(parseColor(color1)!), toOklch(parseColor(color2)!)];
      const distance = Math.hypot(
        from.l - to.l,
        from.c * Math.cos(from.h) - to.c * Math.cos(to.h),
        from.c * Math.sin(from.h) - to.c * Math.sin(to.h),
      );
      expect(distance, name).toBeGreaterThan(0.1);
    }
  });
});
