import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import fresh from 'fresh';
import { answer } from '../answer.ts';
import { chooseFormat, type Format, formatOf, readAddress, type Sizes, types } from './address.ts';
import { backgroundQueue } from './background.ts';
import { type Body, fileBody, memoryBody } from './body.ts';
import { complaints, type Log } from './complaints.ts';
import { type Conversion, convertPicture } from './convert.ts';
import type { PagePicture } from './page-pictures.ts';
import { conversionQueue } from './queue.ts';
import { findSource, type Source, widthReader } from './source.ts';
import { openStore } from './store.ts';
import { turns } from './turns.ts';

interface Options extends Sizes {
  /** The public folder. */
  root: string;
  /** The folder of converted pictures. */
  cache?: string;
  /** The maximum size of that folder, in bytes. */
  maxBytes?: number;
  log: Log;
  convert?: typeof convertPicture;
  /** Waits so many ms. */
  rest?: (time: number) => Promise<unknown>;
}

/** Increase it when the conversion changes: all pictures are then converted again. */
const version = 1;
/** In ms. Together they stay below the idle time after which the server closes a connection. */
const longest = { turn: 30_000, result: 10_000 };
/** How many conversions may wait: those that visitors wait for, and as many in the background. */
const waiting = 50;
/** How many bytes may be sent at once from memory, not from files. */
const mostInMemory = 32 * 1024 ** 2;
const usualCaching = 'public, max-age=86400, must-revalidate';

const visitorLeft = 'ERR_STREAM_PREMATURE_CLOSE';

const nameOf = ({ state }: Source, { width, format, quality }: Conversion): string =>
  `${createHash('sha256').update([version, state, width, format, quality].join()).digest('hex')}.${format}`;

const describe = (name: string, format: Format) => ({
  'Content-Type': types[format],
  'Content-Disposition': `inline; filename="${path.parse(name).name}.${format}"`,
});

interface Plan {
  /** The name of the result. */
  name: string;
  source: Source;
  conversion: Conversion;
  /** Whether the result is as wide as the original. */
  isFullWidth: boolean;
}

/**
 * `serve` answers `/_next/image/` requests for the site's own pictures: at the sizes that pages use, in formats that the
 * browser accepts. AVIF takes long, so it is made in the background: until it is there, visitors get a picture of this
 * width that is made fast, or the original if it is not wider. If a conversion is not possible, the original is sent. `makeAhead` makes AVIF before anybody asks for it.
 */
export const pictures = ({
  root,
  cache = '.next/cache/pictures',
  widths,
  quality,
  maxBytes = 512 * 1024 ** 2,
  log,
  convert = convertPicture,
  rest = wait,
}: Options) => {
  const { failed, wentWell } = complaints(log);
  const store = openStore(cache, maxBytes, { failed, wentWell });
  const conversions = turns(2);
  const forVisitor = conversionQueue(conversions, { waiting, longest });
  const makeLater = backgroundQueue(conversions, { waiting });
  const readWidth = widthReader();
  let inMemory = 0;

  const plan = async (source: Source, width: number, format: Format): Promise<Plan | null> => {
    const ownWidth = await readWidth(source).catch((error: unknown) => {
      failed(source.file, error, 'a picture cannot be read');
    });
    if (!ownWidth) return null;
    const conversion = { width: Math.min(width, ownWidth), format, quality };
    return { name: nameOf(source, conversion), source, conversion, isFullWidth: width >= ownWidth };
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

  const fromMemory = (data: Buffer, response: ServerResponse): Body | null => {
    if (inMemory + data.length > mostInMemory || response.destroyed) return null;
    inMemory += data.length;
    response.once('close', () => {
      inMemory -= data.length;
    });
    return memoryBody(data);
  };

  /**
   * The picture as planned, from the store or made now; null if too much work is waiting or the conversion fails.
   */
  const makeNow = async (planned: Plan, response: ServerResponse): Promise<Body | null> => {
    const data = await forVisitor(planned.name, response, () => make(planned));
    return data && ((await store.open(planned.name)) ?? fromMemory(data, response));
  };

  /** A picture of the planned width in the format of the original, made fast; null as above. */
  const makeFast = async ({ name, source, conversion }: Plan, format: Format, response: ServerResponse) => {
    const data = await forVisitor(`fast ${name}`, response, () =>
      tryConversion(source, { ...conversion, format, fast: true }),
    );
    return data && fromMemory(data, response);
  };

  const send = async (response: ServerResponse, { size, stream }: Body, headers: Record<string, string>) => {
    response.writeHead(200, { ...headers, 'Content-Length': size });
    if (response.req.method === 'HEAD' || response.destroyed) {
      stream.destroy();
      response.end();
      return;
    }
    try {
      await pipeline(stream, response);
      wentWell('send');
    } catch (error) {
      const hasLeft = error instanceof Error && 'code' in error && error.code === visitorLeft;
      if (!hasLeft) failed('send', error, 'a picture was sent in part only');
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = readAddress(request.url ?? '', { widths, quality });
    if (!asked) return answer(response, { status: 400, message: 'No page asks for a picture like this.' });
    const source = await findSource(root, asked.path);
    if (!source) return answer(response, { status: 404, message: 'There is no such picture.' });

    response.setHeader('Vary', 'Accept');
    const format = chooseFormat(request.headers, asked.path);
    const ownFormat = formatOf(asked.path);
    const temporary = { 'Cache-Control': 'no-store', ...describe(asked.path, ownFormat) };
    const planned = await plan(source, asked.width, format);
    if (planned) {
      const caching = { ETag: `"${planned.name}"`, 'Cache-Control': usualCaching };
      if (fresh(request.headers, { etag: caching.ETag })) {
        response.writeHead(304, caching).end();
        return;
      }
      const isSlow = format === 'avif';
      const body = (await store.open(planned.name)) ?? (isSlow ? null : await makeNow(planned, response));
      if (body) return send(response, body, { ...caching, ...describe(asked.path, format) });
      if (isSlow) {
        makeLater(planned.name, () => make(planned));
        const fast = planned.isFullWidth ? null : await makeFast(planned, ownFormat, response);
        if (fast) return send(response, fast, temporary);
      }
    }
    return send(response, await fileBody(source.file), temporary);
  };

  /** Rests after each picture for as long as it took. */
  const makeAhead = async (list: readonly PagePicture[]): Promise<void> => {
    for (const { path: picture, width } of list) {
      const source = await findSource(root, picture);
      const planned = source && (await plan(source, width, 'avif'));
      if (!planned || store.has(planned.name)) continue;
      const begin = performance.now();
      await conversions.take('ahead', async () => {
        if (!store.has(planned.name)) await make(planned);
      });
      await rest(performance.now() - begin);
    }
  };

  return { serve, makeAhead };
};
