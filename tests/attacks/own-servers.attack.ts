import { afterAll, describe } from 'vitest';
import { removeOwnSite } from './support/own-site';

/** Attacks that start, and end, servers by themselves. The last two go on at the same time: a stop is mostly waiting. */
describe('crashes', async () => void (await import('./cases/crashes')));
describe.concurrent('stop', async () => void (await import('./cases/stop')));
describe.concurrent('boot', async () => void (await import('./cases/boot')));

afterAll(removeOwnSite);
