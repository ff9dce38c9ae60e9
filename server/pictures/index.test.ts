import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { showAllFiles } from '@/tests/support/shown-files';
import { pictureWidths } from '../../lib/shared/picture-sizes.ts';
import { convertPicture } from './convert.ts';
import { createPictureServer } from './index.ts';

const modern = 'image/avif,image/webp,image/*,*/*;q=0.8';
const older = 'image/webp,image/*,*/*;q=0.8';

let folder: string;
let root: string;
let cache: string;
let handler: ReturnType<typeof createPictureServer>;
const convert = vi.fn(convertPicture);
const log = { warn: vi.fn() };

showAllFiles();

const start = (options: Partial<Parameters<typeof createPictureServer>[0]> = {}) => {
  handler = createPictureServer({ root, cache, log, convert, ...options });
};

const draw = (width: number, height: number, background = '#864') =>
  sharp({ create: { width, height, channels: 3, background } });
const media = (name: string) => path.join(root, 'media', name);
const files = () => readdirSync(cache).sort();

let server: Server;
const responses: ServerResponse[] = [];

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    responses.push(response);
    try {
      await handler.serve(incoming, response);
    } catch {
      response.writeHead(500).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  root = path.join(folder, 'public');
  cache = path.join(folder, 'cache');
  mkdirSync(media('news'), { recursive: true });
  await draw(800, 400).jpeg().toFile(media('news/one.jpg'));
  await draw(300, 300).png().toFile(media('two.png'));
  mkdirSync(media('fallback'));
  await draw(176, 56).jpeg().toFile(media('fallback/large.jpg'));
  responses.length = 0;
  convert.mockReset().mockImplementation(convertPicture);
  log.warn.mockClear();
  start();
});
afterEach(() => rmSync(folder, { recursive: true }));

const pictureUrl = (picture: string, width: number | string = 640) =>
  `/_next/image/?url=${encodeURIComponent(picture)}&w=${width}&q=70`;
const oneUrl = pictureUrl('/media/news/one.jpg');

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
}

const send = (url: string, { method = 'GET', headers = { accept: older } }: RequestOptions = {}) => {
  const { port } = server.address() as AddressInfo;
  return request({ host: '127.0.0.1', port, path: url, method, headers, agent: false }).end();
};

/** Sends a request and resolves with the response once its headers have arrived. */
const fetchHead = async (url: string, options?: RequestOptions): Promise<IncomingMessage> => {
  const [message] = (await once(send(url, options), 'response')) as [IncomingMessage];
  return message;
};

const fetchPicture = async (url: string, options?: RequestOptions) => {
  const message = await fetchHead(url, options);
  const body = Buffer.concat(await message.toArray());
  return { status: message.statusCode, headers: message.headers, body };
};

const readMetadata = async ({ body }: { body: Buffer }) => {
  const { format, width, height, compression } = await sharp(body).metadata();
  return { format: compression === 'av1' ? 'avif' : format, width, height };
};

/** Holds all conversions. The test then finishes them one by one. */
const holdConversions = () => {
  const held: (() => void)[] = [];
  let running = 0;
  const peak = { running: 0 };
  convert.mockImplementation(async (file, conversion) => {
    running += 1;
    peak.running = Math.max(peak.running, running);
    await new Promise<void>((resolve) => held.push(resolve));
    running -= 1;
    return convertPicture(file, conversion);
  });
  const endAll = async (count: number) => {
    for (let ended = 0; ended < count; ended += 1) {
      await vi.waitFor(() => expect(held).not.toHaveLength(0), { interval: 2 });
      held.shift()?.();
    }
  };
  return { held, peak, endAll };
};

