/** Outlines made of lines and Bézier curves, filled by the nonzero rule. The y axis points down, as in SVG. */

export type Point = readonly [x: number, y: number];

/** A line or a curve from where the last one ended: its control points, the end last. */
export type Segment = readonly Point[];

export interface Contour {
  start: Point;
  segments: readonly Segment[];
}

/** Solid contours run clockwise, the holes in them counter-clockwise. */
export type Outline = readonly Contour[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One side of a line: the points where `x * a + y * b <= c`. */
type HalfPlane = readonly [a: number, b: number, c: number];

const EPSILON = 1e-6;
/** How near two points are the same to the eye. */
const NEAR = 0.08;
/** Keep corners from becoming spikes: those of what grows more than those of what shrinks. */
const [BLUNT, SHARP] = [0.8, 0.15];

const mix = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

const same = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < EPSILON;

const endOf = (segment: Segment): Point => segment[segment.length - 1];

/** The curve's two halves at `t` (de Casteljau). */
function split(start: Point, segment: Segment, t: number): [Segment, Segment] {
  let points: Point[] = [start, ...segment];
  const before: Point[] = [];
  const after: Point[] = [];
  while (points.length) {
    before.push(points[0]);
    after.unshift(points[points.length - 1]);
    points = points.slice(1).map((point, index) => mix(points[index], point, t));
  }
  return [before.slice(1), after.slice(1)];
}

/** The contour as the corners of a polygon, `steps` for a curve. */
function flatten({ start, segments }: Contour, steps = 12): Point[] {
  const corners = [start];
  for (const segment of segments) {
    const from = corners[corners.length - 1];
    for (let step = 1; segment.length > 1 && step < steps; step++)
      corners.push(endOf(split(from, segment, step / steps)[0]));
    corners.push(endOf(segment));
  }
  return corners;
}

/** The outline with every point moved by `move`. */
export const map = (outline: Outline, move: (point: Point) => Point): Outline =>
  outline.map(({ start, segments }) => ({ start: move(start), segments: segments.map((points) => points.map(move)) }));

export const translate = (outline: Outline, dx: number, dy: number): Outline =>
  map(outline, ([x, y]) => [x + dx, y + dy]);

/** The smallest box around the outline's ink. */
export function bounds(outline: Outline): Box {
  const points = outline.flatMap((contour) => flatten(contour));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** How much of the plane the ink covers: negative where solid contours run counter-clockwise. */
export function area(outline: Outline): number {
  const twice = outline.flatMap((contour) => {
    const points = flatten(contour);
    return points.map(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length];
      return x * nextY - nextX * y;
    });
  });
  return twice.reduce((sum, part) => sum + part, 0) / 2;
}

/** The outline run the other way round: solid becomes hole. */
export const reverse = (outline: Outline): Outline =>
  outline.map(({ start, segments }) => {
    const from = [start, ...segments.map(endOf)];
    const turned = segments.map((points, index) => [...points.slice(0, -1).reverse(), from[index]]);
    return { start: from[from.length - 1], segments: turned.reverse() };
  });

/** Where a corner goes when both of its sides move outwards by `by`. */
function mitre(before: Point, corner: Point, after: Point, by: number): Point {
  const normal = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  };
  const [aX, aY] = normal(before, corner);
  const [bX, bY] = normal(corner, after);
  const reach = by / Math.max(1 + aX * bX + aY * bY, by > 0 ? BLUNT : SHARP);
  return [corner[0] + (aX + bX) * reach, corner[1] + (aY + bY) * reach];
}

/** The contour grown by `by` on every side, or shrunk where it is negative. */
function growContour(contour: Contour, by: number): Contour {
  const corners = [contour.start, ...contour.segments.flat()];
  const closed = same(corners[0], corners[corners.length - 1]);
  const ring = closed ? corners.slice(0, -1) : corners;
  const beside = (index: number, step: number): Point => {
    let at = index;
    do at = (at + step + ring.length) % ring.length;
    while (same(ring[at], ring[index]) && at !== index);
    return ring[at];
  };
  const moved = ring.map((corner, index) => mitre(beside(index, -1), corner, beside(index, 1), by));
  let next = 1;
  const segments = contour.segments.map((points) => points.map(() => moved[next++ % moved.length]));
  return { start: moved[0], segments };
}

