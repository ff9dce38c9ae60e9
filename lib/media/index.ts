import path from 'node:path';
import { embeddedMedia } from './embedded';

/** The albums and playlists of this site. */
export const media = embeddedMedia(path.join(process.cwd(), 'content'));
