import { expect, it, vi } from 'vitest';
import { ImageError } from '#uploads';
import { imageRefusal } from './maker.ts';

it('imageRefusal returns an ImageError unchanged, but logs any other error and returns "unreadable"', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const error = new ImageError('no-canvas');
  expect(imageRefusal(error)).toBe(error);
  expect(logged).not.toHaveBeenCalled();
  const unknown = new TypeError('unknown');
  expect(imageRefusal(unknown)).toEqual({ code: 'unreadable', excess: null });
  expect(logged).toHaveBeenCalledExactlyOnceWith(unknown);
  logged.mockRestore();
});
