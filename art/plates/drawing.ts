/** Lines and curves as SVG path data, and the geometry of the plates. */

/** The side of a plate. */
export const SIZE = 600;

export type Point = readonly [x: number, y: number];

/** The whole numbers from 0 to `count` - 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const addPoints = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const polar = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];
export const rotate = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** A source of numbers between 0 and 1 that are the same in every run. */
export const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
};

const format = (value: number): string => String(Math.round(value * 10) / 10);
const formatPoint = ([x, y]: Point): string => `${format(x)} ${format(y)}`;

export const line = (start: Point, end: Point): string => `M${formatPoint(start)}L${formatPoint(end)}`;
export const polygon = (points: readonly Point[]): string => `M${points.map(formatPoint).join('L')}Z`;
export const arc = (centre: Point, radius: number, start: number, end: number): string =>
  `M${formatPoint(addPoints(centre, polar(radius, start)))}A${format(radius)} ${format(radius)} 0 0 1 ${formatPoint(addPoints(centre, polar(radius, end)))}`;
export const circle = ([x, y]: Point, radius: number): string => {
  const r = format(radius);
  return `M${formatPoint([x - radius, y])}a${r} ${r} 0 1 0 ${format(2 * radius)} 0a${r} ${r} 0 1 0 -${format(2 * radius)} 0`;
};

/** A smooth curve through points: quadratic curves between their middles. */
export const curve = (points: readonly Point[]): string => {
  const [first = [0, 0], ...others] = points;
  const parts = others.map((point, index) => {
    const next = others[index + 1];
    return next
      ? `Q${formatPoint(point)} ${formatPoint([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`
      : `L${formatPoint(point)}`;
  });
  return `M${formatPoint(first)}${parts.join('')}`;
};
export const closedCurve = (points: readonly Point[]): string => {
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const start: Point = [(last[0] + first[0]) / 2, (last[1] + first[1]) / 2];
  const parts = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? first;
    return `Q${formatPoint(point)} ${formatPoint([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${formatPoint(start)}${parts.join('')}Z`;
};

/** A leaf or petal between two points. */
export const leaf = (start: Point, end: Point, width: number): string => {
  const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const sides = [-1, 1].map((side) => addPoints(middle, polar(2 * width * side, angle + Math.PI / 2)));
  return `M${formatPoint(start)}Q${formatPoint(sides[0] ?? middle)} ${formatPoint(end)}Q${formatPoint(sides[1] ?? middle)} ${formatPoint(start)}`;
};

/** Moves the points of a convex polygon towards their middle. */
export const scale = (points: readonly Point[], factor: number): Point[] => {
  const middle = points.reduce<Point>(
    (sum, point) => addPoints(sum, [point[0] / points.length, point[1] / points.length]),
    [0, 0],
  );
  return points.map(([x, y]) => [middle[0] + (x - middle[0]) * factor, middle[1] + (y - middle[1]) * factor]);
};

/** The part of a polygon that is nearer to one point than to another. */
const cut = (points: readonly Point[], near: Point, far: Point): Point[] => {
  const middle: Point = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2];
  const side = ([x, y]: Point) => (x - middle[0]) * (far[0] - near[0]) + (y - middle[1]) * (far[1] - near[1]);
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const [a, b] = [side(point), side(next)];
    const crossing: Point[] =
      a * b < 0
        ? [[point[0] + ((next[0] - point[0]) * a) / (a - b), point[1] + ((next[1] - point[1]) * a) / (a - b)]]
        : [];
    return a <= 0 ? [point, ...crossing] : crossing;
  });
};

/** Divides a convex outline among seeds: each gets what is nearest to it. */
export const divide = (outline: readonly Point[], seeds: readonly Point[]): Point[][] =>
  seeds.map((seed) =>
    seeds.reduce<readonly Point[]>((part, other) => (other === seed ? part : cut(part, seed, other)), outline).slice(),
  );

/** The part of a line that is inside a convex polygon, if any. */
export const clipLine = (start: Point, end: Point, points: readonly Point[]): string[] => {
  const delta: Point = [end[0] - start[0], end[1] - start[1]];
  const crossings = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const edge: Point = [next[0] - point[0], next[1] - point[1]];
    const denominator = delta[0] * edge[1] - delta[1] * edge[0];
    if (!denominator) return [];
    const offset: Point = [point[0] - start[0], point[1] - start[1]];
    const along = (offset[0] * edge[1] - offset[1] * edge[0]) / denominator;
    const onEdge = (offset[0] * delta[1] - offset[1] * delta[0]) / denominator;
    return onEdge >= 0 && onEdge < 1 ? [along] : [];
  });
  if (crossings.length < 2) return [];
  const at = (along: number): Point => addPoints(start, [delta[0] * along, delta[1] * along]);
  return [line(at(Math.min(...crossings)), at(Math.max(...crossings)))];
};

/** Whether a point is inside a convex polygon whose corners are listed clockwise. */
export const isInside = ([x, y]: Point, points: readonly Point[]): boolean =>
  points.every(([startX, startY], index) => {
    const [endX, endY] = points[(index + 1) % points.length] ?? [startX, startY];
    return (endX - startX) * (y - startY) - (endY - startY) * (x - startX) > 0;
  });

/** Shortens path data of M, L, Q, A and Z with absolute coordinates, and of circles: it becomes relative. */
export const shorten = (data: string): string => {
  let [pen, start] = [
    [0, 0],
    [0, 0],
  ];
  return data.replace(/([MLQAaZ])([^MLQAaZ]*)/g, (whole, command: string, text: string) => {
    if (command === 'a') return whole;
    if (command === 'Z') {
      pen = start;
      return 'z';
    }
    const values = text.trim().split(/[ ,]+/).map(Number);
    const kept = command === 'A' ? values.splice(0, 5) : [];
    // Counts in tenths, so that no error adds up.
    const tenths = values.map((value) => Math.round(value * 10));
    const moves = tenths.map((value, index) => (value - (pen[index % 2] ?? 0)) / 10);
    pen = tenths.slice(-2);
    if (command === 'M') start = pen;
    return command.toLowerCase() + [...kept, ...moves].map(String).join(' ').replace(/\b0\./g, '.').replace(/ -/g, '-');
  });
};
