import path from 'node:path';
import { env } from '../env';
import { embeddedMedia } from './embedded';

/** The albums and playlists of this site. */
export const media = embeddedMedia(path.resolve(env.CONTENT_DIR), { live: process.env.NODE_ENV === 'development' });
