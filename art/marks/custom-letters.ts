/** Letters that replace those of a typeface, drawn within the box of the original letter, in ems. */
import { drawLozenge, drawPolygon, drawRing, drawWing } from './ornaments.ts';
import { type Box, getBounds, type Outline, reverse } from './outline.ts';
import { centreAt, createShape, getHeight, type Shape } from './shape.ts';

/** Returns a function that draws an A without a bar: two legs that meet under a narrow flat top. */
export const createBarlessA =
  (thickness: number) =>
  ({ box: { left, top, right, bottom } }: Shape): Outline => {
    const [middleX, halfWidth, height] = [(left + right) / 2, (right - left) / 2, bottom - top];
    const legWidth = thickness * Math.hypot(1, halfWidth / height);
    const forkY = bottom - (height * (halfWidth - legWidth)) / (halfWidth - legWidth / 2);
    return drawPolygon(
      [left, bottom],
      [middleX - legWidth / 2, top],
      [middleX + legWidth / 2, top],
      [right, bottom],
      [right - legWidth, bottom],
      [middleX, forkY],
      [left + legWidth, bottom],
    );
  };

/** Replaces the dot of a letter by a lozenge. */
export const drawLozengeDot = (letter: Shape): Outline => {
  const contours = letter.outline.map((contour) => ({ contour, box: getBounds([contour]) }));
  const [dot, ...rest] = contours.toSorted((a, b) => a.box.top - b.box.top);
  const { left, right, top, bottom } = dot.box;
  const radius = (right - left) * 0.68;
  return [
    ...rest.map(({ contour }) => contour),
    ...centreAt(drawLozenge(radius), (left + right) / 2, (top + bottom) / 2).outline,
  ];
};

/** Draws an H whose bar is a wing. */
export const drawWingedH = ({ outline, box: { left, right, top, bottom } }: Shape): Outline => {
  const stems = outline.filter((contour) => getHeight(createShape([contour])) > (bottom - top) / 2);
  return [...stems, ...drawWing(left + (right - left) * 0.16, right - (right - left) * 0.16, (top + bottom) / 2)];
};

/** Draws an octagon at a distance inside a box. */
function drawOctagon({ left, right, top, bottom }: Box, inset: number): Outline {
  const bevel = (right - left) * 0.28 - inset * 0.42;
  const [x1, x2, y1, y2] = [left + inset, right - inset, top + inset, bottom - inset];
  return drawPolygon(
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

/** Draws an O like a step-cut stone: an octagon within an octagon. */
export const drawStepCutO = ({ box }: Shape): Outline => [
  ...drawOctagon(box, -0.01),
  ...reverse(drawOctagon(box, 0.056)),
  ...drawOctagon(box, 0.14),
  ...reverse(drawOctagon(box, 0.175)),
];

/** Draws a Q as a ring whose tail is a nuqta, the lozenge-shaped dot of an Arabic pen. */
export const drawNuqtaQ = ({ box: { left, right, bottom } }: Shape): Outline => {
  const radius = (right - left) / 2;
  return [
    ...centreAt(drawRing(radius, 0.055), left + radius, bottom - radius).outline,
    ...centreAt(drawLozenge(0.1), right - 0.06, bottom).outline,
  ];
};
