import path from 'node:path';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import type { Cms } from './contract';
import { embeddedCms } from './embedded';
import { strapiCms } from './strapi';

const embedded = () => embeddedCms(path.resolve(env.CONTENT_DIR), { live: process.env.NODE_ENV === 'development' });

const implementation: Cms =
  env.cms.CMS === 'embedded'
    ? embedded()
    : strapiCms({
        url: env.cms.CMS_URL,
        token: env.cms.CMS_TOKEN,
        copies: path.resolve(env.DATA_DIR, 'cms-files'),
        snapshot: path.resolve(env.DATA_DIR, 'cms-content.json'),
      });

/** The CMS of this site. The first call waits until all of its content is read. */
export const cms: Cms = upstream(implementation, {
  name: 'cms',
  timeoutMs: 60_000,
  readTimeoutMs: 3000,
  reads: ['settings', 'directory', 'page', 'localizations', 'events', 'dashboard', 'searchWords', 'files'],
  tags: {
    settings: ({ locale }) => tags.frame(locale),
    page: ({ locale }, path) => tags.page(locale, path),
    localizations: (_, id) => tags.place(id),
    events: ({ locale }) => tags.events(locale),
    dashboard: ({ locale }, id) => tags.dashboard(locale, id),
    files: () => tags.files,
  },
  writes: ['changed', 'readDrafts'],
});
