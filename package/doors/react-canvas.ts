'use client';

import {
  type CanvasHTMLAttributes,
  createElement,
  type ForwardRefExoticComponent,
  Fragment,
  forwardRef,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { pictureOf, type SamePicture, type SameProps } from './react-code.ts';

export interface QRCodeCanvasProps
  extends SameProps,
    Omit<CanvasHTMLAttributes<HTMLCanvasElement>, keyof SameProps | 'children'> {}

/**
 * Draws a code on a canvas, with the props and defaults of qrcode.react's component of this name. A client component.
 *
 * @example
 * <QRCodeCanvas value="https://example.com" size={256} marginSize={4} />
 */
export const QRCodeCanvas: ForwardRefExoticComponent<QRCodeCanvasProps & RefAttributes<HTMLCanvasElement>> = forwardRef<
  HTMLCanvasElement,
  QRCodeCanvasProps
>((props, ref) => {
  const { value, level, boostLevel, minVersion, eci, includeMargin, marginSize, imageSettings, ...others } = props;
  const { size = 128, bgColor = '#FFFFFF', fgColor = '#000000', style, ...rest } = others;
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [, setLoaded] = useState('');
  useImperativeHandle(ref, () => canvas.current!, []);
  // After every render, because a canvas forgets its picture when its size is set.
  useEffect(() => {
    if (canvas.current) paint(canvas.current, pictureOf(props), image.current, { ...props, size, bgColor, fgColor });
  });
  const { src, crossOrigin } = imageSettings ?? {};
  return createElement(
    Fragment,
    null,
    createElement('canvas', {
      ...{ width: size, height: size, style: { width: size, height: size, ...style } },
      ...{ ref: canvas, role: 'img', ...rest },
    }),
    src &&
      createElement('img', {
        ...{ src, key: src, ref: image, crossOrigin, style: { display: 'none' }, onLoad: () => setLoaded(src) },
      }),
  );
});
QRCodeCanvas.displayName = 'QRCodeCanvas';

type Paints = Required<Pick<SameProps, 'size' | 'bgColor' | 'fgColor'>> & Pick<SameProps, 'imageSettings'>;

function paint(
  canvas: HTMLCanvasElement,
  { cells, image: place, outline }: SamePicture,
  image: HTMLImageElement | null,
  { size, bgColor, fgColor, imageSettings }: Paints,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const pixels = size * (window.devicePixelRatio || 1);
  canvas.width = pixels;
  canvas.height = pixels;
  context.scale(pixels / cells, pixels / cells);
  context.fillStyle = bgColor;
  context.fillRect(0, 0, cells, cells);
  const isLoaded = !!image?.complete && image.naturalWidth > 0;
  context.fillStyle = fgColor;
  context.fill(new Path2D(outline(isLoaded && imageSettings?.excavate === true)));
  if (!isLoaded || !place) return;
  context.globalAlpha = imageSettings?.opacity ?? 1;
  context.drawImage(image, place.x, place.y, place.width, place.height);
}
