/** Small drawings that accompany the words. */
import { mapPoints, type Outline, type Point, parseSvgPath, reverse, translate } from './outline.ts';
import { createShape, type Shape } from './shape.ts';

/** Draws a filled polygon from its corners in clockwise order. */
export const drawPolygon = (...[start, ...rest]: Point[]): Outline => [
  { start, segments: rest.map((point) => [point]) },
];

const rotate = (outline: Outline, angleRadians: number): Outline =>
  mapPoints(outline, ([x, y]) => [
    x * Math.cos(angleRadians) - y * Math.sin(angleRadians),
    x * Math.sin(angleRadians) + y * Math.cos(angleRadians),
  ]);

/** Draws a straight stroke with square ends. */
export function drawStroke([x1, y1]: Point, [x2, y2]: Point, thickness: number): Outline {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [((y2 - y1) / length) * (thickness / 2), ((x1 - x2) / length) * (thickness / 2)];
  return drawPolygon([x1 + nx, y1 + ny], [x2 + nx, y2 + ny], [x2 - nx, y2 - ny], [x1 - nx, y1 - ny]);
}

/** Draws straight strokes from point to point. */
export const drawStrokes = (thickness: number, ...points: Point[]): Outline =>
  points.slice(1).flatMap((point, index) => drawStroke(points[index], point, thickness));

/** Draws a horizontal line. */
export const drawRule = (length: number, thickness: number): Shape =>
  createShape(drawStroke([0, 0], [length, 0], thickness));

/** Draws a filled circle around the origin. */
export function drawDisc(radius: number): Shape {
  // The control distance at which four Bézier curves come closest to a circle.
  const bend = radius * 0.5523;
  const r = radius;
  return createShape(
    parseSvgPath(
      `M0 ${-r}C${bend} ${-r} ${r} ${-bend} ${r} 0C${r} ${bend} ${bend} ${r} 0 ${r}` +
        `C${-bend} ${r} ${-r} ${bend} ${-r} 0C${-r} ${-bend} ${-bend} ${-r} 0 ${-r}Z`,
    ),
  );
}

/** Draws the line of a circle around the origin. */
export const drawRing = (radius: number, thickness: number): Shape =>
  createShape([...drawDisc(radius).outline, ...reverse(drawDisc(radius - thickness).outline)]);

/** Draws a lozenge around the origin. */
export const drawLozenge = (halfWidth: number, halfHeight = halfWidth): Shape =>
  createShape(drawPolygon([0, -halfHeight], [halfWidth, 0], [0, halfHeight], [-halfWidth, 0]));

/** Draws a row of slanted saddle stitches. */
export const drawStitches = (count: number): Shape => {
  const [length, pitch, thickness] = [5.2, 8.4, 1.5];
  const stitch = drawStroke([0, 1.3], [length, -1.3], thickness);
  return createShape(Array.from({ length: count }, (_, index) => translate(stitch, index * pitch, 0)).flat());
};

/** Draws a wing of two feathers that rises from left to right around a height. */
export const drawWing = (left: number, right: number, y: number): Outline => {
  const span = right - left;
  const drawFeather = (x: number, drop: number, rise: number, thickness: number): Outline =>
    parseSvgPath(
      `M${x} ${y + drop}Q${left + span * 0.65} ${y + drop - thickness} ${right} ${y - rise}` +
        `L${right} ${y - rise + thickness}Q${left + span * 0.68} ${y + drop + thickness * 0.4} ${x} ${y + drop}Z`,
    );
  return [
    ...drawFeather(left, span * 0.16, span * 0.3, span * 0.085),
    ...drawFeather(left + span * 0.2, span * 0.32, span * 0.06, span * 0.05),
  ];
};

/** Draws a pointed leaf from the origin upwards. */
const drawLeaf = (length: number, width: number): Outline =>
  parseSvgPath(`M0 0Q${-width} ${-length * 0.4} 0 ${-length}Q${width} ${-length * 0.4} 0 0Z`);

/** Draws a cypress. */
export const drawCypress = (length: number): Shape => createShape(drawLeaf(length, length * 0.22));

/** Draws a jasmine flower with five petals. */
export const drawJasmine = (radius: number): Shape => {
  const petal = translate(drawLeaf(radius * 0.82, radius * 0.42), 0, -radius * 0.18);
  return createShape([0, 1, 2, 3, 4].flatMap((index) => rotate(petal, (index * Math.PI * 2) / 5)));
};

/** Draws a kite-cut stone in fine lines. */
export const drawKiteCutStone = (radius: number): Shape => {
  const [x, y, thickness] = [radius * 0.62, radius, 1.5];
  return createShape([
    ...drawStrokes(thickness, [0, -y], [x, 0], [0, y], [-x, 0], [0, -y]),
    ...drawStrokes(thickness, [-x, 0], [-x * 0.4, -y * 0.22], [x * 0.4, -y * 0.22], [x, 0]),
    ...drawStrokes(thickness, [-x * 0.4, -y * 0.22], [0, y], [x * 0.4, -y * 0.22]),
  ]);
};
