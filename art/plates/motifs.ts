/** The motif of each house: lines in a square of 600 by 600, about the craft of the house or its figures. */
import {
  addPoints,
  arc,
  circle,
  clipLine,
  closedCurve,
  createRandom,
  curve,
  divide,
  isInside,
  leaf,
  line,
  type Point,
  polar,
  polygon,
  range,
  SIZE,
  scale,
} from './drawing.ts';

/** What a plate consists of: SVG path data for thin lines, and for the few that are heavier. */
export interface Motif {
  fine: string[];
  strong?: string[];
  /** A thin line that is drawn several times. */
  repeated?: { path: string; transforms: string[] };
}

const MIDDLE = SIZE / 2;
const TURN = 2 * Math.PI;
const CENTRE: Point = [MIDDLE, MIDDLE];
const around = (radius: number, angle: number): Point => addPoints(CENTRE, polar(radius, angle));

/** A dial brushed in 180 rings, with the light that falls on it in two beams. */
const drawOkurano = (): Motif => {
  const random = createRandom(1924);
  const radii = range(180).map((ring) => 14 + ring * 1.5);
  const beams = radii.flatMap((radius, ring) =>
    [-0.72, 2.42].map((angle) => {
      const reach = ring % 3 ? 0.16 + 0.24 * random() ** 2 : 0.4 + 0.3 * random();
      return arc(CENTRE, radius, angle - reach, angle + reach * (0.7 + 0.5 * random()));
    }),
  );
  const hours = range(12).map((hour) => line(around(289, (hour * TURN) / 12), around(298, (hour * TURN) / 12)));
  return {
    fine: [...radii.filter((_, ring) => ring % 3 === 0).map((radius) => circle(CENTRE, radius)), ...beams],
    strong: [circle(CENTRE, 10), ...hours],
  };
};

/** The work of a rose engine: one wavy line, which turns a little from cut to cut. */
const drawReuselin = (): Motif => {
  const wave = closedCurve(
    range(144).map((step) => polar(100 * (1 + 0.019 * Math.cos((36 * step * TURN) / 144)), (step * TURN) / 144)),
  );
  const turns = range(46).map(
    (cut) => `translate(300 300) scale(${0.6 + cut * 0.05}) rotate(${(cut * 1.45).toFixed(2)})`,
  );
  const rays = range(144).map((ray) => line(around(292, (ray * TURN) / 144), around(298, (ray * TURN) / 144)));
  return {
    fine: rays,
    strong: [circle(CENTRE, 44), circle(CENTRE, 6), circle(CENTRE, 290)],
    repeated: { path: wave, transforms: turns },
  };
};

/** A brilliant seen from above: the table, its stars, kites and halves; finer, the pavilion below. */
const drawDelacourbe = (): Motif => {
  const [girdle, star, table] = [290, 222, 158];
  const eighth = TURN / 8;
  const crown = range(8).flatMap((side) => {
    const angle = side * eighth;
    const tip = around(star, angle + eighth / 2);
    return [
      line(around(table, angle), around(table, angle + eighth)),
      ...[0, 1].flatMap((end) => [
        line(around(table, angle + end * eighth), tip),
        line(around(girdle, angle + end * eighth), tip),
      ]),
      line(tip, around(girdle, angle + eighth / 2)),
    ];
  });
  const pavilion = range(8).flatMap((side) => {
    const angle = (side + 0.5) * eighth;
    const facet = polygon([
      CENTRE,
      around(84, angle - eighth / 2),
      around(girdle, angle),
      around(84, angle + eighth / 2),
    ]);
    return [
      facet,
      ...[-1, 1].map((end) => line(around(84, angle + (end * eighth) / 2), around(girdle, angle + (end * eighth) / 2))),
    ];
  });
  const outline = polygon(range(64).map((step) => around(girdle, (step * eighth) / 8)));
  return { fine: pavilion, strong: [outline, circle(CENTRE, 296), ...crown] };
};

