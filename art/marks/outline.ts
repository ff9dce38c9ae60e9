/** Outlines made of lines and Bézier curves, filled by the nonzero rule. The y axis points down, as in SVG. */

export type Point = readonly [x: number, y: number];

/** A line or a curve that starts where the previous segment ends: its control points, the end point last. */
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
/** Points closer than this look the isSamePoint. */
const VISIBLE_DISTANCE = 0.08;
/**
 * The smallest divisors of a corner's offset. They limit the spikes at sharp corners, more strictly where an outline
 * grows than where it shrinks.
 */
const [MIN_DIVISOR_GROWING, MIN_DIVISOR_SHRINKING] = [0.8, 0.15];

const interpolate = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

const isSamePoint = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < EPSILON;

const getEnd = (segment: Segment): Point => segment[segment.length - 1];

/** Splits a segment in two at `t`, from 0 to 1, with de Casteljau's algorithm. */
function splitSegment(start: Point, segment: Segment, t: number): [Segment, Segment] {
  let points: Point[] = [start, ...segment];
  const before: Point[] = [];
  const after: Point[] = [];
  while (points.length) {
    before.push(points[0]);
    after.unshift(points[points.length - 1]);
    points = points.slice(1).map((point, index) => interpolate(points[index], point, t));
  }
  return [before.slice(1), after.slice(1)];
}

/** Approximates a contour by a polygon with `stepsPerCurve` sides for each curve. */
function flattenContour({ start, segments }: Contour, stepsPerCurve = 12): Point[] {
  const corners = [start];
  for (const segment of segments) {
    const from = corners[corners.length - 1];
    for (let step = 1; segment.length > 1 && step < stepsPerCurve; step++)
      corners.push(getEnd(splitSegment(from, segment, step / stepsPerCurve)[0]));
    corners.push(getEnd(segment));
  }
  return corners;
}

/** Applies a function to every point of an outline. */
export const mapPoints = (outline: Outline, move: (point: Point) => Point): Outline =>
  outline.map(({ start, segments }) => ({ start: move(start), segments: segments.map((points) => points.map(move)) }));

export const translate = (outline: Outline, dx: number, dy: number): Outline =>
  mapPoints(outline, ([x, y]) => [x + dx, y + dy]);

/** Measures the smallest box around an outline. */
export function getBounds(outline: Outline): Box {
  const points = outline.flatMap((contour) => flattenContour(contour));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Measures the filled area: it is negative where solid contours run counter-clockwise. */
export function getSignedArea(outline: Outline): number {
  const doubledAreas = outline.flatMap((contour) => {
    const points = flattenContour(contour);
    return points.map(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length];
      return x * nextY - nextX * y;
    });
  });
  return doubledAreas.reduce((sum, area) => sum + area, 0) / 2;
}

/** Reverses the direction of the contours: solid ones become holes. */
export const reverse = (outline: Outline): Outline =>
  outline.map(({ start, segments }) => {
    const starts = [start, ...segments.map(getEnd)];
    const reversedSegments = segments.map((points, index) => [...points.slice(0, -1).reverse(), starts[index]]);
    return { start: starts[starts.length - 1], segments: reversedSegments.reverse() };
  });

/** Computes where a corner goes when both of its sides move outwards by a distance. */
function getMitredCorner(before: Point, corner: Point, after: Point, distance: number): Point {
  const getNormal = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  };
  const [aX, aY] = getNormal(before, corner);
  const [bX, bY] = getNormal(corner, after);
  const offset = distance / Math.max(1 + aX * bX + aY * bY, distance > 0 ? MIN_DIVISOR_GROWING : MIN_DIVISOR_SHRINKING);
  return [corner[0] + (aX + bX) * offset, corner[1] + (aY + bY) * offset];
}

/** Moves every side of a contour outwards by a distance, or inwards where it is negative. */
function growContour(contour: Contour, distance: number): Contour {
  const corners = [contour.start, ...contour.segments.flat()];
  const isClosed = isSamePoint(corners[0], corners[corners.length - 1]);
  const ring = isClosed ? corners.slice(0, -1) : corners;
  const getNeighbour = (index: number, step: number): Point => {
    let neighbour = index;
    do neighbour = (neighbour + step + ring.length) % ring.length;
    while (isSamePoint(ring[neighbour], ring[index]) && neighbour !== index);
    return ring[neighbour];
  };
  const movedCorners = ring.map((corner, index) =>
    getMitredCorner(getNeighbour(index, -1), corner, getNeighbour(index, 1), distance),
  );
  let next = 1;
  const segments = contour.segments.map((points) => points.map(() => movedCorners[next++ % movedCorners.length]));
  return { start: movedCorners[0], segments };
}

/** Makes an outline bolder by a distance on every side, or lighter where it is negative. */
export const growOutline = (outline: Outline, distance: number): Outline =>
  distance === 0 ? outline : outline.map((contour) => growContour(contour, distance));

