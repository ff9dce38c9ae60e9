import path from 'node:path';
import { embeddedJobs } from './embedded';

/** The job platform of this site. */
export const jobs = embeddedJobs(path.join(process.cwd(), 'content/offers'));