/** The plan of the estate: 41 parcels, each with its rows in a direction of its own. */
const drawValmeyrac = (): Motif => {
  const random = createRandom(1683);
  const outline: Point[] = [
    [20, 215],
    [92, 92],
    [250, 30],
    [420, 52],
    [545, 150],
    [588, 300],
    [540, 455],
    [400, 566],
    [205, 578],
    [70, 480],
  ];
  const seeds: Point[] = [];
  // Each seed is the farthest of some from those before it. The distances are stretched: parcels are longer than wide.
  while (seeds.length < 41) {
    const getSpace = ([x, y]: Point) =>
      Math.min(...seeds.map((seed) => Math.hypot((x - seed[0]) * 0.62, y - seed[1])), 999);
    const candidates = range(300).map((): Point => [random() * SIZE, random() * SIZE]);
    const inside = candidates.filter((point) => isInside(point, outline));
    seeds.push(inside.reduce((best, point) => (getSpace(point) > getSpace(best) ? point : best)));
  }
  const parcels = divide(outline, seeds);
  const rows = parcels.flatMap((parcel, index) => {
    const angle = -0.24 + (random() - 0.5) * 0.5 + (index % 3 === 1 ? Math.PI / 2 : 0);
    const pitch = 5 + random() * 2;
    return range(200).flatMap((row) => {
      const middle = addPoints(CENTRE, polar((row - 100) * pitch, angle + Math.PI / 2));
      return clipLine(addPoints(middle, polar(-600, angle)), addPoints(middle, polar(600, angle)), scale(parcel, 0.92));
    });
  });
  return { fine: rows, strong: parcels.map((parcel) => polygon(scale(parcel, 0.955))) };
};

/** Short slanting stitches along a line. */
const sew = (points: readonly Point[], pitch: number): string[] => {
  let [travelled, next] = [0, pitch / 2];
  return points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
    const stitches: string[] = [];
    for (; next < travelled + length; next += pitch) {
      const at = addPoints(start, polar(next - travelled, angle));
      const half = polar(pitch * 0.34, angle - 0.42);
      stitches.push(line(addPoints(at, [-half[0], -half[1]]), addPoints(at, half)));
    }
    travelled += length;
    return stitches;
  });
};

/** A bag with its saddle stitch. */
const drawOrvaine = (): Motif => {
  const mirror = (half: Point[]): Point[] => [...half, ...half.map(([x, y]): Point => [SIZE - x, y]).reverse()];
  const corner = (centre: Point, radius: number, from: number, to: number): Point[] =>
    range(13).map((step) => addPoints(centre, polar(radius, from + ((to - from) * step) / 12)));
  const body = (inset: number) =>
    mirror([[92 + inset, 232], [48 + inset, 520 - inset], ...corner([78, 540], 30 - inset * 0.7, 3.3, Math.PI / 2)]);
  const flap = (inset: number) =>
    mirror([
      [92 + inset, 226 + inset / 3],
      [78 + inset, 340],
      ...corner([152, 350], 74 - inset, Math.PI, Math.PI / 2 + 0.12),
      [300, 436 - inset],
    ]);
  const handle = (radius: number) => arc([300, 226], radius, Math.PI, TURN);
  const lock = [
    polygon([
      [264, 398],
      [336, 398],
      [336, 462],
      [264, 462],
    ]),
    polygon([
      [270, 404],
      [330, 404],
      [330, 456],
      [270, 456],
    ]),
    circle([300, 430], 13),
    line([300, 421], [300, 439]),
  ];
  const rings = [192, 408].flatMap((x) => [circle([x, 226], 19), circle([x, 226], 14)]);
  return {
    fine: [curve(body(6)), curve(flap(5)), handle(112), handle(104), ...lock, ...rings],
    strong: [
      curve(body(0)),
      curve(flap(0)),
      handle(120),
      handle(96),
      line([92, 226], [508, 226]),
      ...sew(body(16), 11),
      ...sew(flap(15), 11),
      ...sew(
        range(40).map((step) => addPoints([300, 226], polar(108, Math.PI + (step / 39) * Math.PI))),
        11,
      ),
    ],
  };
};

