import path from 'node:path';
import { env } from '../env';
import { embeddedCms } from './embedded';

/** The CMS of this site. */
export const cms = embeddedCms(path.resolve(env.CONTENT_DIR), { live: process.env.NODE_ENV === 'development' });
