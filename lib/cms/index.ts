import path from 'node:path';
import { embeddedCms } from './embedded';

/** The CMS of this site. */
export const cms = embeddedCms(path.join(process.cwd(), 'content'), { live: process.env.NODE_ENV === 'development' });
