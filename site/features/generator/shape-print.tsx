import { memo } from 'react';
import type { QrDesign } from '#design';
import { type Detail, drawDetail } from '#drawing';
import type { QrCode } from '#engine';
import { DrawingView } from '#ui';

interface PrintProps {
  readonly code: QrCode;
  /** The visible part. */
  readonly detail: Detail;
  readonly design: QrDesign;
  /** The part that is drawn. */
  readonly drawn: Detail;
}

/** A small picture of a part of a code. It is drawn again only if the code or the design has changed. */
export const ShapePrint = memo(function ShapePrint({ code, design, detail, drawn }: PrintProps) {
  return <DrawingView drawing={drawDetail(code, design, drawn)} label="" detail={detail} />;
}, isSamePrint);

function isSamePrint(before: PrintProps, after: PrintProps): boolean {
  return before.code === after.code && JSON.stringify(before.design) === JSON.stringify(after.design);
}
