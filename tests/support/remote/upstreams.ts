import type { Captcha } from '@/lib/upstreams/captcha/contract';
import type { Cms } from '@/lib/upstreams/cms/contract';
import type { Finance } from '@/lib/upstreams/finance/contract';
import type { JobBoard } from '@/lib/upstreams/jobs/contract';
import type { Mailer } from '@/lib/upstreams/mailing/contract';
import type { Media } from '@/lib/upstreams/media/contract';
import type { Publications } from '@/lib/upstreams/publications/contract';
import type { Search } from '@/lib/upstreams/search/contract';

/** Every contract with an implementation over HTTP. */
export interface Upstreams {
  captcha: Captcha;
  cms: Cms;
  finance: Finance;
  jobs: JobBoard;
  mailing: Mailer;
  media: Media;
  publications: Publications;
  search: Search;
}

type Operations = { [Name in keyof Upstreams]: readonly (keyof Upstreams[Name])[] };

/** The operations of each contract that take and return plain JSON. */
export const operations = {
  captcha: ['createChallenge', 'verify'],
  cms: [
    'settings',
    'pageList',
    'page',
    'localizations',
    'events',
    'dashboard',
    'redirect',
    'searchWords',
    'files',
    'readDrafts',
  ],
  finance: ['quote', 'history'],
  jobs: ['posting'],
  mailing: ['send'],
  media: ['album', 'playlist', 'caption'],
  publications: ['documents', 'calendar'],
  search: ['apply', 'query'],
} as const satisfies Operations;
