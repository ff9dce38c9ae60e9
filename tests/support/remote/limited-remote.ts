import { withUpstreamLimits } from '@/lib/platform/http/upstream';
import { contentSchedules } from '@/lib/upstreams/files/schedule';
import { allFiles } from '../all-files';
import { createRemoteUpstreams } from './client';
import { operations, type Upstreams } from './upstreams';

/**
 * The operations whose results must not be shared or cached: they change something, concern one person, or must be
 * current.
 */
const uncachedOperations = ['createChallenge', 'verify', 'readDrafts', 'send', 'apply', 'versions', 'loadChanges'];

/** Creates an upstream that is called over HTTP, with the time limits of a vendor's client. */
export const limitedRemote = <Name extends keyof Upstreams>(name: Name, url: string): Upstreams[Name] => {
  const remote = createRemoteUpstreams(url)[name];
  // The calls to the CMS do not return which files it shows.
  if (name === 'cms') contentSchedules.set(name, allFiles);
  const isUncached = (method: string) => uncachedOperations.includes(method);
  return withUpstreamLimits<Record<string, () => Promise<unknown>>>(remote as never, {
    name,
    timeoutMs: { captcha: 2000, mailing: 30_000 }[name as string] ?? 60_000,
    readTimeoutMs: 3000,
    reads: operations[name].filter((method) => !isUncached(method)),
    writes: uncachedOperations.filter((method) => method in remote),
  }) as never;
};
