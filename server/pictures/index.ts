import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { getErrorCode } from '../../lib/shared/error-code.ts';
import { pictureQuality } from '../../lib/shared/picture-sizes.ts';
import { sitePictures } from '../../lib/shared/site-pictures.ts';
import { getFileAccess } from '../../lib/site/web/preview-token.ts';
import { cmsFiles } from '../../lib/upstreams/files/cms-files.ts';
import { getNextChangeMs } from '../../lib/upstreams/files/schedule.ts';
import { limitMaxAge } from '../limit-caching.ts';
import { sendFileOrStatus } from '../send-file.ts';
import type { convertPicture } from './convert.ts';
import { createConverter } from './converter.ts';
import { type Format, type ImageRequest, listFormats, parseImageRequest } from './image-request.ts';
import { createPictureStore } from './store.ts';

interface Options {
  /** The public folder. */
  root: string;
  log: { warn: (details: object, message: string) => void };
  /** The folder of converted pictures. */
  cache?: string;
  /** The maximum size of the `cache` folder. */
  maxBytes?: number;
  convert?: typeof convertPicture;
}

interface Original {
  file: string;
  /** Differs once the file changes. */
  version: string;
}

/** A conversion of an original. */
interface Plan {
  /** The file name of the converted picture. */
  name: string;
  file: string;
  width: number;
  format: Format;
}

/** Increase this when the conversion changes: all pictures are then converted again. */
const conversionVersion = 2;
/** How many conversions may wait in each of the two queues, the one for visitors and the one in the background. */
const maxWaiting = 50;
const retryAfterMs = 10 * 60_000;
/** A CDN asks again after minutes, since the picture may be withdrawn. */
const publicCaching = 'public, max-age=86400, s-maxage=300, must-revalidate';

/**
 * Creates the server of `/_next/image/` for the site's own pictures, at the sizes that pages use, in formats that the
 * browser accepts. A conversion to AVIF takes long and runs in the background: until it is finished, visitors get the
 * next format. If a conversion fails, cannot be saved or would wait too long, the original is sent; if there is none, the
 * fallback picture with an error status.
 */
export const createPictureServer = ({
  root,
  log,
  cache = '.next/cache/pictures',
  maxBytes = 512 * 1024 ** 2,
  convert = createConverter(),
}: Options) => {
  const store = createPictureStore(cache, maxBytes);
  const visitors = pLimit(2);
  const background = pLimit(1);
  const running = new Map<string, Promise<string | null>>();
  const failedNames = new LRUCache<string, true>({ max: 1000, ttl: retryAfterMs });

  try {
    store.scan();
  } catch (error) {
    log.warn({ event: 'pictures.folder_unreadable', err: error }, 'failed to read the folder of converted pictures');
  }

  /**
   * The original of a picture, in the CMS or in the public folder; null if there is none. Rejects if it is unavailable.
   */
  const findOriginal = async (src: string): Promise<Original | null> => {
    const file = (await cmsFiles.find(src.slice(1))) ?? path.join(root, src);
    try {
      const stats = await stat(file);
      return stats.isFile() ? { file, version: `${src} ${stats.mtimeMs} ${stats.size}` } : null;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(error) ?? '')) return null;
      throw error;
    }
  };

  const createPlan = ({ file, version }: Original, width: number, format: Format): Plan => {
    const hashInput = [conversionVersion, version, width, format, pictureQuality].join();
    return { name: `${createHash('sha256').update(hashInput).digest('hex')}.${format}`, file, width, format };
  };

  const convertAndStore = async ({ name, file, width, format }: Plan): Promise<string | null> => {
    try {
      return await store.save(name, await convert(file, { width, format }));
    } catch (error) {
      failedNames.set(name, true);
      log.warn({ event: 'pictures.conversion_failed', err: error, file }, 'failed to convert or save a picture');
      return null;
    }
  };

  /** Converts a picture once for all concurrent requests. Returns its path; null if that fails. */
  const convertOnce = (plan: Plan, limit: LimitFunction): Promise<string | null> => {
    const { name } = plan;
    const pending = running.get(name);
    if (pending) return pending;
    const conversion = limit(convertAndStore, plan).finally(() => running.delete(name));
    running.set(name, conversion);
    return conversion;
  };

  /** Converts a picture. Returns its path; null if that fails or must wait too long. */
  const convertNow = async (plan: Plan, limit = visitors): Promise<string | null> =>
    failedNames.has(plan.name) || limit.pendingCount >= maxWaiting ? null : convertOnce(plan, limit);

  /** Converts pictures to AVIF before they are requested. */
  const convertAhead = async (list: readonly ImageRequest[]): Promise<void> => {
    for (const { path: src, width } of list) {
      const original = await findOriginal(src).catch(() => null);
      const plan = original && createPlan(original, width, 'avif');
      if (!plan || store.find(plan.name)) continue;
      await convertOnce(plan, background);
    }
  };

  /** Sends a picture instead of a missing one. Browsers show it whatever the status of the response. */
  const sendFallback = (request: IncomingMessage, response: ServerResponse, status: number): Promise<void> => {
    response.statusCode = status;
    return sendFileOrStatus(request, response, path.join(root, sitePictures.missing), { 'Cache-Control': 'no-store' });
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const picture = parseImageRequest(request.url ?? '');
    if (!picture) return sendFallback(request, response, 400);
    const access = await getFileAccess(request, picture.path.slice(1));
    if (access === 'none') return sendFallback(request, response, 404);
    const original = await findOriginal(picture.path).catch((err) => {
      log.warn({ event: 'pictures.original_unavailable', err, picture: picture.path }, 'failed to find a picture');
    });
    if (!original) return sendFallback(request, response, original === null ? 404 : 503);

    const [best, next] = listFormats(request.headers.accept, picture.path);
    const avif = best === 'avif' ? createPlan(original, picture.width, best) : null;
    const isDeferred = avif !== null && !store.find(avif.name);
    if (isDeferred) void convertNow(avif, background);
    const plan = createPlan(original, picture.width, isDeferred && next ? next : best);
    const converted = store.find(plan.name) ?? (await convertNow(plan));

    const isCacheable = converted !== null && !isDeferred && access === 'public';
    const extension = converted ? plan.format : path.extname(picture.path).slice(1);
    return sendFileOrStatus(request, response, converted ?? original.file, {
      Vary: 'Accept',
      'Cache-Control': isCacheable ? limitMaxAge(publicCaching, getNextChangeMs()) : 'no-store',
      'Content-Disposition': `inline; filename="${path.parse(picture.path).name}.${extension}"`,
      // The same on every server, unlike one of the time of the conversion.
      ...(converted && { ETag: `"${plan.name}"` }),
    });
  };

  return { serve, convertAhead };
};