/** A bolder outline, or a lighter one where `by` is negative. */
export const grow = (outline: Outline, by: number): Outline =>
  by === 0 ? outline : outline.map((contour) => growContour(contour, by));

/** Where along the segment it crosses the line: rising values of `t`. */
function crossings(start: Point, segment: Segment, side: (point: Point) => number): number[] {
  const at = (t: number): number => side(endOf(split(start, segment, t)[0]));
  const steps = segment.length > 1 ? 16 : 1;
  const found: number[] = [];
  for (let step = 0; step < steps; step++) {
    let [low, high] = [step / steps, (step + 1) / steps];
    if (at(low) > 0 === at(high) > 0) continue;
    const rising = at(high) > 0;
    for (let round = 0; round < 30; round++) {
      const middle = (low + high) / 2;
      if (at(middle) > 0 === rising) high = middle;
      else low = middle;
    }
    found.push((low + high) / 2);
  }
  return found;
}

/** The segment in pieces, none of which crosses the line. */
function pieces(start: Point, segment: Segment, side: (point: Point) => number): Segment[] {
  const found: Segment[] = [];
  let [from, rest, passed] = [start, segment, 0];
  for (const t of crossings(start, segment, side)) {
    const [before, after] = split(from, rest, (t - passed) / (1 - passed));
    found.push(before);
    [from, rest, passed] = [endOf(before), after, t];
  }
  return [...found, rest];
}

function clipContour({ start, segments }: Contour, side: (point: Point) => number): Contour[] {
  const kept: Segment[] = [];
  let [from, first] = [start, null as Point | null];
  for (const segment of [...segments, [start]])
    for (const piece of pieces(from, segment, side)) {
      if (side(endOf(split(from, piece, 0.5)[0])) <= 0) {
        if (first && !same(from, endOf(kept[kept.length - 1] ?? [first]))) kept.push([from]);
        first ??= from;
        kept.push(piece);
      }
      from = endOf(piece);
    }
  return first ? [{ start: first, segments: kept }] : [];
}

/** What lies on one side of a line. */
const clip = (outline: Outline, [a, b, c]: HalfPlane): Outline =>
  outline.flatMap((contour) => clipContour(contour, ([x, y]) => x * a + y * b - c));

/** The outline without an upright band around `x`. */
export const bridge = (outline: Outline, x: number, width: number): Outline => [
  ...clip(outline, [1, 0, x - width / 2]),
  ...clip(outline, [-1, 0, -x - width / 2]),
];

/** How many points each letter of a path takes. */
const POINTS: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3 };

/** The outline of an SVG path that holds only M, L, Q, C and Z. */
export function parse(path: string): Outline {
  const contours: { start: Point; segments: Segment[] }[] = [];
  for (const [, letter, numbers] of path.matchAll(/([MLQC])([^MLQCZ]*)/g)) {
    const values = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points = values.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, values[index + 1]]]));
    if (letter === 'M') contours.push({ start: points[0], segments: [] });
    const { segments } = contours[contours.length - 1];
    for (let at = letter === 'M' ? 1 : 0; at < points.length; at += POINTS[letter])
      segments.push(points.slice(at, at + POINTS[letter]));
  }
  return contours;
}

/** The segments but those that end where they begin, as near as the eye can tell. */
function tidy({ start, segments }: Contour): Segment[] {
  let from = start;
  return segments.filter((segment) => {
    const [x, y] = endOf(segment);
    if (Math.hypot(x - from[0], y - from[1]) < NEAR) return false;
    from = endOf(segment);
    return true;
  });
}

/** The outline as short SVG path data: steps from point to point, in hundredths. */
export function toPath(outline: Outline): string {
  const round = ([x, y]: Point): Point => [Math.round(x * 100), Math.round(y * 100)];
  const digits = (value: number): string => String(value / 100).replace(/^(-?)0\./, '$1.');
  const join = (values: readonly number[]): string => values.map(digits).join(' ').replaceAll(' -', '-');
  const draw = (contour: Contour): string => {
    let from = round(contour.start);
    const steps = tidy(contour).map((segment) => {
      const points = segment.map(round);
      const values = points.flatMap(([x, y]) => [x - from[0], y - from[1]]);
      from = endOf(points);
      return `${'_lqc'[points.length]}${join(values)}`;
    });
    return `M${join(round(contour.start))}${steps.join('')}z`;
  };
  return outline.map(draw).join('');
}
