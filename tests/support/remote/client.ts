import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { ChangingContent } from '@/lib/model/content-change';
import { env } from '@/lib/platform/env';
import { createHttpClient } from '@/lib/platform/http/client';
import { writeDurably } from '@/lib/platform/state/durable-file';
import type { Cms } from '@/lib/upstreams/cms/contract';
import type { JobBoard, ListedPosting } from '@/lib/upstreams/jobs/contract';
import type { Search } from '@/lib/upstreams/search/contract';
import { createRpcClient, limits } from './rpc';
import { operations, type Upstreams } from './upstreams';

/** Implements the operations of a contract that take and return plain JSON. */
const remoteOperations = <Name extends keyof Upstreams>(name: Name, url: string) => {
  const call = createRpcClient(name, url);
  const methods = operations[name].map((method) => [method, (...args: unknown[]) => call(method, ...args)]);
  type Method = Extract<(typeof operations)[Name][number], keyof Upstreams[Name]>;
  return Object.fromEntries(methods) as Pick<Upstreams[Name], Method>;
};

const createRemoteChanges = (name: keyof Upstreams, url: string): ChangingContent => ({
  loadChanges: async (event) => ({
    tags: await createRpcClient(name, url)('loadChanges', event),
    publish: () => undefined,
  }),
});

const remoteCms = (url: string): Cms => {
  const call = createRpcClient('cms', url);
  const files = createHttpClient({ name: 'cms', baseUrl: url, ...limits });
  return {
    ...remoteOperations('cms', url),
    ...createRemoteChanges('cms', url),
    async file(reference) {
      const modifiedMs = await call<number | null>('file', reference);
      if (modifiedMs === null) return null;
      const name = hash('sha256', `${reference} ${modifiedMs}`) + path.extname(reference);
      const copy = path.resolve(env.DATA_DIR, 'remote-files', name);
      if (existsSync(copy)) return copy;
      const content = await files.fetchFile(`/file/${encodeURIComponent(reference)}`);
      await writeDurably(copy, content, async (temporary, target) => {
        await utimes(temporary, modifiedMs / 1000, modifiedMs / 1000);
        await rename(temporary, target);
      });
      return copy;
    },
  };
};

const remoteJobs = (url: string): JobBoard => {
  const call = createRpcClient('jobs', url);
  return {
    ...remoteOperations('jobs', url),
    ...createRemoteChanges('jobs', url),
    async *postings() {
      for (let page: number | null = 0; page !== null; ) {
        const response: { postings: ListedPosting[]; next: number | null } = await call('postings', page);
        yield* response.postings;
        page = response.next;
      }
    },
  };
};

const createRemoteSearch = (url: string): Search => ({
  ...remoteOperations('search', url),
  versions: async (collection) =>
    new Map(await createRpcClient('search', url)<[string, string][]>('versions', collection)),
});

/** Implementations of all contracts that send their calls to the server at `url`. */
export const createRemoteUpstreams = (url: string): Upstreams => ({
  captcha: remoteOperations('captcha', url),
  cms: remoteCms(url),
  finance: remoteOperations('finance', url),
  jobs: remoteJobs(url),
  mailing: remoteOperations('mailing', url),
  media: { ...remoteOperations('media', url), ...createRemoteChanges('media', url) },
  publications: { ...remoteOperations('publications', url), ...createRemoteChanges('publications', url) },
  search: createRemoteSearch(url),
});
