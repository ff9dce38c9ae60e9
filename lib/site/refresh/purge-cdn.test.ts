import type { IncomingHttpHeaders } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseEnv } from '@/lib/platform/env';
import { contentChanges } from '@/lib/platform/process/lifecycle';
import { log } from '@/lib/platform/process/log';
import { withServer } from '@/tests/support/http';
import { startPurging } from './purge-cdn';

beforeEach(() => {
  contentChanges.removeAllListeners();
});

interface PurgeRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The requests to a CDN that responds with `status`, after these tags are published. */
const collectPurges = async (tags: string[], requestCount: number, status = 200): Promise<PurgeRequest[]> => {
  const purges: PurgeRequest[] = [];
  await withServer(
    async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      purges.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(status).end();
    },
    async (_, origin) => {
      startPurging(
        parseEnv({ CDN_PURGE_URL: `${origin}/purge?soft=1`, CDN_PURGE_HEADER: 'Authorization: Bearer a secret' }),
      );
      contentChanges.emit('published', new Set(tags));
      await vi.waitFor(() => expect(purges).toHaveLength(requestCount));
    },
  );
  return purges;
};

it('sends the CDN the published tags, in the body and in a header', async () => {
  const [purge] = await collectPurges(['page:/en/', 'pages:en'], 1);
  expect(purge).toMatchObject({ method: 'POST', url: '/purge?soft=1', body: '{"tags":["page:/en/","pages:en"]}' });
  expect(purge?.headers).toMatchObject({ authorization: 'Bearer a secret', 'surrogate-key': 'page:/en/ pages:en' });
});

it('sends at most 30 tags in one request', async () => {
  const all = Array.from({ length: 61 }, (_, index) => `album:${index}`);
  const purges = await collectPurges(all, 3);
  expect(purges.map(({ body }) => JSON.parse(body).tags)).toEqual([all.slice(0, 30), all.slice(30, 60), all.slice(60)]);
});

it('logs a refusal by the CDN', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await collectPurges(['page:/en/'], 1, 403);
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
});

it('does nothing without a CDN', () => {
  startPurging(parseEnv({}));
  expect(contentChanges.listenerCount('published')).toBe(0);
});
