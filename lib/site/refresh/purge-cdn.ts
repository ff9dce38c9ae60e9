import { type Env, env } from '../../platform/env';
import { createHttpClient } from '../../platform/http/client';
import { withRetry } from '../../platform/http/with-retry';
import { contentChanges } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { toBatches } from '../../shared/batches';

/** Cloudflare takes at most 30 tags at once; Fastly takes more. */
const maxTagsPerRequest = 30;

/** The name and the value of a header like `Authorization: Bearer secret`. */
const parseHeader = (header = ''): Record<string, string> => {
  const [, name, value] = /^([^:]+):\s*(.+)$/.exec(header) ?? [];
  return name && value ? { [name]: value } : {};
};

/**
 * Has the CDN, if there is one, forget what this server has published: each request has the tags as JSON, for Cloudflare,
 * and in the header `Surrogate-Key`, for Fastly. Failures are logged.
 */
export const startPurging = ({ CDN_PURGE_URL, CDN_PURGE_HEADER }: Env = env): void => {
  if (!CDN_PURGE_URL) return;
  const { origin, pathname, searchParams } = new URL(CDN_PURGE_URL);
  const headers = parseHeader(CDN_PURGE_HEADER);
  const client = createHttpClient({ name: 'cdn', baseUrl: origin, timeoutMs: 5000, headers });
  const query = Object.fromEntries(searchParams);

  const purge = async (tags: string[]): Promise<void> => {
    const keyHeader = { 'Surrogate-Key': tags.join(' ') };
    await withRetry(() => client.send(pathname, { method: 'POST', query, headers: keyHeader, body: { tags } }));
  };

  contentChanges.on('published', async (tags) => {
    try {
      for (const batch of toBatches([...tags], maxTagsPerRequest)) await purge(batch);
    } catch (error) {
      log.error({ err: error }, 'the CDN still has what has changed');
    }
  });
};
