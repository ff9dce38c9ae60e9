import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import { answer } from '../answer.ts';
import { chooseFormat, type Format, formatOf, readAddress, type Sizes, types } from './address.ts';
import { type Body, fileBody, memoryBody } from './body.ts';
import { complaints, type Log } from './complaints.ts';
import { type Conversion, convertPicture } from './convert.ts';
import { conversionQueue } from './queue.ts';
import { findSource, type Source, widthReader } from './source.ts';
import { openStore } from './store.ts';

interface Options extends Sizes {
  /** The public folder. */
  root: string;
  /** The folder of converted pictures. */
  cache?: string;
  /** The maximum size of that folder, in bytes. */
  maxBytes?: number;
  log: Log;
  convert?: typeof convertPicture;
}

/** Increase it when the conversion changes: all pictures are then converted again. */
const version = 1;
/** In ms. Together they stay below the idle time after which the server closes a connection. */
const longest = { turn: 30_000, result: 10_000 };
/** How many responses may be sent from memory at once if pictures cannot be written to disk. */
const mostInMemory = 8;
const usualCaching = 'public, max-age=86400, must-revalidate';

const visitorLeft = 'ERR_STREAM_PREMATURE_CLOSE';

const nameOf = ({ state }: Source, { width, format, quality }: Conversion): string =>
  `${createHash('sha256').update([version, state, width, format, quality].join()).digest('hex')}.${format}`;

const describe = (name: string, format: Format) => ({
  'Content-Type': types[format],
  'Content-Disposition': `inline; filename="${path.parse(name).name}.${format}"`,
});

/**
 * Answers `/_next/image/` requests for the site's own pictures: at the sizes that pages use, in formats that the
 * browser accepts. If a conversion is not possible, the original is sent.
 */
export const pictures = ({
  root,
  cache = '.next/cache/pictures',
  widths,
  quality,
  maxBytes = 512 * 1024 ** 2,
  log,
  convert = convertPicture,
}: Options) => {
  const { failed, wentWell } = complaints(log);
  const store = openStore(cache, maxBytes, { failed, wentWell });
  const takeTurn = conversionQueue({ atOnce: 2, waiting: 50, longest });
  const readWidth = widthReader();
  let inMemory = 0;

  const fromMemory = (data: Buffer, response: ServerResponse): Body | null => {
    if (inMemory >= mostInMemory || response.destroyed) return null;
    inMemory += 1;
    response.once('close', () => {
      inMemory -= 1;
    });
    return memoryBody(data);
  };

  /**
   * The converted picture, from the store or converted now; null if too much work is waiting or the conversion fails.
   */
  const converted = async (name: string, { file }: Source, conversion: Conversion, response: ServerResponse) => {
    const kept = await store.open(name);
    if (kept) return kept;
    const data = await takeTurn(name, response, async () => {
      try {
        const made = await convert(file, conversion);
        wentWell(file);
        await store.keep(name, made);
        return made;
      } catch (error) {
        failed(file, error, 'a picture cannot be converted');
        return null;
      }
    });
    return data && ((await store.open(name)) ?? fromMemory(data, response));
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

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = readAddress(request.url ?? '', { widths, quality });
    if (!asked) return answer(response, { status: 400, message: 'No page asks for a picture like this.' });
    const source = await findSource(root, asked.path);
    if (!source) return answer(response, { status: 404, message: 'There is no such picture.' });

    response.setHeader('Vary', 'Accept');
    const ownWidth = await readWidth(source).catch((error: unknown) => {
      failed(source.file, error, 'a picture cannot be read');
    });
    if (ownWidth) {
      const format = chooseFormat(request.headers, asked.path);
      const conversion = { width: Math.min(asked.width, ownWidth), format, quality };
      const name = nameOf(source, conversion);
      const caching = { ETag: `"${name}"`, 'Cache-Control': usualCaching };
      if (fresh(request.headers, { etag: caching.ETag })) {
        response.writeHead(304, caching).end();
        return;
      }
      const body = await converted(name, source, conversion, response);
      if (body) return send(response, body, { ...caching, ...describe(asked.path, format) });
    }
    const original = await fileBody(source.file);
    return send(response, original, { 'Cache-Control': 'no-store', ...describe(asked.path, formatOf(asked.path)) });
  };
};
