import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { newVisitorIp } from '../attacks/support/requests';
import { signIn } from './admin';
import { pathsOf } from './sitemaps';

const { strapi, sites, requests } = inject('running');
const publications = 50;
const readersASecond = 20;

const read = (path: string) => fetch(sites.strapi + path, { headers: { 'X-Forwarded-For': newVisitorIp() } });
const asked = async (): Promise<string[]> => (await fetch(requests)).json();

/** Visitors who read pages, one after the other, until they are stopped. Returns what they got, by status. */
const startReaders = (paths: string[]) => {
  const statuses = new Map<number, number>();
  const timer = setInterval(async () => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
    const status = await read(path).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }, 1000 / readersASecond);
  return () => {
    clearInterval(timer);
    return statuses;
  };
};

const untilShown = async (path: string, text: string): Promise<void> => {
  while (!(await (await read(path)).text()).includes(text)) await wait(10);
};

it(`${publications} publications are each visible within 2 seconds, while ${readersASecond} visitors a second read`, async () => {
  const admin = await signIn(strapi);
  const document = await admin.documentOf('governance');
  const stop = startReaders(await pathsOf(sites.strapi));
  const times: number[] = [];
  const answers: number[] = [];
  const counts: number[] = [];
  for (let number = 1; number <= publications; number++) {
    const pageTitle = `Gouvernance, version ${number} sur ${publications}`;
    const before = (await asked()).length;
    const start = performance.now();
    await admin.publish(document, 'fr', { pageTitle });
    answers.push(performance.now() - start);
    await untilShown('/fr/groupe/gouvernance/', pageTitle);
    times.push(performance.now() - start);
    counts.push((await asked()).length - before);
  }
  const statuses = stop();
  const middle = (numbers: number[]) => Math.round(numbers.toSorted((a, b) => a - b)[publications / 2] ?? 0);
  const most = (numbers: number[]) => Math.round(Math.max(...numbers));
  const longest = most(times);
  process.stdout.write(
    `From publishing to visible: median ${middle(times)} ms, longest ${longest} ms; Strapi's own answer: median ${middle(answers)} ms, longest ${most(answers)} ms. ` +
      `Requests to Strapi for one publication: ${middle(counts)}. Readers got ${JSON.stringify([...statuses])}\n`,
  );
  expect([...statuses.keys()]).toEqual([200]);
  expect(longest).toBeLessThan(2000);
});
