import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import { codeOf } from '../../lib/shared/error-code.ts';
import { type Answer, answer } from '../answer.ts';
import { chooseFormat, type Format, formatOf, readAddress, type Sizes, types } from './address.ts';
import { type Body, fileBody, memoryBody } from './body.ts';
import { complaints, type Log } from './complaints.ts';
import { type MakerOptions, type Plan, pictureMaker } from './maker.ts';
import { findSource } from './source.ts';

interface Options extends Sizes, MakerOptions {
  log: Log;
}

/** How many bytes may be sent at once from memory, not from files. */
const maxInMemory = 32 * 1024 ** 2;
const usualCaching = 'public, max-age=86400, must-revalidate';

/** Sent in place of a picture that is not there: browsers show it whatever the status. */
const fallback = '/media/fallback/large.jpg';

const none: Answer = { status: 404, message: 'There is no such picture.' };

const visitorLeft = 'ERR_STREAM_PREMATURE_CLOSE';

const describe = (name: string, format: Format) => ({
  'Content-Type': types[format],
  'Content-Disposition': `inline; filename="${path.parse(name).name}.${format}"`,
});

/**
 * `serve` answers `/_next/image/` requests for the site's own pictures: at the sizes that pages use, in formats that the
 * browser accepts. AVIF takes long, so it is made in the background: until it is there, visitors get a picture of this
 * width that is made fast, or the original if it is not wider. If a conversion is not possible, the original is sent;
 * if there is none or it is no picture, the fallback picture with an error status. `makeAhead` makes AVIF before anybody asks for it.
 */
export const pictures = ({ widths, log, ...options }: Options) => {
  const { root, quality } = options;
  const { failed, wentWell } = complaints(log);
  const { plan, open, makeNow, makeFast, makeLater, makeAhead } = pictureMaker(options, { failed, wentWell });
  let inMemory = 0;

  const fromMemory = (data: Buffer | null, response: ServerResponse): Body | null => {
    if (!data || inMemory + data.length > maxInMemory || response.destroyed) return null;
    inMemory += data.length;
    response.once('close', () => {
      inMemory -= data.length;
    });
    return memoryBody(data);
  };

  /** The picture as planned; null if it is made later, too much work is waiting, or the conversion fails. */
  const planned = async (wanted: Plan, response: ServerResponse): Promise<Body | null> => {
    const kept = await open(wanted);
    if (kept) return kept;
    if (wanted.conversion.format === 'avif') {
      makeLater(wanted);
      return null;
    }
    const data = await makeNow(wanted, response);
    return data && ((await open(wanted)) ?? fromMemory(data, response));
  };

  const send = async (
    response: ServerResponse,
    { size, stream }: Body,
    headers: Record<string, string>,
    status = 200,
  ) => {
    response.writeHead(status, { ...headers, 'Content-Length': size });
    if (response.req.method === 'HEAD' || response.destroyed) {
      stream.destroy();
      response.end();
      return;
    }
    try {
      await pipeline(stream, response);
      wentWell('send');
    } catch (error) {
      if (codeOf(error) !== visitorLeft) failed('send', error, 'a picture was sent in part only');
    }
  };

  const sendFallback = async (response: ServerResponse, failure: Answer) => {
    const body = await fileBody(path.join(root, fallback)).catch(() => null);
    if (!body) return answer(response, failure);
    const headers = { 'Cache-Control': 'no-store', ...describe(fallback, formatOf(fallback)) };
    return send(response, body, headers, failure.status);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = readAddress(request.url ?? '', { widths, quality });
    if (!asked)
      return sendFallback(response, { status: 400, message: 'No page uses a picture with these parameters.' });
    const source = await findSource(root, asked.path).catch((error: unknown) => {
      failed(asked.path, error, 'a picture is unavailable');
    });
    if (source === undefined) return sendFallback(response, { status: 503, message: 'Please try again.' });
    if (!source) return sendFallback(response, none);

    response.setHeader('Vary', 'Accept');
    const format = chooseFormat(request.headers, asked.path);
    const wanted = await plan(asked.path, source, asked.width, format);
    if (!wanted) return sendFallback(response, none);
    const caching = { ETag: `"${wanted.name}"`, 'Cache-Control': usualCaching };
    if (fresh(request.headers, { etag: caching.ETag })) {
      response.writeHead(304, caching).end();
      return;
    }
    const body = await planned(wanted, response);
    if (body) return send(response, body, { ...caching, ...describe(asked.path, format) });
    const needsFast = wanted.conversion.format === 'avif' && !wanted.isFullWidth;
    const fast = needsFast ? fromMemory(await makeFast(wanted, response), response) : null;
    const headers = { 'Cache-Control': 'no-store', ...describe(asked.path, formatOf(asked.path)) };
    return send(response, fast ?? (await fileBody(source.file)), headers);
  };

  return { serve, makeAhead };
};