describe('a picture', () => {
  it.each([
    ['image/webp,*/*', 'webp', 'image/webp', 'webp'],
    ['*/*', 'jpeg', 'image/jpeg', 'jpg'],
  ])('is sent to visitors who accept "%s" as %s', async (accept, format, type, extension) => {
    const response = await fetchPicture(oneUrl, { headers: { accept } });
    expect(response).toMatchObject({
      status: 200,
      headers: {
        'content-type': type,
        'content-length': `${response.body.length}`,
        'content-disposition': `inline; filename="one.${extension}"`,
        'cache-control': 'public, max-age=86400, s-maxage=300, must-revalidate',
        vary: 'Accept',
        etag: expect.stringMatching(/^"[\w.]+"$/),
      },
    });
    expect(await readMetadata(response)).toEqual({ format, width: 640, height: 320 });
  });

  it('that is a PNG stays one if nothing better is accepted', async () => {
    const response = await fetchPicture(pictureUrl('/media/two.png', 104), { headers: {} });
    expect(response.headers['content-type']).toBe('image/png');
    expect(await readMetadata(response)).toEqual({ format: 'png', width: 104, height: 104 });
  });

  it('is the same for either spelling of the path', async () => {
    const results = [await fetchPicture(oneUrl), await fetchPicture(oneUrl.replace('image/', 'image'))];
    expect(results[1]?.body).toEqual(results[0]?.body);
    expect(convert).toHaveBeenCalledTimes(1);
  });

  it('is converted when first requested, then stored, across restarts too', async () => {
    const first = await fetchPicture(oneUrl);
    const second = await fetchPicture(oneUrl);
    start();
    const third = await fetchPicture(oneUrl);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(third.headers.etag).toBe(first.headers.etag);
    expect(convert).toHaveBeenCalledTimes(1);
  });

  it('taken with a camera held upright has the width that is shown', async () => {
    await draw(800, 400).jpeg().withMetadata({ orientation: 6 }).toFile(media('upright.jpg'));
    expect(await readMetadata(await fetchPicture(pictureUrl('/media/upright.jpg', 820)))).toEqual({
      format: 'webp',
      width: 400,
      height: 800,
    });
  });

  it('that was replaced is converted again', async () => {
    const before = await fetchPicture(oneUrl);
    await draw(800, 200).jpeg().toFile(media('news/one.jpg'));
    utimesSync(media('news/one.jpg'), new Date(2026, 0, 1), new Date(2026, 0, 1));
    const after = await fetchPicture(oneUrl, {
      headers: { accept: older, 'if-none-match': before.headers.etag ?? '' },
    });
    expect(after.status).toBe(200);
    expect(await readMetadata(after)).toMatchObject({ height: 160 });
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('is neither sent nor converted again for a client that has it', async () => {
    const { headers } = await fetchPicture(oneUrl);
    const again = await fetchPicture(oneUrl, {
      headers: { accept: older, 'if-none-match': `"other", ${headers.etag}` },
    });
    expect(again).toMatchObject({
      status: 304,
      headers: { etag: headers.etag, vary: 'Accept', 'cache-control': headers['cache-control'] },
    });
    expect(again.body).toHaveLength(0);
    expect(
      (await fetchPicture(oneUrl, { headers: { accept: 'image/jpeg', 'if-none-match': headers.etag ?? '' } })).status,
    ).toBe(200);
  });

  it('is the same for HEAD, without a body', async () => {
    const head = await fetchPicture(oneUrl, { method: 'HEAD', headers: { accept: older } });
    const { status, headers, body } = await fetchPicture(oneUrl);
    expect(head.status).toBe(status);
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
    expect(head.body).toHaveLength(0);
    expect(body).toHaveLength(Number(head.headers['content-length']));
  });
});

describe('a picture in AVIF', () => {
  const avifOptions = { headers: { accept: modern } };
  /** Repeats a request until AVIF is sent. */
  const fetchAvif = async (url: string) =>
    vi.waitFor(
      async () => {
        const response = await fetchPicture(url, avifOptions);
        expect(response.headers['content-type']).toBe('image/avif');
        return response;
      },
      { interval: 2 },
    );
  const countConversions = (expectedFormat: string) =>
    convert.mock.calls.filter(([, { format }]) => format === expectedFormat).length;

  it('is converted in the background: until then WebP is sent, which must not be cached', async () => {
    const { promise: permitted, resolve: permit } = Promise.withResolvers<void>();
    convert.mockImplementation(async (file, conversion) => {
      if (conversion.format === 'avif') await permitted;
      return convertPicture(file, conversion);
    });
    for (const _ of [1, 2]) {
      const response = await fetchPicture(oneUrl, avifOptions);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="one.webp"',
        'cache-control': 'no-store',
        vary: 'Accept',
      });
      expect(await readMetadata(response)).toEqual({ format: 'webp', width: 640, height: 320 });
    }
    permit();
    const response = await fetchAvif(oneUrl);
    expect(response.headers).toMatchObject({
      'content-disposition': 'inline; filename="one.avif"',
      'cache-control': 'public, max-age=86400, s-maxage=300, must-revalidate',
      etag: expect.stringMatching(/^"[\w.]+"$/),
    });
    expect(await readMetadata(response)).toEqual({ format: 'avif', width: 640, height: 320 });
    expect(countConversions('avif')).toBe(1);
  });

  it('is sent as the original if no conversion succeeds, and is not converted again immediately', async () => {
    convert.mockRejectedValue(new Error('no memory'));
    for (const _ of [1, 2])
      expect(await readMetadata(await fetchPicture(oneUrl, avifOptions))).toEqual({
        format: 'jpeg',
        width: 800,
        height: 400,
      });
    expect(countConversions('avif')).toBe(1);
    expect(countConversions('webp')).toBe(1);
  });

  it('is converted in advance, and not again after a restart', async () => {
    const list = [
      { path: '/media/none.jpg', width: 640 },
      { path: '/media/news/one.jpg', width: 640 },
      { path: '/media/two.png', width: 208 },
    ];
    await handler.convertAhead(list);
    expect(convert.mock.calls.map(([file, { width, format }]) => [path.basename(file), width, format])).toEqual([
      ['one.jpg', 640, 'avif'],
      ['two.png', 208, 'avif'],
    ]);
    convert.mockClear();
    start();
    await handler.convertAhead(list);
    expect((await fetchPicture(oneUrl, avifOptions)).headers['content-type']).toBe('image/avif');
    expect(convert).not.toHaveBeenCalled();
  });

  it('is converted one at a time, beside two conversions for visitors', async () => {
    const { held, peak, endAll } = holdConversions();
    const ahead = handler.convertAhead([{ path: '/media/two.png', width: 208 }]);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const results = [
      fetchPicture(oneUrl),
      fetchPicture(oneUrl, avifOptions),
      fetchPicture(pictureUrl('/media/two.png', 104), avifOptions),
    ];
    await vi.waitFor(() => expect([held.length, responses.length]).toEqual([3, 3]));
    expect([countConversions('avif'), peak.running]).toEqual([1, 3]);
    await endAll(5);
    await Promise.all([...results, ahead]);
    convert.mockImplementation(convertPicture);
    for (const url of [oneUrl, pictureUrl('/media/two.png', 104)]) await fetchAvif(url);
    expect(peak.running).toBe(3);
  });
});

