import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import type { CaptchaAction } from '../model/captcha';
import { issueCaptchaPass } from '../upstreams/captcha/pass';
import { submitOnce } from './submit-once';

temporaryDataDir();

const submit = async (action: CaptchaAction, remoteAddress: string, emailsVisitor?: boolean) => {
  const headers = { 'idempotency-key': randomUUID() };
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  const captchaPass = await issueCaptchaPass(action);
  return submitOnce({ request, action, captchaPass, emailsVisitor }, async () => 'stored');
};

it('one network can email sixty people an hour, by all forms together, and still write to the group', async () => {
  const actions = ['job-alert', 'job-list', 'subscription'] as const;
  for (let count = 0; count < 60; count++)
    expect(await submit(actions[count % 3] ?? 'job-alert', `2001:db8:7:1::${count}`)).toBe('stored');
  for (const action of actions)
    await expect(submit(action, '2001:db8:7:1::ffff')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: expect.closeTo(3600, -2),
    });
  await expect(submit('contact', '2001:db8:7:1::ffff', true)).rejects.toMatchObject({ status: 429 });
  for (const action of ['contact', 'report'] as const)
    expect(await submit(action, '2001:db8:7:1::ffff')).toBe('stored');
  expect(await submit('job-alert', '2001:db8:7:2::1')).toBe('stored');
});
