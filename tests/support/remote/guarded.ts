import { upstream } from '@/lib/platform/http/upstream';
import { remoteUpstreams } from './client';
import { operations, type Upstreams } from './upstreams';

/** The operations that change something or concern one person. All other operations only read. */
const writeOperations = ['challenge', 'verify', 'readDrafts', 'send', 'apply', 'versions', 'changed'];

/** An implementation of a contract over HTTP, with the time limits of a vendor's client. */
export const guardedRemote = <Name extends keyof Upstreams>(name: Name, url: string): Upstreams[Name] => {
  const remote = remoteUpstreams(url)[name];
  const isWrite = (method: string) => writeOperations.includes(method);
  return upstream<Record<string, () => Promise<unknown>>>(remote as never, {
    name,
    timeoutMs: { captcha: 2000, mailing: 30_000 }[name as string] ?? 60_000,
    readTimeoutMs: 3000,
    reads: operations[name].filter((method) => !isWrite(method)),
    writes: writeOperations.filter((method) => method in remote),
  }) as never;
};
