import path from 'node:path';
import { env } from '../env';
import { embeddedFinance } from './embedded';

const delay = 15 * 60_000;

/** The finance feed of this site; its prices are a quarter of an hour old, as those that anyone may show are. */
export const finance = embeddedFinance(path.resolve(env.CONTENT_DIR, 'finance'), () => new Date(Date.now() - delay), {
  live: process.env.NODE_ENV === 'development',
});
