/**
 * The values that exist once per process, with their purposes. Next bundles pages, endpoints and the server separately,
 * and every bundle has its own copy of a module's variables; `oncePerProcess` shares these values between them. A name
 * that ends with a dash is a prefix: each name that begins with it has its own value.
 */
const purposes = {
  // The process
  'request-context': 'the context of the current request',
  lifecycle: 'whether the server is starting, loaded or stopping',
  'log-output': 'the stream of the log',
  'database-clock': 'the clock that servers share',
  'tracer-provider': 'the destination of spans',
  'content-changes': 'events for the response cache and the CDN when content is published',
  'announcing-server': 'the id of this server in announcements to other servers',
  'missing-paths': 'the counts of addresses with 404 since they were last saved',
  'last-reads': 'the times of the last reads, and the numbers of offers and search documents, for metrics',
  breakers: 'the circuit breakers of all upstreams, for metrics',
  'web-vitals': 'events for each Web Vital of a browser, for metrics',
  // Limits
  'upstream-': 'the limits, breaker and last good results of an upstream',
  bodies: 'the sizes of request bodies that are being read',
  'rate-limit-pool': 'the database connections of the rate limits',
  'string-reads': 'the limit of concurrent reads of string files',
  'pdf-thread': 'the worker thread that makes PDFs, with its queue',
  // Connections
  state: 'the database',
  'short-lived-state': 'the database, for data that expires soon',
  search: 'the search engine',
  finance: 'the market feed, with its cached responses',
  'job-board': 'the job board of a vendor, with its postings',
  'language-model': 'the model that detects the languages of postings',
  flickr: 'the albums, with their cached responses',
  youtube: 'the playlists, with their cached responses',
  // Content
  strings: 'the interface strings, by locale and namespace',
  'kept-': 'content that was read from a folder',
  'version-': 'the versions of content that were seen in development',
  'calendar-changes': 'when the content that calendar files show has changed',
  'content-state': 'the time of the last content change',
  'content-refreshes': 'the current content refresh, and the next one',
  'content-schedules': 'when scheduled content appears or disappears, and its files',
  'made-sections': 'the parsed sections whose content is unchanged',
  'cms-files': 'the local copies of files of a remote CMS',
  'film-facts': 'the duration and size of each film',
  pageIndexes: 'the pages of each edition, indexed',
  'page-captions': 'the captions of the pictures of articles and houses',
  'page-digests': 'the texts and people of pages, for the search',
  'content-indexes': 'the entries in the search index',
  'offer-catalogue': 'the job offers',
} as const;

type Purpose = keyof typeof purposes;
type Name = Purpose | `${Extract<Purpose, `${string}-`>}${string}`;

const key = Symbol.for('site.once-per-process');
const holder = globalThis as typeof globalThis & { [key]?: Map<Name, unknown> };

/** Returns the value of a name, which `create` creates if the process does not have it yet. */
export const oncePerProcess = <T>(name: Name, create: () => T): T => {
  holder[key] ??= new Map();
  const values = holder[key];
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T;
};