describe('an address without a picture', () => {
  it.each([
    ['/_next/image/', 400],
    ['/_next/image/?url=%2F%25zz.jpg', 400],
    ['/_next/image/?url=%2F%25zz.jpg&w=640&q=70', 400],
    [`${oneUrl}#n`, 400],
    [pictureUrl('/media/news/one.jpg#n'), 400],
    [pictureUrl('/media/news/%6fne.jpg'), 400],
    [pictureUrl('/media/../media/news/one.jpg'), 400],
    [pictureUrl('/media/news/one.jpg', 641), 400],
    [pictureUrl('/media/none.jpg'), 404],
    [pictureUrl('/media/news/one.jpg/one.jpg'), 400],
    [pictureUrl('/media/none/none.jpg'), 404],
    [pictureUrl('/media/folder.jpg'), 404],
    [pictureUrl('/media/plain/one.jpg'), 404],
  ])('%s is %d', async (url, status) => {
    mkdirSync(media('folder.jpg'));
    writeFileSync(media('plain'), 'a file without an ending');
    for (const method of ['GET', 'HEAD'])
      expect(await fetchPicture(url, { method })).toMatchObject({
        status,
        headers: { 'cache-control': 'no-store' },
      });
    expect(convert).not.toHaveBeenCalled();
  });

  it('creates no file: two hundred variants of an address leave one', async () => {
    const variants = Array.from({ length: 50 }, (_, index) => [
      pictureUrl(`/media/news/one.jpg#${index}`),
      pictureUrl(`/media/news/one.jpg?${index}`),
      pictureUrl(`/media/news/${'%6f'.repeat(index + 1)}ne.jpg`),
      `${oneUrl}&n=${index}`,
    ]).flat();
    for (const variant of variants) expect((await fetchPicture(variant)).status).toBe(400);
    expect(files()).toEqual([]);
    expect((await fetchPicture(oneUrl)).status).toBe(200);
    expect((await fetchPicture(oneUrl.replaceAll('%2F', '%2f'))).status).toBe(200);
    expect((await fetchPicture(oneUrl.replaceAll('%2F', '/'))).status).toBe(200);
    expect(files()).toHaveLength(1);
  });
});

