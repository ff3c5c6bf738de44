/** Millimeters between the trim and the beginning of a mark: the usual bleed. */
const MARK_DISTANCE = 3;
const MARK_LENGTH = 5;

/** Millimeters around the trim that marks take. */
export const MARKED_EDGE = MARK_DISTANCE + MARK_LENGTH;

/** A quarter of a point: the usual weight of crop marks. */
const MARK_WEIGHT = (0.25 * 25.4) / 72;

/** A fold mark is dashed: three dashes and two gaps of this length. */
const FOLD_DASH = MARK_LENGTH / 5;

/** Left, top, width and height in millimeters from the upper left corner of the trim. */
export type MarkBox = readonly [x: number, y: number, width: number, height: number];

/**
 * Returns the marks outside a trimmed page: at each corner a horizontal and a vertical line, and dashes at both ends of
 * each fold. All lengths are millimeters; `folds` are measured from the top of the page.
 */
export function marksAround(
  { width, height }: { readonly width: number; readonly height: number },
  folds: readonly number[],
  weight = MARK_WEIGHT,
): MarkBox[] {
  const level = (y: number, from: number, length: number): MarkBox => [from, y - weight / 2, length, weight];
  const upright = (x: number, from: number, length: number): MarkBox => [x - weight / 2, from, weight, length];
  return [
    ...[0, height].flatMap((y) => [level(y, -MARKED_EDGE, MARK_LENGTH), level(y, width + MARK_DISTANCE, MARK_LENGTH)]),
    ...[0, width].flatMap((x) => [
      upright(x, -MARKED_EDGE, MARK_LENGTH),
      upright(x, height + MARK_DISTANCE, MARK_LENGTH),
    ]),
    ...folds.flatMap((y) =>
      [0, 2, 4].flatMap((dash) => [
        level(y, -MARKED_EDGE + dash * FOLD_DASH, FOLD_DASH),
        level(y, width + MARK_DISTANCE + dash * FOLD_DASH, FOLD_DASH),
      ]),
    ),
  ];
}