/** Finds where a segment crosses a line, as ascending values of `t`. `getSide` returns 0 for points on the line. */
function findCrossings(start: Point, segment: Segment, getSide: (point: Point) => number): number[] {
  const getSideAt = (t: number): number => getSide(getEnd(splitSegment(start, segment, t)[0]));
  const steps = segment.length > 1 ? 16 : 1;
  const crossings: number[] = [];
  for (let step = 0; step < steps; step++) {
    let [low, high] = [step / steps, (step + 1) / steps];
    if (getSideAt(low) > 0 === getSideAt(high) > 0) continue;
    const isRising = getSideAt(high) > 0;
    // Bisection is precise enough after 30 rounds.
    for (let round = 0; round < 30; round++) {
      const middle = (low + high) / 2;
      if (getSideAt(middle) > 0 === isRising) high = middle;
      else low = middle;
    }
    crossings.push((low + high) / 2);
  }
  return crossings;
}

/** Splits a segment into parts, none of which crosses the line. */
function splitAtLine(start: Point, segment: Segment, getSide: (point: Point) => number): Segment[] {
  const parts: Segment[] = [];
  let [from, rest, restStart] = [start, segment, 0];
  for (const t of findCrossings(start, segment, getSide)) {
    const [before, after] = splitSegment(from, rest, (t - restStart) / (1 - restStart));
    parts.push(before);
    [from, rest, restStart] = [getEnd(before), after, t];
  }
  return [...parts, rest];
}

/** Cuts off the part of a contour where `getSide` is positive. */
function clipContour({ start, segments }: Contour, getSide: (point: Point) => number): Contour[] {
  const insideSegments: Segment[] = [];
  let [from, first] = [start, null as Point | null];
  for (const segment of [...segments, [start]])
    for (const piece of splitAtLine(from, segment, getSide)) {
      if (getSide(getEnd(splitSegment(from, piece, 0.5)[0])) <= 0) {
        if (first && !isSamePoint(from, getEnd(insideSegments[insideSegments.length - 1] ?? [first])))
          insideSegments.push([from]);
        first ??= from;
        insideSegments.push(piece);
      }
      from = getEnd(piece);
    }
  return first ? [{ start: first, segments: insideSegments }] : [];
}

/** Cuts off the part of an outline that lies outside a half-plane. */
const clipOutline = (outline: Outline, [a, b, c]: HalfPlane): Outline =>
  outline.flatMap((contour) => clipContour(contour, ([x, y]) => x * a + y * b - c));

/** Cuts an upright band around `x` out of an outline. */
export const cutOutBand = (outline: Outline, x: number, width: number): Outline => [
  ...clipOutline(outline, [1, 0, x - width / 2]),
  ...clipOutline(outline, [-1, 0, -x - width / 2]),
];

/** The number of points after each command of an SVG path. */
const POINTS_PER_COMMAND: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3 };

/** Parses an SVG path that contains only the commands M, L, Q, C and Z, in absolute coordinates. */
export function parseSvgPath(path: string): Outline {
  const contours: { start: Point; segments: Segment[] }[] = [];
  for (const [, command, numbers] of path.matchAll(/([MLQC])([^MLQCZ]*)/g)) {
    const values = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points = values.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, values[index + 1]]]));
    if (command === 'M') contours.push({ start: points[0], segments: [] });
    const { segments } = contours[contours.length - 1];
    for (let index = command === 'M' ? 1 : 0; index < points.length; index += POINTS_PER_COMMAND[command])
      segments.push(points.slice(index, index + POINTS_PER_COMMAND[command]));
  }
  return contours;
}

/** Leaves out the segments that are too short to be seen. */
function removeTinySegments({ start, segments }: Contour): Segment[] {
  let from = start;
  return segments.filter((segment) => {
    const [x, y] = getEnd(segment);
    if (Math.hypot(x - from[0], y - from[1]) < VISIBLE_DISTANCE) return false;
    from = getEnd(segment);
    return true;
  });
}

/** Formats an outline as compact SVG path data: relative coordinates, rounded to hundredths. */
export function formatSvgPath(outline: Outline): string {
  const toHundredths = ([x, y]: Point): Point => [Math.round(x * 100), Math.round(y * 100)];
  const formatNumber = (hundredths: number): string => String(hundredths / 100).replace(/^(-?)0\./, '$1.');
  const formatNumbers = (values: readonly number[]): string => values.map(formatNumber).join(' ').replaceAll(' -', '-');
  const formatContour = (contour: Contour): string => {
    let from = toHundredths(contour.start);
    const commands = removeTinySegments(contour).map((segment) => {
      const points = segment.map(toHundredths);
      const values = points.flatMap(([x, y]) => [x - from[0], y - from[1]]);
      from = getEnd(points);
      return `${'_lqc'[points.length]}${formatNumbers(values)}`;
    });
    return `M${formatNumbers(toHundredths(contour.start))}${commands.join('')}z`;
  };
  return outline.map(formatContour).join('');
}