describe('many requests', () => {
  const buildRequests = (count: number) =>
    ['image/webp', 'image/jpeg']
      .flatMap((accept) =>
        ['a', 'b', 'c', 'd'].flatMap((name) =>
          pictureWidths.map((width) => ({ url: pictureUrl(`/media/${name}.jpg`, width), headers: { accept } })),
        ),
      )
      .slice(0, count);
  beforeEach(async () => {
    for (const name of ['a', 'b', 'c', 'd'])
      await draw(2400, 4)
        .jpeg()
        .toFile(media(`${name}.jpg`));
  });

  it('are converted two at a time', async () => {
    const { peak, endAll } = holdConversions();
    const results = buildRequests(8).map(({ url, headers }) => fetchPicture(url, { headers }));
    await vi.waitFor(() => expect(peak.running).toBe(2));
    await endAll(8);
    expect((await Promise.all(results)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(peak.running).toBe(2);
    expect(files()).toHaveLength(8);
  });

  it('get the original if fifty are waiting already, and it must not be cached', async () => {
    const { endAll } = holdConversions();
    const originals: Awaited<ReturnType<typeof fetchPicture>>[] = [];
    const results = buildRequests(60).map(async ({ url, headers }) => {
      const response = await fetchPicture(url, { headers });
      if (response.headers['cache-control'] === 'no-store') originals.push(response);
      return response;
    });
    await vi.waitFor(() => expect(originals).toHaveLength(8));
    for (const original of originals) {
      expect(original.status).toBe(200);
      expect(original.headers).toMatchObject({ 'content-type': 'image/jpeg', vary: 'Accept' });
      expect(await readMetadata(original)).toEqual({ format: 'jpeg', width: 2400, height: 4 });
    }
    await endAll(52);
    await Promise.all(results);
    expect(originals).toHaveLength(8);
    expect(convert).toHaveBeenCalledTimes(52);
  });

  it('for the same picture share one conversion', async () => {
    const { endAll } = holdConversions();
    const results = Array.from({ length: 20 }, () => fetchPicture(oneUrl));
    await vi.waitFor(() => expect(responses).toHaveLength(20));
    await endAll(1);
    const bodies = (await Promise.all(results)).map(({ body }) => body);
    expect(bodies.every((body) => body.length > 0 && body.equals(bodies[0] ?? body))).toBe(true);
    expect(convert).toHaveBeenCalledTimes(1);
  });
});

describe('a picture that cannot be converted', () => {
  it('is sent as it is', async () => {
    convert.mockRejectedValue(new Error('no memory'));
    const response = await fetchPicture(oneUrl);
    expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(await readMetadata(response)).toEqual({ format: 'jpeg', width: 800, height: 400 });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('is replaced by the fallback picture if there is none', async () => {
    for (const [name, status] of [
      ['none.jpg', 404],
      ['Name of a CMS.webp', 400],
    ]) {
      const response = await fetchPicture(pictureUrl(`/media/${name}`));
      expect(response).toMatchObject({
        status,
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
      });
      expect(await readMetadata(response)).toMatchObject({ width: 176 });
    }
    expect(convert).not.toHaveBeenCalled();
  });

  it('is sent as it is if a part is missing, and the rest is not converted', async () => {
    const pixels = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, index) => (index * index) % 251));
    await sharp(pixels, { raw: { width: 400, height: 400, channels: 3 } })
      .jpeg()
      .toFile(media('part.jpg'));
    truncateSync(media('part.jpg'), Math.floor(statSync(media('part.jpg')).size / 2));
    const response = await fetchPicture(pictureUrl('/media/part.jpg', 320));
    expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(files()).toEqual([]);
  });
});

describe('the disk', () => {
  it('holds no more than its limit', async () => {
    const pages = [104, 208, 320, 375, 640].map((width) => pictureUrl('/media/news/one.jpg', width));
    for (const page of pages) await fetchPicture(page);
    const getTotalBytes = () => files().reduce((sum, name) => sum + statSync(path.join(cache, name)).size, 0);
    const fullBytes = getTotalBytes();
    rmSync(cache, { recursive: true });
    start({ maxBytes: fullBytes - 1 });
    for (const page of pages) expect((await fetchPicture(page)).status).toBe(200);
    expect(getTotalBytes()).toBeLessThan(fullBytes);
    convert.mockClear();
    await fetchPicture(pages.at(-1) ?? '');
    expect(convert).not.toHaveBeenCalled();
    await fetchPicture(pages[0] ?? '');
    expect(convert).toHaveBeenCalledTimes(1);
  });

  it('is cleared of unfinished files on startup', () => {
    writeFileSync(path.join(cache, `${'a'.repeat(64)}.avif.1.tmp`), 'half');
    start();
    expect(files()).toEqual([]);
  });

  it('may be read-only: the originals are then sent', async () => {
    rmSync(cache, { recursive: true });
    writeFileSync(cache, 'a file in its place');
    const response = await fetchPicture(oneUrl);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await readMetadata(response)).toEqual({ format: 'jpeg', width: 800, height: 400 });
  });
});
