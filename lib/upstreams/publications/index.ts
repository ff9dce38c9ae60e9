import path from 'node:path';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { trackReads } from '../../platform/process/reads';
import { embeddedPublications } from './embedded';

const embedded = embeddedPublications(path.resolve(env.CONTENT_DIR, 'finance'));

/** The documents and the calendar of this site for investors. */
export const publications = trackReads('publications', embedded, {
  documents: tags.documents,
  calendar: tags.calendar,
});
