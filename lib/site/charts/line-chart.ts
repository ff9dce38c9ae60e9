import { scaleLinear } from 'd3-scale';
import { escapeHtml } from '../../shared/html';
import { listCells, parseAmount, rowPattern } from '../../upstreams/cms/authored/table-bars';

/** A line of a chart. `start` and `end` are the labels at its ends. */
export interface ChartLine {
  points: { x: number; value: number }[];
  start?: string;
  /** The value at the end, and what the line is. */
  end?: { value: string; name: string };
  kind?: 'minor' | 'target';
}

interface LineChart {
  lines: ChartLine[];
  /** The labels below the chart, at their places on its axis. */
  ticks: { x: number; text: string }[];
  /** The lowest value that the chart has space for; the lowest of its lines by default. */
  minValue?: number;
  /** A label at a point of a line. */
  mark?: { x: number; value: number; text: string };
  /** What the chart shows; without it, the chart is hidden from screen readers, for a table beside it. */
  description?: string;
}

const labelHeightRem = 1.375;

/** Moves positions that are too close to each other apart, as little as possible, within 0 to 100 and in order. */
const spread = (positions: number[], minGap: number): number[] => {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  // Each group of labels that touch is around the mean of the places that its labels would have alone.
  const groups: { mean: number; count: number }[] = [];
  for (const [rank, index] of order.entries()) {
    let group = { mean: (positions[index] ?? 0) - rank * minGap, count: 1 };
    for (let above = groups.at(-1); above && above.mean > group.mean; above = groups.at(-1)) {
      groups.pop();
      const count = above.count + group.count;
      group = { mean: (above.mean * above.count + group.mean * group.count) / count, count };
    }
    groups.push(group);
  }
  const maxMean = 100 - (order.length - 1) * minGap;
  const means = groups.flatMap(({ mean, count }) => Array<number>(count).fill(Math.min(Math.max(mean, 0), maxMean)));
  return positions.map((_, index) => {
    const rank = order.indexOf(index);
    return (means[rank] ?? 0) + rank * minGap;
  });
};

/**
 * Draws lines as HTML. They are an SVG whose 100 × 100 view box stretches to the chart's size, so all text is HTML
 * outside it. The chart grows with the number of lines, so that the labels at their ends never overlap.
 */
export const drawLineChart = ({ lines, ticks, minValue, mark, description }: LineChart): string => {
  const points = lines.flatMap((line) => line.points);
  const [xs, values] = [points.map(({ x }) => x), points.map(({ value }) => value)];
  const scaleX = scaleLinear([Math.min(...xs), Math.max(...xs)], [0, 100]);
  const scaleY = scaleLinear([Math.max(...values), minValue ?? Math.min(...values)], [0, 100]);
  const [toX, toY] = [scaleX, scaleY].map((scale) => (value: number) => Number(scale(value).toFixed(2))) as [
    (x: number) => number,
    (value: number) => number,
  ];
  const heightRem = 8 + 2 * lines.length;
  const minGap = (100 * labelHeightRem) / heightRem;

  const drawLabels = (labels: { value: number; html: string }[]) => {
    const places = spread(
      labels.map(({ value }) => toY(value)),
      minGap,
    );
    const spans = labels.map(({ html }, index) => `<span style="--y:${places[index]?.toFixed(2)}%">${html}</span>`);
    return `<div>${spans.join('')}</div>`;
  };
  const drawings = lines.map(({ points: linePoints, kind }) => {
    const places = linePoints.map(({ x, value }) => `${toX(x)},${toY(value)}`);
    const dots = `M${places[0]}h0M${places.at(-1)}h0`;
    return `<g${kind ? ` data-kind="${kind}"` : ''}><path d="M${places.join('L')}"/><path data-dots d="${dots}"/></g>`;
  });
  return [
    `<figure data-chart ${description ? `role="img" aria-label="${escapeHtml(description)}"` : 'aria-hidden="true"'}`,
    ` style="--height:${heightRem}rem">`,
    drawLabels(
      lines.flatMap(({ start, points: [first] }) =>
        start && first ? { value: first.value, html: escapeHtml(start) } : [],
      ),
    ),
    `<div><svg viewBox="0 0 100 100" preserveAspectRatio="none">${drawings.join('')}</svg>`,
    mark ? `<b style="--x:${toX(mark.x)}%;--y:${toY(mark.value)}%">${escapeHtml(mark.text)}</b>` : '',
    ...ticks.map(({ x, text }) => `<span style="--x:${toX(x)}%">${escapeHtml(text)}</span>`),
    '</div>',
    drawLabels(
      lines.flatMap(({ end, points: linePoints }) => {
        const last = linePoints.at(-1);
        return end && last
          ? { value: last.value, html: `${escapeHtml(end.name)} <b>${escapeHtml(end.value)}</b>` }
          : [];
      }),
    ),
    '</figure>',
  ].join('');
};

/** Of so many lines, the one with the largest last value stands out. */
const linesPerMajor = 5;

/**
 * Draws the rows of the first table of sanitised HTML as lines, above the table. The columns are the points of the axis.
 * A last row in bold, the total of the others, is left out.
 */
export const addLineChart = (html: string): string =>
  html.replace(/<div role="region".*?<\/div>/s, (region) => {
    const [[, ...columns] = [], ...rows] = [...region.matchAll(rowPattern)].flatMap(([row]) =>
      row.includes('<strong>') ? [] : [listCells(row)],
    );
    const lines = rows.map(([name = '', ...cells]): ChartLine => {
      const points = cells.map((cell, x) => ({ x, value: parseAmount(cell) }));
      return { points, start: cells[0], end: { value: cells.at(-1) ?? '', name } };
    });
    const getLast = ({ points }: ChartLine) => points.at(-1)?.value ?? 0;
    const bySize = lines.toSorted((a, b) => getLast(b) - getLast(a));
    for (const line of bySize.slice(Math.ceil(lines.length / linesPerMajor))) line.kind = 'minor';
    return drawLineChart({ lines, ticks: columns.map((text, x) => ({ x, text })) }) + region;
  });
