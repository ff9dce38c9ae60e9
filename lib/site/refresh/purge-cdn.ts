import { type Env, env } from '../../platform/env';
import { createHttpClient } from '../../platform/http/client';
import { withRetry } from '../../platform/http/with-retry';
import { contentChanges } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { toBatches } from '../../shared/batches';

/** Cloudflare accepts at most 30 tags in one request; Fastly accepts more. */
const maxTagsPerRequest = 30;

/** The name and value of a header such as `Authorization: Bearer secret`; empty if it is invalid. */
const parseHeader = (header = ''): Record<string, string> => {
  const [, name, value] = /^([^:]+):\s*(.+)$/.exec(header) ?? [];
  return name && value ? { [name]: value } : {};
};

/**
 * Purges content from the CDN, if there is one, whenever this server publishes a change of it. Each request contains
 * the tags as JSON, for Cloudflare, and in the header `Surrogate-Key`, for Fastly. Failures are logged.
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
      log.error({ event: 'cache.purge_failed', err: error }, 'failed to purge changed content from the CDN');
    }
  });
};
