import path from 'node:path';
import { env } from '../env';
import { upstream } from '../http/upstream';
import type { Cms } from './contract';
import { embeddedCms } from './embedded';

const embedded = embeddedCms(path.resolve(env.CONTENT_DIR), { live: process.env.NODE_ENV === 'development' });

/** The CMS of this site. The first call waits until all files are read. */
export const cms: Cms = upstream(embedded, {
  name: 'cms',
  timeoutMs: 60_000,
  reads: ['settings', 'directory', 'page', 'events', 'dashboard', 'searchWords', 'files'],
  writes: ['changed'],
});
