/**
 * Everything that exists once per process, with its purpose. Next bundles pages, endpoints and the server separately, so a
 * module's own variables exist several times: what these share is here. Names that end with a dash have one value for each
 * name that begins with it.
 */
const purposes = {
  // The process
  'request-context': 'the request in progress',
  lifecycle: 'whether the server is starting, loaded or stopping',
  'log-output': 'the stream of the log',
  'tracer-provider': 'where spans go',
  'content-changes': 'tells the response cache and the CDN what was published',
  'announcing-server': 'the id of this server in messages to others',
  'held-offers': 'the number of offers held back, for metrics',
  // Limits
  'upstream-': 'the limits, breaker and last good answers of an upstream',
  bodies: 'the bytes of request bodies that are being read',
  'rate-limit-pool': 'database connections of the rate limits',
  'string-reads': 'how many files of strings are read at once',
  // Connections
  state: 'the database',
  'short-lived-state': 'the database, for data that expires soon',
  search: 'the search engine',
  finance: 'the market feed, with its last answers',
  'job-board': 'the board of a vendor, with its postings',
  flickr: 'albums, with their last answers',
  youtube: 'playlists, with their last answers',
  // Content
  strings: 'interface strings by locale and namespaces',
  'kept-': 'content that was read from a folder',
  'watched-': 'folders that are watched in development',
  'content-state': 'when content was last changed',
  'content-refreshes': 'the refresh in progress, and the next one',
  'made-sections': 'sections whose content is unchanged',
  'cms-files': 'the copies of files of a remote CMS',
  'film-lengths': 'the length of each film',
  directories: 'the pages of each edition, indexed',
  'page-digests': 'the words and people of pages, for the search',
  'content-indexes': 'the entries that the search has',
  'offer-catalogue': 'the job offers',
  'last-mail': 'how long the last mail took to send',
} as const;

type Purpose = keyof typeof purposes;
type Name = Purpose | `${Extract<Purpose, `${string}-`>}${string}`;

const key = Symbol.for('site.once-per-process');
const holder = globalThis as typeof globalThis & { [key]?: Map<Name, unknown> };

/** The value of this name; `create` makes it if the process does not have it yet. */
export const oncePerProcess = <T>(name: Name, create: () => T): T => {
  holder[key] ??= new Map();
  const values = holder[key];
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T;
};
