import { expect, it, vi } from 'vitest';
import { advanceTime, dayMs, submissionFixtures } from '@/tests/support/submissions';
import { log } from '../../../platform/process/log';
import { createOptInSubscriptions } from '.';

const { database, outbox, readStored: stored } = submissionFixtures();

it('erases subscriptions that nobody confirmed, even if the vendor cannot say whether somebody did', async () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const vendor = {
    requestConfirmation: vi.fn(),
    add: vi.fn(),
    remove: vi.fn(),
    has: vi.fn().mockRejectedValue(new Error('refused')),
  };
  const lists = createOptInSubscriptions(vendor, { database: database(), outbox: outbox() });
  const person = { firstName: 'Ada', lastName: 'Quillfeather', media: 'The Daily Loom', country: 'GB' };
  await lists.subscribe({ list: 'press', email: 'ada@example.com', locale: 'en', key: 'key-of-the-form', ...person });
  advanceTime(7 * dayMs);
  await lists.eraseExpired();
  expect(vendor.has).toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
  expect(await stored()).not.toMatch(/ada@example\.com|Quillfeather/);
});
