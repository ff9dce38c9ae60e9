import path from 'node:path';
import { env } from '../env';
import { embeddedPublications } from './embedded';

/** What this site publishes for investors. */
export const publications = embeddedPublications(path.resolve(env.CONTENT_DIR, 'finance'), {
  live: process.env.NODE_ENV === 'development',
});
