import { Readable } from 'node:stream';
import type { Alerts } from '@/lib/alerts/contract';
import type { Cms, CmsFile } from '@/lib/cms/contract';
import type { JobBoard, PostingFacts } from '@/lib/jobs/contract';
import { callOperations, listen, serveOperations } from './rpc';
import { operations, type Upstreams } from './upstreams';

/** The operations of a contract that take and return plain JSON. */
const plain = <Name extends keyof Upstreams>(name: Name, url: string) => {
  const call = callOperations(name, url);
  const methods = operations[name].map((method) => [method, (...args: unknown[]) => call(method, ...args)]);
  type Method = Extract<(typeof operations)[Name][number], keyof Upstreams[Name]>;
  return Object.fromEntries(methods) as Pick<Upstreams[Name], Method>;
};

const remoteAlerts = (url: string): Alerts => ({
  ...plain('alerts', url),
  async sendDue({ newOffers, searchPath }) {
    const sources = {
      newOffers: (...[criteria, since, locale]: Parameters<typeof newOffers>) =>
        newOffers(criteria, new Date(since), locale),
      searchPath,
    };
    const server = await listen(serveOperations({ sources }, 0));
    try {
      return await callOperations('alerts', url)('sendDue', server.url);
    } finally {
      server.close();
    }
  },
});

async function* download(url: URL): AsyncGenerator<Uint8Array> {
  const { ok, body } = await fetch(url);
  if (!ok || !body) throw new Error('The file is not there.');
  yield* body;
}

const remoteCms = (url: string): Cms => {
  const call = callOperations('cms', url);
  return {
    ...plain('cms', url),
    async file(reference) {
      const facts = await call<(Omit<CmsFile, 'changed'> & { changed: string }) | null>('file', reference);
      if (!facts) return null;
      const stream: CmsFile['stream'] = (range) => {
        const file = new URL('/file', url);
        for (const [name, value] of Object.entries({ reference, ...range })) file.searchParams.set(name, `${value}`);
        return Readable.from(download(file));
      };
      return { ...facts, changed: new Date(facts.changed), stream };
    },
    changed: async (event) => ({ changed: await call('changed', event), show: () => undefined }),
  };
};

const remoteJobs = (url: string): JobBoard => {
  const call = callOperations('jobs', url);
  return {
    ...plain('jobs', url),
    async *postings() {
      for (let page: number | null = 0; page !== null; ) {
        const answer: { postings: PostingFacts[]; next: number | null } = await call('postings', page);
        yield* answer.postings;
        page = answer.next;
      }
    },
  };
};

/** Implementations of all contracts that ask the server at `url`. */
export const remoteUpstreams = (url: string): Upstreams => ({
  alerts: remoteAlerts(url),
  captcha: plain('captcha', url),
  cms: remoteCms(url),
  finance: plain('finance', url),
  jobs: remoteJobs(url),
  mailing: plain('mailing', url),
  media: plain('media', url),
  publications: plain('publications', url),
  subscriptions: plain('subscriptions', url),
});
