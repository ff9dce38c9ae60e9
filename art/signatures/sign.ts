/** Writes a name as a signature, in a hand that the name itself determines. */
import { CAPITALS, SMALL_LETTERS } from './alphabet.ts';

type Point = [x: number, y: number];

/** Numbers between 0 and 1 that are the same for every run with a name. */
const createRandom = (name: string) => {
  let hash = 2166136261;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
    hash ^= hash >>> 16;
    return (hash >>> 0) / 4294967296;
  };
};

/** The words that people sign with: the first name, or only its initial, and the first part of the last name. */
const chooseWords = (name: string, share: number): string[] => {
  const latin = name.normalize('NFD').replace(/\p{M}/gu, '').replace('\u0153', 'oe').replace(' bin ', ' ').replace(' bint ', ' ');
  const [first = '', ...others] = latin.split(' ');
  const last = others.at(-1)?.split('-')[0] ?? '';
  return share < 0.5 ? [first.slice(0, 1), last] : [first, last];
};

/** How the pen leaves the last letter: a long line, a line back below the name, or a loop. */
const finish = ([x, y]: Point, width: number, random: () => number): Point[] => {
  const share = random();
  if (share < 0.42) {
    const [reach, rise] = [1.6 + 2.2 * random(), 0.1 + 0.8 * random()];
    return [[x + 0.4 * reach, y - 0.05], [x + reach, y + rise]];
  }
  if (share < 0.6) {
    const back = width * (0.35 + 0.35 * random());
    return [[x + 0.8, y - 0.1], [x + 1.1, y - 0.85], [x - 1.2, y - 1.2], [x - back, y - 1.1], [x - back * 0.4, y - 1.3], [x + 1.2 + random(), y - 0.9]];
  }
  return [[x + 0.5, y - 0.5], [x + 0.2, y - 1.4], [x - 0.5, y - 1.2], [x + 0.6, y - 0.2], [x + 1.8, y + 0.35]];
};

/** The strokes of a signature, in the order in which they are written. */
const write = (name: string): Point[][] => {
  const random = createRandom(name);
  const words = chooseWords(name, random());
  const slant = 0.02 + 0.55 * random();
  const narrowness = 0.55 + 0.45 * random();
  const capitalSize = 1.25 + 0.5 * random();
  const rise = (random() - 0.15) * 0.1;
  const haste = 0.2 + 0.75 * random();
  const smallSize = 0.75 + 0.4 * random();
  const strokes: Point[][] = [];
  const marks: Point[][] = [];
  let x = 0;
  for (const [position, word] of words.entries()) {
    const stroke: Point[] = [];
    for (const [index, character] of [...word].entries()) {
      const letter = index ? SMALL_LETTERS[character.toLowerCase()] : CAPITALS[character];
      if (!letter) throw new Error(`There is no letter ${character}`);
      // The faster the hand, the lower and wider its last letters.
      const progress = index / Math.max(word.length - 1, 1);
      const melt = index ? 1 - 0.45 * haste * progress : 1;
      const height = index ? smallSize * (1 - 0.5 * haste * progress) * (0.85 + 0.25 * random()) : capitalSize;
      const width = (index ? narrowness * (1 + 0.45 * haste * progress) : 0.84 * capitalSize) * (0.9 + 0.2 * random());
      const shake = () => (random() - 0.5) * 0.05;
      for (const [letterX, letterY] of letter.points) {
        const isLong = !index || letterY > 1.2 || letterY < -0.2;
        const y = isLong ? letterY * height * (0.8 + 0.2 * melt) : ((letterY - 0.4) * melt + 0.4 * melt) * height;
        stroke.push([x + letterX * width + shake(), y + shake()]);
      }
      if (index && character === 'i' && random() < 0.75) {
        const [dotX, dotY] = [x + (0.35 + 0.5 * random()) * width, height * (1.45 + 0.3 * random())];
        marks.push([[dotX, dotY], [dotX + 0.08 + 0.12 * random(), dotY + 0.05]]);
      }
      if (index && character === 't') {
        const barY = height * (1.15 + 0.2 * random());
        marks.push([[x - (0.2 + 0.3 * random()) * width, barY], [x + (0.9 + 0.6 * random()) * width, barY + 0.12]]);
      }
      x += letter.width * width * 0.92;
    }
    const end = stroke.at(-1);
    if (end && position === words.length - 1) stroke.push(...finish(end, x, random));
    strokes.push(stroke);
    x += word.length > 1 ? 0.35 : -0.15;
  }
  return [...strokes, ...marks].map((stroke) => stroke.map(([px, py]): Point => [px + py * slant, -py - px * rise]));
};

const UNIT = 12;
const EDGE = 6;
/** How far the control points of a curve are from its points. */
const TENSION = 1 / 5.2;
const format = (value: number): string => String(Math.round(value * 10) / 10);

/** A signature as an SVG file. */
export const drawSignature = (name: string): string => {
  const strokes = write(name).map((stroke) => stroke.map(([x, y]): Point => [x * UNIT, y * UNIT]));
  const [xs, ys] = [strokes.flat().map(([x]) => x), strokes.flat().map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
  const size = [Math.max(...xs) + EDGE - left, Math.max(...ys) + EDGE - top].map(Math.ceil);
  const toText = ([x, y]: Point): string => `${format(x - left)} ${format(y - top)}`;
  const path = strokes.map((stroke) => {
    const at = (index: number): Point => stroke[Math.min(Math.max(index, 0), stroke.length - 1)] ?? [0, 0];
    const control = (point: Point, from: Point, to: Point, sign: number): Point => [point[0] + sign * (to[0] - from[0]) * TENSION, point[1] + sign * (to[1] - from[1]) * TENSION];
    const curves = stroke.slice(1).map((end, index) => {
      const start = at(index);
      return `C${[control(start, at(index - 1), end, 1), control(end, start, at(index + 2), -1), end].map(toText).join(' ')}`;
    });
    return `M${toText(at(0))}${curves.join('')}`;
  });
  const stroke = 'fill="none" stroke="#000" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}"><path ${stroke} d="${path.join('')}"/></svg>\n`;
};
