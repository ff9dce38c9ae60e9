/** Small drawings that go with the words. */
import { map, type Outline, type Point, parse, reverse, translate } from './outline.ts';
import { type Shape, shape } from './shape.ts';

/** A filled polygon, given clockwise. */
export const polygon = (...[start, ...rest]: Point[]): Outline => [{ start, segments: rest.map((point) => [point]) }];

const rotate = (outline: Outline, angle: number): Outline =>
  map(outline, ([x, y]) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]);

/** A straight stroke, its ends cut square. */
export function stroke([x1, y1]: Point, [x2, y2]: Point, thickness: number): Outline {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [((y2 - y1) / length) * (thickness / 2), ((x1 - x2) / length) * (thickness / 2)];
  return polygon([x1 + nx, y1 + ny], [x2 + nx, y2 + ny], [x2 - nx, y2 - ny], [x1 - nx, y1 - ny]);
}

/** Straight strokes from point to point. */
export const strokes = (thickness: number, ...points: Point[]): Outline =>
  points.slice(1).flatMap((point, index) => stroke(points[index], point, thickness));

/** A horizontal rule. */
export const rule = (length: number, thickness: number): Shape => shape(stroke([0, 0], [length, 0], thickness));

/** A full circle around the origin. */
export function disc(radius: number): Shape {
  const bend = radius * 0.5523;
  const r = radius;
  return shape(
    parse(
      `M0 ${-r}C${bend} ${-r} ${r} ${-bend} ${r} 0C${r} ${bend} ${bend} ${r} 0 ${r}` +
        `C${-bend} ${r} ${-r} ${bend} ${-r} 0C${-r} ${-bend} ${-bend} ${-r} 0 ${-r}Z`,
    ),
  );
}

/** A circle's line. */
export const ring = (radius: number, thickness: number): Shape =>
  shape([...disc(radius).outline, ...reverse(disc(radius - thickness).outline)]);

/** A lozenge around the origin. */
export const lozenge = (halfWidth: number, halfHeight = halfWidth): Shape =>
  shape(polygon([0, -halfHeight], [halfWidth, 0], [0, halfHeight], [-halfWidth, 0]));

/** A row of slanted saddler's stitches. */
export const stitches = (count: number): Shape => {
  const [length, pitch, thickness] = [5.2, 8.4, 1.5];
  const one = stroke([0, 1.3], [length, -1.3], thickness);
  return shape(Array.from({ length: count }, (_, index) => translate(one, index * pitch, 0)).flat());
};

/** A wing that rises from left to right about a height: two feathers. */
export const wing = (left: number, right: number, y: number): Outline => {
  const span = right - left;
  const feather = (x: number, drop: number, rise: number, thickness: number): Outline =>
    parse(
      `M${x} ${y + drop}Q${left + span * 0.65} ${y + drop - thickness} ${right} ${y - rise}` +
        `L${right} ${y - rise + thickness}Q${left + span * 0.68} ${y + drop + thickness * 0.4} ${x} ${y + drop}Z`,
    );
  return [
    ...feather(left, span * 0.16, span * 0.3, span * 0.085),
    ...feather(left + span * 0.2, span * 0.32, span * 0.06, span * 0.05),
  ];
};

/** A pointed leaf from the origin upwards. */
const leaf = (length: number, width: number): Outline =>
  parse(`M0 0Q${-width} ${-length * 0.4} 0 ${-length}Q${width} ${-length * 0.4} 0 0Z`);

/** A cypress. */
export const cypress = (length: number): Shape => shape(leaf(length, length * 0.22));

/** A jasmine flower of five petals. */
export const jasmine = (radius: number): Shape => {
  const petal = translate(leaf(radius * 0.82, radius * 0.42), 0, -radius * 0.18);
  return shape([0, 1, 2, 3, 4].flatMap((turn) => rotate(petal, (turn * Math.PI * 2) / 5)));
};

/** A kite-cut stone, in fine lines. */
export const stone = (radius: number): Shape => {
  const [x, y, t] = [radius * 0.62, radius, 1.5];
  return shape([
    ...strokes(t, [0, -y], [x, 0], [0, y], [-x, 0], [0, -y]),
    ...strokes(t, [-x, 0], [-x * 0.4, -y * 0.22], [x * 0.4, -y * 0.22], [x, 0]),
    ...strokes(t, [-x * 0.4, -y * 0.22], [0, y], [x * 0.4, -y * 0.22]),
  ]);
};