/** A chain that lies in a spiral: the links are seen from the front and from the side in turn. */
const drawVessarine = (): Motif => {
  const transforms: string[] = [];
  for (let angle = 5; angle < 42; ) {
    const radius = 24 + angle * 6.35;
    const [x, y] = around(radius, angle);
    const degrees = ((angle + 0.06) * 360) / TURN + 90;
    transforms.push(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(0)})${transforms.length % 2 ? ' scale(1 .3)' : ''}`,
    );
    angle += 11 / radius;
  }
  return { fine: [], repeated: { path: 'M-8.4 0a8.4 5.2 0 1 0 16.8 0a8.4 5.2 0 1 0-16.8 0', transforms } };
};

/** A thousand florets of safflower, in the order in which they grow. */
const drawHanaori = (): Motif => {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const petals = range(1000).map((index) => {
    const radius = 8.9 * Math.sqrt(index + 1);
    const angle = index * golden;
    return leaf(around(radius, angle), around(radius + 5 + radius * 0.045, angle), 1.1 + radius * 0.008);
  });
  return { fine: petals };
};

/** A balance wheel with its spring and screws. */
const drawHelvant = (): Motif => {
  const spring = curve(
    range(680).map((step) => {
      const angle = (step / 40) * TURN * 0.82;
      return around(26 + angle * 1.6, angle);
    }),
  );
  const screws = range(22).flatMap((screw) => {
    const angle = (screw * TURN) / 22 + 0.14;
    const [inner, outer] = [262, 286];
    return [
      polygon([
        around(inner, angle - 0.035),
        around(inner, angle + 0.035),
        around(outer, angle + 0.032),
        around(outer, angle - 0.032),
      ]),
      line(around(outer - 7, angle - 0.03), around(outer - 7, angle + 0.03)),
    ];
  });
  const arms = [0.5, 0.5 + Math.PI].flatMap((angle) =>
    [-1, 1].map((side) => line(around(30, angle + side * 0.35), around(232, angle + side * 0.036))),
  );
  const days = range(45).map((day) =>
    line(around(292, (day * TURN) / 45), around(day % 5 ? 296 : 299, (day * TURN) / 45)),
  );
  return {
    fine: [spring, circle(CENTRE, 246), circle(CENTRE, 254), ...days],
    strong: [circle(CENTRE, 232), circle(CENTRE, 262), ...screws, ...arms, circle(CENTRE, 22), circle(CENTRE, 7)],
  };
};

/** Lines of equal height on a mountain. */
const drawSerac = (): Motif => {
  const height = ([x, y]: Point): number => {
    const hill = (cx: number, cy: number, size: number, top: number) =>
      top * Math.exp(-((x - cx) ** 2 + 1.25 * (y - cy) ** 2) / size ** 2);
    const ridges =
      0.035 * Math.sin(x / 31 + y / 47) + 0.03 * Math.sin(x / 23 - y / 29 + 2) + 0.02 * Math.sin(y / 17 + x / 61);
    return (
      hill(330, 250, 190, 1) + hill(170, 400, 120, 0.5) + hill(470, 430, 130, 0.36) + hill(190, 150, 90, 0.3) + ridges
    );
  };
  const step = 8;
  const traceLevel = (level: number) =>
    range(75).flatMap((row) =>
      range(75).flatMap((column) => {
        const corners: Point[] = [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ].map(([dx = 0, dy = 0]) => [(column + dx) * step, (row + dy) * step]);
        if (corners.some(([x, y]) => Math.hypot(x - MIDDLE, y - MIDDLE) > 294)) return [];
        const crossings = corners.flatMap((start, index): Point[] => {
          const end = corners[(index + 1) % 4] ?? start;
          const [a, b] = [height(start) - level, height(end) - level];
          return a * b < 0
            ? [[start[0] + ((end[0] - start[0]) * a) / (a - b), start[1] + ((end[1] - start[1]) * a) / (a - b)]]
            : [];
        });
        const [from, to] = crossings;
        return from && to ? [line(from, to)] : [];
      }),
    );
  const levels = range(26).map((index) => 0.06 + index * 0.042);
  return {
    fine: levels.filter((_, index) => index % 5).flatMap(traceLevel),
    strong: [circle(CENTRE, 298), ...levels.filter((_, index) => index % 5 === 0).flatMap(traceLevel)],
  };
};

/** A lattice of eight-pointed stars. */
const drawQasrine = (): Motif => {
  const pitch = 100;
  const cells = range(36).map((cell): Point => [50 + (cell % 6) * pitch, 50 + Math.floor(cell / 6) * pitch]);
  const star = (radius: number) => (centre: Point) =>
    polygon(
      range(16).map((point) => addPoints(centre, polar(point % 2 ? radius * 0.765 : radius, (point * TURN) / 16))),
    );
  const joints = cells.flatMap((centre) =>
    range(8).map((arm) =>
      line(
        addPoints(centre, polar(20, (arm * TURN) / 8 + TURN / 16)),
        addPoints(centre, polar(50 * 0.765, (arm * TURN) / 8 + TURN / 16)),
      ),
    ),
  );
  return { fine: [...cells.map(star(45)), ...cells.map(star(20)), ...joints], strong: cells.map(star(50)) };
};

/** How the sun passes over the house through the year, and the 31 rooms that it reaches. */
const drawLumerane = (): Motif => {
  const latitude = (45.99 * TURN) / 360;
  const sunAt = (declination: number, hour: number): Point | undefined => {
    const turn = ((hour - 12) * TURN) / 24;
    const height = Math.asin(
      Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(turn),
    );
    const azimuth = Math.atan2(
      -Math.sin(turn),
      Math.cos(latitude) * Math.tan(declination) - Math.sin(latitude) * Math.cos(turn),
    );
    return height > 0 ? around(262 * Math.tan((Math.PI / 2 - height) / 2), -Math.PI / 2 - azimuth) : undefined;
  };
  const days = range(13).map((day) => 0.409 * Math.cos((day * Math.PI) / 12));
  const isPoint = (point: Point | undefined): point is Point => point !== undefined;
  const paths = days.map((declination) =>
    curve(
      range(241)
        .map((step) => sunAt(declination, step / 10))
        .filter(isPoint),
    ),
  );
  const hours = range(17).map((hour) =>
    range(17)
      .map((step) => sunAt(0.409 * Math.cos((step * Math.PI) / 16), hour + 4))
      .filter(isPoint),
  );
  const rooms = range(31).map((room) => line(around(272, (room * TURN) / 31), around(288, (room * TURN) / 31)));
  return {
    fine: [
      ...paths.filter((_, index) => index % 6),
      ...hours.filter((hour) => hour.length > 1).map(curve),
      circle(CENTRE, 131),
      circle(CENTRE, 62),
    ],
    strong: [
      ...paths.filter((_, index) => index % 6 === 0),
      ...rooms,
      circle(CENTRE, 262),
      circle(CENTRE, 296),
      circle(CENTRE, 3),
    ],
  };
};

/** How a page is laid out: the diagonals of an opening, and the two columns of text that they give. */
const drawPalimore = (): Motif => {
  const [left, right, top, bottom] = [20, 580, 113, 487];
  const height = bottom - top;
  const width = MIDDLE - left;
  const text = (side: -1 | 1): Point[] => {
    const [inner, outer] = [MIDDLE + (side * width) / 9, MIDDLE + (side * width * 7) / 9];
    return [
      [inner, top + height / 9],
      [outer, top + height / 9],
      [outer, top + (height * 7) / 9],
      [inner, top + (height * 7) / 9],
    ];
  };
  const sides = [-1, 1] as const;
  const lines = sides.flatMap((side) => {
    const [a = [0, 0], b = [0, 0]] = text(side);
    return range(19).map((row) => {
      const y = a[1] + 10 + row * 12.75;
      const end = row % 7 === 6 ? a[0] + (b[0] - a[0]) * 0.62 : b[0];
      return side > 0
        ? line([a[0], y], [end, y])
        : line([b[0], y], [row % 7 === 6 ? b[0] + (a[0] - b[0]) * 0.66 : a[0], y]);
    });
  });
  const ninths = range(8).flatMap((part) => {
    const y = top + ((part + 1) * height) / 9;
    return [line([left, y], [left + 8, y]), line([right - 8, y], [right, y])];
  });
  const thread = range(5).map((station) =>
    line([MIDDLE, top + 40 + station * 74], [MIDDLE, top + 40 + station * 74 + 40]),
  );
  return {
    fine: [
      line([left, bottom], [right, top]),
      line([left, top], [right, bottom]),
      ...sides.flatMap((side) => [
        line([MIDDLE, top], [MIDDLE + side * width, bottom]),
        line([MIDDLE + (side * width) / 3, top], [MIDDLE + (side * width) / 3, top + height / 3]),
      ]),
      ...ninths,
      ...lines,
    ],
    strong: [
      polygon([
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ]),
      line([MIDDLE, top], [MIDDLE, bottom]),
      ...sides.map((side) => polygon(text(side))),
      ...thread.map((part) => part.replace('M300', 'M297').replace('L300', 'L303')),
    ],
  };
};

/** The rings of a pear tree, which a form is turned from. */
const drawTessandro = (): Motif => {
  const random = createRandom(1966);
  const heart: Point = [262, 322];
  let growth = 0;
  const rings = range(54).map((year) => {
    growth += 3 + random() * 4.4 * (year % 9 < 2 ? 0.35 : 1);
    const size = growth / 268;
    return closedCurve(
      range(44).map((step) => {
        const angle = (step / 44) * TURN;
        const bend =
          1 +
          size *
            (0.07 * Math.cos(angle - 0.7) +
              0.022 * Math.sin(3 * angle + 1) +
              0.012 * Math.sin(5 * angle + year * 0.05) +
              0.006 * Math.sin(11 * angle + year * 0.2));
        return addPoints(heart, polar(growth * bend * 0.96, angle));
      }),
    );
  });
  const checks = [0.4, 2.3, 4.55].map((angle, index) =>
    leaf(addPoints(heart, polar(10 + index * 30, angle)), addPoints(heart, polar(150 + index * 40, angle + 0.05)), 1.8),
  );
  return { fine: [...rings, ...checks], strong: rings.filter((_, year) => year % 9 === 8) };
};

/** A powder pressed in the shape of a shell. */
const drawNacrene = (): Motif => {
  const foot: Point = [300, 512];
  const reach = (angle: number) => 325 + 55 * Math.cos(angle) + 8 * Math.abs(Math.sin(angle * 11));
  const at = (part: number, angle: number) => addPoints(foot, polar(reach(angle) * part, angle - Math.PI / 2));
  const angles = range(81).map((step) => (step / 80 - 0.5) * 1.6);
  const ribs = range(67).map((rib) => line(at(0.1, (rib / 66 - 0.5) * 1.6), at(1, (rib / 66 - 0.5) * 1.6)));
  const growth = range(11).map((ring) => curve(angles.map((angle) => at(0.34 + 0.66 * (ring / 11) ** 0.8, angle))));
  const dish = [circle(CENTRE, 298), circle(CENTRE, 290), circle(CENTRE, 283)];
  return {
    fine: [...ribs, ...growth, ...dish.slice(1)],
    strong: [
      curve([at(0.1, -0.8), ...angles.map((angle) => at(1, angle)), at(0.1, 0.8)]),
      arc(foot, 37, Math.PI + 0.77, TURN - 0.77),
      dish[0] ?? '',
    ],
  };
};

/** The hills of Chianti, one behind the other. */
const drawTorvane = (): Motif => {
  const ridges = range(34).map((ridge) => {
    const depth = ridge / 33;
    const y = 150 + 330 * depth ** 1.15;
    return curve(
      range(61).map((step): Point => {
        const x = step * 10;
        const edge = Math.sin((Math.PI * step) / 60) ** 0.8;
        const hill =
          92 * Math.exp(-(((x - 190 - depth * 140) / (90 + 70 * depth)) ** 2)) +
          70 * Math.exp(-(((x - 440 - depth * 40) / (80 + 50 * depth)) ** 2)) * (1 - depth * 0.6);
        return [
          x,
          y -
            edge *
              (hill * (1 - depth * 0.55) + 7 * Math.sin(x / 37 + ridge * 0.42) + 4 * Math.sin(x / 17 - ridge * 0.6)),
        ];
      }),
    );
  });
  return { fine: ridges, strong: ridges.filter((_, index) => index % 11 === 0) };
};

export const MOTIFS: Record<string, () => Motif> = {
  delacourbe: drawDelacourbe,
  hanaori: drawHanaori,
  helvant: drawHelvant,
  lumerane: drawLumerane,
  nacrene: drawNacrene,
  okurano: drawOkurano,
  orvaine: drawOrvaine,
  palimore: drawPalimore,
  qasrine: drawQasrine,
  reuselin: drawReuselin,
  serac: drawSerac,
  tessandro: drawTessandro,
  torvane: drawTorvane,
  valmeyrac: drawValmeyrac,
  vessarine: drawVessarine,
};
