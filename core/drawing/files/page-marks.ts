/** Millimeters between the trimmed edge and the near end of a mark: the usual bleed. */
const MARK_DISTANCE = 3;
/** Millimeters from the near to the far end of a mark. */
const MARK_LENGTH = 5;

/** Millimeters that a page with marks extends beyond the trimmed edge. */
export const MARKED_EDGE = MARK_DISTANCE + MARK_LENGTH;

/** Line width of marks in millimeters: a quarter of a point, as usual for crop marks. */
const MARK_WEIGHT = (0.25 * 25.4) / 72;

/** Length in millimeters of each of the three dashes and two gaps of a fold mark. */
const FOLD_DASH = MARK_LENGTH / 5;

/** A filled box: left, top, width and height in millimeters, from the upper left corner of the trimmed page. */
export type MarkBox = readonly [x: number, y: number, width: number, height: number];

/**
 * Returns the marks outside a trimmed page: a horizontal and a vertical line at each corner, and dashes at both ends of
 * each fold. All lengths are in millimeters; `folds` are distances from the top of the page.
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
