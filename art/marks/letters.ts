/** Letters of the marks that are drawn by hand, within the box of the letter of the face, in ems. */
import { lozenge, polygon, ring, wing } from './ornaments.ts';
import { type Box, bounds, type Outline, reverse } from './outline.ts';
import { centre, height, type Shape, shape } from './shape.ts';

/** An A without its bar: two legs that meet under a narrow flat top. */
export const peak =
  (thickness: number) =>
  ({ box: { left, top, right, bottom } }: Shape): Outline => {
    const [middle, half, tall] = [(left + right) / 2, (right - left) / 2, bottom - top];
    const foot = thickness * Math.hypot(1, half / tall);
    const fork = bottom - (tall * (half - foot)) / (half - foot / 2);
    return polygon(
      [left, bottom],
      [middle - foot / 2, top],
      [middle + foot / 2, top],
      [right, bottom],
      [right - foot, bottom],
      [middle, fork],
      [left + foot, bottom],
    );
  };

/** A letter whose dot is a lozenge. */
export const jewelled = (letter: Shape): Outline => {
  const contours = letter.outline.map((contour) => ({ contour, box: bounds([contour]) }));
  const [dot, ...rest] = contours.toSorted((a, b) => a.box.top - b.box.top);
  const { left, right, top, bottom } = dot.box;
  const radius = (right - left) * 0.68;
  return [
    ...rest.map(({ contour }) => contour),
    ...centre(lozenge(radius), (left + right) / 2, (top + bottom) / 2).outline,
  ];
};

/** An H whose bar is a wing. */
export const winged = ({ outline, box: { left, right, top, bottom } }: Shape): Outline => {
  const stems = outline.filter((contour) => height(shape([contour])) > (bottom - top) / 2);
  return [...stems, ...wing(left + (right - left) * 0.16, right - (right - left) * 0.16, (top + bottom) / 2)];
};

/** A regular frame with cut corners: the octagon `by` within a box. */
function octagon({ left, right, top, bottom }: Box, by: number): Outline {
  const bevel = (right - left) * 0.28 - by * 0.42;
  const [x1, x2, y1, y2] = [left + by, right - by, top + by, bottom - by];
  return polygon(
    [x1 + bevel, y1],
    [x2 - bevel, y1],
    [x2, y1 + bevel],
    [x2, y2 - bevel],
    [x2 - bevel, y2],
    [x1 + bevel, y2],
    [x1, y2 - bevel],
    [x1, y1 + bevel],
  );
}

/** An O like a step-cut stone: an octagon within an octagon. */
export const stepCut = ({ box }: Shape): Outline => [
  ...octagon(box, -0.01),
  ...reverse(octagon(box, 0.056)),
  ...octagon(box, 0.14),
  ...reverse(octagon(box, 0.175)),
];

/** A Q drawn as a ring with the lozenge of an Arabic pen for its tail. */
export const nuqta = ({ box: { left, right, bottom } }: Shape): Outline => {
  const radius = (right - left) / 2;
  return [
    ...centre(ring(radius, 0.055), left + radius, bottom - radius).outline,
    ...centre(lozenge(0.1), right - 0.06, bottom).outline,
  ];
};
