import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { getCancelToken, getConfirmToken, submissionFixtures } from '@/tests/support/submissions';
import { buildSubscribersCsv } from './export';
import { createSubscriptions } from './subscriptions';

const { emails, openDatabase, deliver, site } = submissionFixtures();

const subscribe = async (parts: object, confirms = true) => {
  const lists = createSubscriptions(site());
  const ada = { list: 'press', firstName: 'Ada', lastName: 'Marlow', locale: 'en', key: randomUUID() } as const;
  await lists.subscribe({ ...ada, email: `${randomUUID()}@example.com`, ...parts });
  await deliver();
  const email = emails.at(-1);
  if (confirms) await lists.settle(getConfirmToken(email));
  return { lists, email };
};

it('lists only confirmed subscribers, sorted by list', async () => {
  await subscribe({ email: 'ada@example.com', media: 'Loom, "Daily"', country: 'GB' });
  await subscribe({
    email: 'mei@example.com',
    list: 'highlights',
    lastName: '王',
    locale: 'cn',
    transferConsent: true,
  });
  await subscribe({ email: 'pending@example.com' }, false);
  const { lists, email } = await subscribe({ email: 'cancelled@example.com' });
  await lists.settle(getCancelToken(email));
  const isoTimestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const [header, ...lines] = (await buildSubscribersCsv(openDatabase())).trimEnd().split('\n');
  expect(header).toBe('\uFEFFlist,email,firstName,lastName,locale,media,country,transferConsent,confirmedAt');
  const withoutTime = lines.map((line) => [
    line.slice(0, line.lastIndexOf(',')),
    line.slice(line.lastIndexOf(',') + 1),
  ]);
  expect(withoutTime).toEqual([
    ['highlights,mei@example.com,Ada,王,cn,,,true', isoTimestamp],
    ['press,ada@example.com,Ada,Marlow,en,"Loom, ""Daily""",GB,', isoTimestamp],
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '＝1+1'])(
  'escapes values that look like a formula: %j',
  async (formula) => {
    await subscribe({ lastName: formula });
    const cell = (await buildSubscribersCsv(openDatabase())).split('\n').slice(1).join('\n').split(',')[3];
    expect(cell?.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);
