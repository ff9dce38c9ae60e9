import { expect, it, vi } from 'vitest';
import { submissionFixtures } from '@/tests/support/submissions';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';
import { addToOutbox } from '../../platform/state/outbox';
import { deliverDue } from './deliver';

const { openDatabase, openOutbox } = submissionFixtures();

const add = (key: string, kind: string) =>
  openDatabase().write((transaction) =>
    addToOutbox(transaction, { key, kind, content: { key }, email: 'ada@example.com' }),
  );

it('each entry is sent by the sender of its kind, and a failed one does not delay the others', async () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const senders = { mail: vi.fn(async (_content: unknown) => undefined), list: vi.fn(async () => undefined) };
  senders.list.mockRejectedValue(new UpstreamError('unavailable'));
  for (const [key, kind] of [
    ['a', 'mail'],
    ['b', 'list'],
    ['c', 'unknown'],
    ['d', 'mail'],
  ] as const)
    await add(key, kind);
  expect(await deliverDue(openOutbox(), senders)).toBe(4);
  // PostgreSQL returns the entries in any order.
  expect(senders.mail.mock.calls).toHaveLength(2);
  expect(senders.mail.mock.calls).toEqual(expect.arrayContaining([[{ key: 'a' }], [{ key: 'd' }]]));
  expect(logged).toHaveBeenCalledTimes(2);
  expect(await openOutbox().readStatus()).toMatchObject({ waiting: 2, failed: 0 });
  expect(await deliverDue(openOutbox(), senders)).toBe(0);
});

it('an entry that is sent while the database is unavailable is recorded once it is back', async () => {
  await add('a', 'mail');
  const entries = openOutbox();
  const recordSent = vi.fn(entries.recordSent).mockRejectedValueOnce(new UpstreamError('unavailable'));
  const send = vi.fn(async () => undefined);
  await deliverDue({ ...entries, recordSent }, { mail: send });
  expect(recordSent).toHaveBeenCalledTimes(2);
  expect(await entries.readStatus()).toMatchObject({ waiting: 0 });
  expect(send).toHaveBeenCalledTimes(1);
});
