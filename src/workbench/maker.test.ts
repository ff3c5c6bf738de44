import { expect, it, vi } from 'vitest';
import { ImageError } from '#uploads';
import { imageRefusal } from './maker.ts';

it('imageRefusal returns the error of reading an image, and "unreadable" for an unknown error, which it logs', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const error = new ImageError('no-canvas');
  expect(imageRefusal(error)).toBe(error);
  expect(logged).not.toHaveBeenCalled();
  const unknown = new TypeError('unknown');
  expect(imageRefusal(unknown)).toEqual({ code: 'unreadable', excess: null });
  expect(logged).toHaveBeenCalledExactlyOnceWith(unknown);
  logged.mockRestore();
});
