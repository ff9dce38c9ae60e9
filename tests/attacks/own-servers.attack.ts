import { afterAll, describe } from 'vitest';
import { removeOwnSite } from './support/own-site';

/** Attacks that start and end their own servers. The last three run concurrently, because a stop is mostly waiting. */
describe('crashes', async () => void (await import('./cases/crashes')));
describe.concurrent('stop', async () => void (await import('./cases/stop')));
describe.concurrent('boot', async () => void (await import('./cases/boot')));
describe.concurrent('traces', async () => void (await import('./cases/traces')));

afterAll(removeOwnSite);
