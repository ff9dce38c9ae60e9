import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ChangingContent } from '@/lib/model/content-change';
import type { Cms } from '@/lib/upstreams/cms/contract';
import type { JobBoard, ListedPosting } from '@/lib/upstreams/jobs/contract';
import type { Collection, Search } from '@/lib/upstreams/search/contract';
import { type Operations, serveOperations } from './rpc';
import { operations, type Upstreams } from './upstreams';

/** The maximum number of postings in a response. */
const pageSize = 100;

const listPostings = (jobs: JobBoard) => async (page: number) => {
  const postings: ListedPosting[] = [];
  for await (const posting of jobs.postings()) postings.push(posting);
  const end = (page + 1) * pageSize;
  return { postings: postings.slice(end - pageSize, end), next: end < postings.length ? page + 1 : null };
};

const getFileTime = (cms: Cms) => async (reference: string) => {
  const file = await cms.file(reference);
  return file && (await stat(file)).mtimeMs;
};

const listVersions = (search: Search) => async (collection: Collection) => [...(await search.versions(collection))];

/** Shows a change immediately, as remote systems do, and returns its tags. */
const applyChange = (content: ChangingContent) => async (event: unknown) => {
  const change = await content.loadChanges(event);
  change.publish();
  return change.tags;
};

const toOperations = (upstreams: Partial<Upstreams>): Operations => {
  const entries = Object.entries(upstreams).map(([name, upstream]) => {
    const methods = upstream as unknown as Operations[string];
    const methodNames: readonly string[] = operations[name as keyof Upstreams];
    return [name, Object.fromEntries(methodNames.map((method) => [method, methods[method]]))];
  });
  const { cms, jobs, media, publications, search } = upstreams;
  const all: Operations = Object.fromEntries(entries);
  for (const [name, content] of Object.entries({ cms, jobs, media, publications }))
    Object.assign(all[name] ?? {}, content && { loadChanges: applyChange(content) });
  Object.assign(all.jobs ?? {}, jobs && { postings: listPostings(jobs) });
  Object.assign(all.search ?? {}, search && { versions: listVersions(search) });
  Object.assign(all.cms ?? {}, cms && { file: getFileTime(cms) });
  return all;
};

const sendFile = async (cms: Cms, path: string, response: Parameters<RequestListener>[1]) => {
  const file = await cms.file(decodeURIComponent(path.slice('/file/'.length)));
  if (!file) return response.writeHead(404).end();
  return pipeline(createReadStream(file), response);
};

/** Serves implementations of contracts over HTTP, with each response delayed. */
export const serveUpstreams = (upstreams: Partial<Upstreams>, delayMs = 10): RequestListener => {
  const serve = serveOperations(toOperations(upstreams), delayMs);
  return (request, response) => {
    const path = request.url ?? '';
    if (!upstreams.cms || !path.startsWith('/file/')) return serve(request, response);
    return sendFile(upstreams.cms, path, response).catch(() => response.destroy());
  };
};
