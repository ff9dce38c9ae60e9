import path from 'node:path';
import { env } from '../env';
import { upstream } from '../http/upstream';
import { embeddedJobs } from './embedded';

const embedded = embeddedJobs(path.resolve(env.CONTENT_DIR, 'offers'), {
  live: process.env.NODE_ENV === 'development',
});

/** The job board of this site. The first call waits until all files are read. */
export const jobs = upstream(embedded, { name: 'jobs', timeoutMs: 60_000, reads: ['posting'] });
