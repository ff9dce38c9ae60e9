import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { newVisitorIp } from '../attacks/support/requests';
import { signIn } from './admin';
import { fetchPaths } from './sitemaps';

const { strapi, sites, requestsUrl } = inject('environment');
const publicationCount = 50;
const readersPerSecond = 20;

const fetchPage = (path: string) => fetch(sites.strapi + path, { headers: { 'X-Forwarded-For': newVisitorIp() } });
const fetchRequests = async (): Promise<string[]> => (await fetch(requestsUrl)).json();

/**
 * Requests random pages at a steady rate. Returns a function that stops, and returns the number of responses by status.
 * Failed requests count as status 0.
 */
const startReaders = (paths: string[]) => {
  const statuses = new Map<number, number>();
  const timer = setInterval(async () => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
    const status = await fetchPage(path).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }, 1000 / readersPerSecond);
  return () => {
    clearInterval(timer);
    return statuses;
  };
};

const waitForText = async (path: string, text: string): Promise<void> => {
  while (!(await (await fetchPage(path)).text()).includes(text)) await wait(10);
};

/** How much longer a publication takes to be visible than Strapi takes to respond to it, at the median: 2.6 when idle. */
const maxRatio = 5;

it(`${publicationCount} publications are visible within ${maxRatio} times Strapi's response, while ${readersPerSecond} visitors a second read`, async () => {
  const admin = await signIn(strapi);
  const documentId = await admin.findDocumentId('page', 'governance');
  const stop = startReaders(await fetchPaths(sites.strapi));
  const visibleMs: number[] = [];
  const publishMs: number[] = [];
  const requestCounts: number[] = [];
  for (let number = 1; number <= publicationCount; number++) {
    const pageTitle = `Gouvernance, version ${number} sur ${publicationCount}`;
    const before = (await fetchRequests()).length;
    const startMs = performance.now();
    await admin.publish('page', documentId, { pageTitle }, 'fr');
    publishMs.push(performance.now() - startMs);
    await waitForText('/fr/groupe/gouvernance/', pageTitle);
    visibleMs.push(performance.now() - startMs);
    requestCounts.push((await fetchRequests()).length - before);
  }
  const statuses = stop();
  const median = (numbers: number[]) => Math.round(numbers.toSorted((a, b) => a - b)[publicationCount / 2] ?? 0);
  const max = (numbers: number[]) => Math.round(Math.max(...numbers));
  process.stdout.write(
    `From publishing to visible: median ${median(visibleMs)} ms, longest ${max(visibleMs)} ms; Strapi's own response: median ${median(publishMs)} ms, longest ${max(publishMs)} ms. ` +
      `Requests to Strapi for one publication: ${median(requestCounts)}. Responses to readers: ${JSON.stringify([...statuses])}\n`,
  );
  expect([...statuses.keys()]).toEqual([200]);
  expect(median(visibleMs)).toBeLessThan(maxRatio * median(publishMs));
});
