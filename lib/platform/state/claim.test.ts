import { expect, it, vi } from 'vitest';
import { log } from '../process/log';
import { type Claim, doClaimed } from './claim';

const claim = {
  renew: vi.fn<Claim['renew']>(async () => undefined),
  release: vi.fn<Claim['release']>(async () => undefined),
  done: vi.fn<Claim['done']>(async () => undefined),
};

it('finished work is recorded once the database is back', async () => {
  claim.done.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no connection'));
  const work = vi.fn(async () => undefined);
  await doClaimed(claim, work);
  expect(work).toHaveBeenCalledTimes(1);
  expect(claim.done).toHaveBeenCalledTimes(3);
  expect(claim.release).not.toHaveBeenCalled();
});

it('work that fails keeps its error if the claim cannot be released', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  claim.release.mockRejectedValueOnce(new Error('no connection'));
  const refused = new Error('the mail server refuses it');
  await expect(doClaimed(claim, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
