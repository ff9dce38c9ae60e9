import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Format, formatOf } from './address.ts';
import { backgroundQueue } from './background.ts';
import type { Complaints } from './complaints.ts';
import { type Conversion, convertPicture } from './convert.ts';
import type { PagePicture } from './page-pictures.ts';
import { conversionQueue } from './queue.ts';
import { findSource, type Source, widthReader } from './source.ts';
import { openStore } from './store.ts';
import { turns } from './turns.ts';

export interface MakerOptions {
  /** The public folder. */
  root: string;
  /** The folder of converted pictures. */
  cache?: string;
  /** The maximum size of that folder, in bytes. */
  maxBytes?: number;
  quality: number;
  convert?: typeof convertPicture;
  /** Waits this many ms. */
  rest?: (time: number) => Promise<unknown>;
}

/** A picture that can be made. */
export interface Plan {
  /** Of the result. It differs once the original or the conversion changes. */
  name: string;
  path: string;
  source: Source;
  conversion: Conversion;
  /** Whether the result is as wide as the original. */
  isFullWidth: boolean;
}

/** Increase it when the conversion changes: all pictures are then converted again. */
const version = 1;
/** How many conversions may wait: those that visitors wait for, and as many in the background. */
const waiting = 50;
/** In ms. Together they stay below the idle time after which the server closes a connection. */
const longest = { turn: 30_000, result: 10_000 };

const nameOf = ({ state }: Source, { width, format, quality }: Conversion): string =>
  `${createHash('sha256').update([version, state, width, format, quality].join()).digest('hex')}.${format}`;

/** Makes pictures, two at once, and keeps them. What it cannot make is null. */
export const pictureMaker = (
  {
    root,
    cache = '.next/cache/pictures',
    maxBytes = 512 * 1024 ** 2,
    quality,
    convert = convertPicture,
    rest = wait,
  }: MakerOptions,
  { failed, wentWell }: Complaints,
) => {
  const store = openStore(cache, maxBytes, { failed, wentWell });
  const conversions = turns(2);
  const forVisitor = conversionQueue(conversions, { waiting, longest });
  const inBackground = backgroundQueue(conversions, { waiting });
  const readWidth = widthReader();

  /** How to make the picture at a path, at most as wide as its original; null if that cannot be read. */
  const plan = async (path: string, source: Source, width: number, format: Format): Promise<Plan | null> => {
    const ownWidth = await readWidth(source).catch((error: unknown) => {
      failed(source.file, error, 'a picture cannot be read');
    });
    if (!ownWidth) return null;
    const conversion = { width: Math.min(width, ownWidth), format, quality };
    return { name: nameOf(source, conversion), path, source, conversion, isFullWidth: width >= ownWidth };
  };

  const tryConversion = async ({ file }: Source, conversion: Conversion): Promise<Buffer | null> => {
    try {
      return await convert(file, conversion);
    } catch (error) {
      failed(file, error, 'a picture cannot be converted');
      return null;
    }
  };

  const make = async ({ name, source, conversion }: Plan): Promise<Buffer | null> => {
    const made = await tryConversion(source, conversion);
    if (!made) return null;
    wentWell(source.file);
    await store.keep(name, made);
    return made;
  };

  return {
    plan,
    open: ({ name }: Plan) => store.open(name),

    makeNow: (planned: Plan, visitor: ServerResponse) => forVisitor(planned.name, visitor, () => make(planned)),

    /** In the format of the original, made fast, and not kept. */
    makeFast: ({ name, path, source, conversion }: Plan, visitor: ServerResponse) =>
      forVisitor(`fast ${name}`, visitor, () =>
        tryConversion(source, { ...conversion, format: formatOf(path), fast: true }),
      ),

    makeLater: (planned: Plan): void => inBackground(planned.name, () => make(planned)),

    /** Makes the AVIF of a list. Rests after each for as long as it took. */
    async makeAhead(list: readonly PagePicture[]): Promise<void> {
      for (const { path, width } of list) {
        const source = await findSource(root, path).catch(() => null);
        const planned = source && (await plan(path, source, width, 'avif'));
        if (!planned || store.has(planned.name)) continue;
        const begin = performance.now();
        await conversions.take('ahead', async () => {
          if (!store.has(planned.name)) await make(planned);
        });
        await rest(performance.now() - begin);
      }
    },
  };
};
