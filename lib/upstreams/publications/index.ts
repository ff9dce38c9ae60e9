import path from 'node:path';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import { embeddedPublications } from './embedded';

const embedded = embeddedPublications(path.resolve(env.CONTENT_DIR, 'finance'), {
  live: process.env.NODE_ENV === 'development',
});

/** What this site publishes for investors. `changed` has no time limit: it reads every file. */
export const publications = upstream(embedded, {
  name: 'publications',
  timeoutMs: 2000,
  reads: ['documents', 'calendar'],
  tags: { documents: tags.documents, calendar: tags.calendar },
});
