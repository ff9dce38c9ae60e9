import { Readable } from 'node:stream';
import type { ChangingContent } from '@/lib/model/content-change';
import { createHttpClient, type HttpClient } from '@/lib/platform/http/client';
import type { Cms, CmsFile } from '@/lib/upstreams/cms/contract';
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

async function* download(files: HttpClient, path: string): AsyncGenerator<Uint8Array> {
  yield* await files.fetchFile(path);
}

const remoteCms = (url: string): Cms => {
  const call = createRpcClient('cms', url);
  const files = createHttpClient({ name: 'cms', baseUrl: url, ...limits });
  return {
    ...remoteOperations('cms', url),
    ...createRemoteChanges('cms', url),
    async file(reference) {
      const fileInfo = await call<(Omit<CmsFile, 'modifiedAt'> & { modifiedAt: string }) | null>('file', reference);
      if (!fileInfo) return null;
      const stream: CmsFile['stream'] = (range) => {
        const path = ['/file', encodeURIComponent(reference), ...(range ? [range.start, range.end] : [])].join('/');
        return Readable.from(download(files, path));
      };
      return { ...fileInfo, modifiedAt: new Date(fileInfo.modifiedAt), stream };
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
