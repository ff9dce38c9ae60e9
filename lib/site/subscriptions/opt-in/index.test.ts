import { expect, it, vi } from 'vitest';
import { advanceTime, dayMs, submissionFixtures } from '@/tests/support/submissions';
import { log } from '../../../platform/process/log';
import { createOptInSubscriptions } from '.';

const { openDatabase, openOutbox, readStored } = submissionFixtures();

it('erases subscriptions that nobody confirmed, even if the vendor cannot say whether somebody did', async () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const vendor = {
    requestConfirmation: vi.fn(),
    add: vi.fn(),
    remove: vi.fn(),
    has: vi.fn().mockRejectedValue(new Error('refused')),
  };
  const subscriptions = createOptInSubscriptions(vendor, { database: openDatabase(), outbox: openOutbox() });
  const person = { firstName: 'Ada', lastName: 'Quillfeather', media: 'The Daily Loom', country: 'GB' };
  await subscriptions.subscribe({
    list: 'press',
    email: 'ada@example.com',
    locale: 'en',
    key: 'key-of-the-form',
    ...person,
  });
  advanceTime(7 * dayMs);
  await subscriptions.eraseExpired();
  expect(vendor.has).toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
  expect(await readStored()).not.toMatch(/ada@example\.com|Quillfeather/);
});
