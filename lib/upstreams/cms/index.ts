import path from 'node:path';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { withUpstreamLimits } from '../../platform/http/upstream';
import { trackReads } from '../../platform/process/reads';
import { siteDatabase } from '../../platform/state/database';
import { createPagePaths } from '../../platform/state/page-paths';
import type { Cms } from './contract';
import { embeddedCms } from './embedded';
import { strapiCms } from './strapi';

const createCms = (settings: typeof env.cms): Cms => {
  if (settings.CMS === 'embedded') return embeddedCms(path.resolve(env.CONTENT_DIR), createPagePaths(siteDatabase));
  const strapi = strapiCms({
    url: settings.CMS_URL,
    token: settings.CMS_TOKEN,
    copiesFolder: path.resolve(env.DATA_DIR, 'cms-files'),
    snapshotFile: path.resolve(env.DATA_DIR, 'cms-content.json'),
  });
  return withUpstreamLimits(strapi, {
    name: 'cms',
    timeoutMs: 60_000,
    readTimeoutMs: 3000,
    reads: ['settings', 'pageList', 'page', 'localizations', 'events', 'dashboard', 'redirect', 'searchWords', 'files'],
    writes: ['loadChanges', 'readDrafts'],
  });
};

/** The CMS of this site. The first call waits until all content is read. */
export const cms = trackReads('cms', createCms(env.cms), {
  settings: ({ locale }) => tags.frame(locale),
  pageList: () => null,
  page: ({ locale }, path) => tags.page(locale, path),
  localizations: (_, id) => tags.pagePaths(id),
  events: ({ locale }) => tags.events(locale),
  dashboard: ({ locale }, id) => tags.dashboard(locale, id),
  redirect: () => tags.redirects,
  files: () => tags.files,
});
