import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchSitePaths, sample } from '../attacks/support/pages';
import { poll } from '../attacks/support/poll';
import { get } from '../attacks/support/requests';
import { formNames, type Submission, submit } from '../attacks/support/submissions';
import { type Cluster, fillInWithSignedPass, startCluster } from './support/cluster';
import { startVisitors } from './support/visitors';

let cluster: Cluster;
let paths: string[];
beforeAll(async () => {
  cluster = await startCluster();
  const { pages, offers } = await fetchSitePaths(cluster.server(0));
  paths = [...sample(pages, 40), ...sample(offers, 5)];
});
afterAll(() => cluster.end());

const secondMs = 1000;

/**
 * Sends four forms a second, each as a new visitor. Returns a function that stops this, and resolves with the number of
 * forms and with those that were not accepted.
 */
const startForms = () => {
  const sent: Promise<{ form: Submission; status: number | null }>[] = [];
  let number = 0;
  const send = async () => {
    const form = await fillInWithSignedPass(formNames[number++ % formNames.length] ?? 'alert');
    const { status } = await submit(cluster.balancer, form);
    return { form, status };
  };
  const timer = setInterval(() => sent.push(send()), 250);
  return async () => {
    clearInterval(timer);
    const submissions = await Promise.all(sent);
    return {
      sentCount: submissions.length,
      failed: submissions.filter(({ form, status }) => status !== form.successStatus),
    };
  };
};

const countEmails = ({ fields }: Submission) =>
  cluster.emails.filter((email) => email.includes(`To: ${fields.email}`)).length;
const listStatuses = (failed: { status: number | null }[]) => failed.map(({ status }) => status);

it('when one of two servers is killed under load, fewer than 0.1% of all requests fail', async () => {
  const load = startVisitors(cluster.balancer, { paths, visitorCount: 8 });
  const stopForms = startForms();
  await wait(5 * secondMs);
  await cluster.server(1).kill();
  await wait(5 * secondMs);
  const restarted = await cluster.start(1);
  const isServing = () => get(restarted, '/en/').then(({ status }) => status === 200);
  await poll(isServing, { timeoutMs: 5 * secondMs });
  await wait(10 * secondMs);
  const [{ requestCount, problems }, { sentCount, failed }] = await Promise.all([load.stop(), stopForms()]);
  const failures = problems.length + failed.length;
  process.stdout.write(
    `One of two servers killed: ${requestCount} pages, ${sentCount} forms; failed: ${problems.length} pages, ${failed.length} forms (${listStatuses(failed)})\n`,
  );
  expect(failures / (requestCount + sentCount)).toBeLessThan(0.001);

  for (const { form } of failed) expect((await submit(cluster.balancer, form)).status).toBe(form.successStatus);
  for (const { form } of failed)
    expect(await poll(() => countEmails(form) === 1, { timeoutMs: 5 * secondMs })).toBe(true);
});

it('when one of two servers is stopped under load, no request fails, and it exits within 10 s', async () => {
  const load = startVisitors(cluster.balancer, { paths, visitorCount: 8 });
  const stopForms = startForms();
  await wait(3 * secondMs);
  const start = performance.now();
  const exit = await cluster.server(0).stop();
  const ms = Math.round(performance.now() - start);
  await cluster.start(0);
  await wait(3 * secondMs);
  const [{ requestCount, problems }, { sentCount, failed }] = await Promise.all([load.stop(), stopForms()]);
  process.stdout.write(`One of two servers stopped in ${ms} ms: ${requestCount} pages, ${sentCount} forms\n`);
  expect({ problems, failed: listStatuses(failed), exit }).toEqual({
    problems: [],
    failed: [],
    exit: { code: 0, signal: null },
  });
  expect(ms).toBeLessThan(10 * secondMs);
});
