import path from 'node:path';
import { env } from '../env';
import { upstream } from '../http/upstream';
import { embeddedMedia } from './embedded';

const embedded = embeddedMedia(path.resolve(env.CONTENT_DIR), { live: process.env.NODE_ENV === 'development' });

/** The albums and playlists of this site. `changed` has no time limit: it reads every file. */
export const media = upstream(embedded, { name: 'media', timeoutMs: 2000, reads: ['album', 'playlist'] });
