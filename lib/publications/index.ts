import path from 'node:path';
import { env } from '../env';
import { upstream } from '../http/upstream';
import { embeddedPublications } from './embedded';

const embedded = embeddedPublications(path.resolve(env.CONTENT_DIR, 'finance'), {
  live: process.env.NODE_ENV === 'development',
});

/** The investor documents and financial calendar of this site. */
export const publications = upstream(embedded, {
  name: 'publications',
  timeoutMs: 2000,
  reads: ['documents', 'calendar'],
});
