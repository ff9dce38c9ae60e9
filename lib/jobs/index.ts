import path from 'node:path';
import type { ContentPart } from '../content/content-part';
import { env } from '../env';
import type { JobBoard } from './contract';
import { embeddedJobs } from './embedded';

/** The job board of this site. */
export const jobs: JobBoard & ContentPart = embeddedJobs(path.resolve(env.CONTENT_DIR, 'offers'), {
  live: process.env.NODE_ENV === 'development',
});
