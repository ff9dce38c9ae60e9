import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { captchaActions } from '@/lib/model/captcha';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import type { LinkPurpose } from '@/lib/platform/state/link-tokens';
import { KeyReusedError } from '@/lib/platform/state/outbox';
import { sign } from '@/lib/platform/state/signing';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { isFileBased } from './state';
import { advanceTime, dayMs, getCancelToken, getConfirmToken, type submissionFixtures } from './submissions';

/** A request as the person with its link sees it. */
interface View {
  purpose: LinkPurpose;
  status: string;
  cancelToken: string | null;
}

/** A store, backed by the test's file, as one process sees it. */
interface Store {
  /** Submits the form of ada@example.com, with some fields changed. */
  submit(overrides?: object): Promise<void>;
  view(token: string): Promise<View | null>;
  /** Confirms or cancels, depending on the link. */
  settle(token: string): Promise<View | null>;
  eraseExpired(): Promise<unknown>;
  /** Emails the link that cancels a confirmed request, if the first email does not contain it. */
  emailCancelLink?(): Promise<void>;
}

interface Options<CreateStore> {
  /** Imports the function that creates a store, as a new process would. */
  load: () => Promise<CreateStore>;
  /** Opens a store. By default, the function that the test file imports creates it. */
  open: (createStore?: CreateStore) => Store;
  /** Changes to the form that make it a different submission. */
  variants: object[];
  /** Strings of the form that are on disk until the submission is erased. */
  traces: string[];
}

/** Tests a store of submissions that are confirmed by email. */
export const testSubmissionStore = <CreateStore>(
  { emails, send, readStored: stored, deliver }: ReturnType<typeof submissionFixtures>,
  { load, open, variants, traces }: Options<CreateStore>,
) => {
  const deliverAll = async () => {
    while ((await deliver()) > 0);
  };
  const submitConfirmed = async () => {
    const store = open();
    await store.submit();
    await deliver();
    const token = getConfirmToken(emails[0]);
    await store.settle(token);
    await store.emailCancelLink?.();
    return { store, token, cancelToken: getCancelToken(emails.at(-1)) };
  };
  const expectErased = async () => {
    const disk = await stored();
    for (const trace of traces) expect(disk).not.toContain(trace);
  };

  describe('a submission', () => {
    it('is stored', async () => {
      await open().submit();
      const disk = await stored();
      for (const trace of traces) expect(disk).toContain(trace);
    });

    it('sent again with the same key is the same submission, in one process and in two', async () => {
      const both = [open(), open()];
      await Promise.all([...both, ...both].map((store) => store.submit()));
      advanceTime(6 * dayMs);
      await both[0]?.submit();
      await deliver();
      expect(emails).toHaveLength(1);
    });

    it('succeeds while the mail server is down: its email is sent later', async () => {
      const store = open();
      send.mockRejectedValueOnce(new UpstreamError('unavailable'));
      vi.spyOn(log, 'warn').mockImplementation(() => undefined);
      await store.submit();
      await deliver();
      expect(emails).toEqual([]);
      advanceTime(30_000);
      await deliver();
      expect((await store.settle(getConfirmToken(emails[0])))?.status).toBe('confirmed');
    });

    it.each([{ email: 'eve@example.com' }, ...variants])(
      'with the key of another submission is rejected: %j',
      async (otherForm) => {
        const store = open();
        await store.submit();
        await expect(store.submit(otherForm)).rejects.toThrow(KeyReusedError);
        await deliver();
        expect(emails).toHaveLength(1);
      },
    );

    it('with the key of a cancelled submission is rejected', async () => {
      const { store, cancelToken } = await submitConfirmed();
      await store.settle(cancelToken);
      const { length } = emails;
      await expect(store.submit()).rejects.toThrow(KeyReusedError);
      expect(emails).toHaveLength(length);
    });

    it.runIf(isFileBased)('is not accepted if it cannot be stored, on a full disk', async () => {
      const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
      const store = open();
      await store.submit();
      await deliver();
      const [database] = exec.mock.contexts as DatabaseSync[];
      database?.exec('PRAGMA max_page_count = 1');
      const accepted: string[] = [];
      const rejected: string[] = [];
      for (let number = 0; rejected.length < 3; number++) {
        const email = `visitor-${number}@example.com`;
        await store.submit({ email, key: `key-${number}` }).then(
          () => accepted.push(email),
          () => rejected.push(email),
        );
      }
      expect(rejected).toHaveLength(3);
      database?.exec('PRAGMA max_page_count = 100000');
      await deliverAll();
      expect(emails.map(({ to }) => to)).toEqual(['ada@example.com', ...accepted]);
      const restarted = open();
      for (const email of emails) expect((await restarted.view(getConfirmToken(email)))?.status).toBe('pending');
      await store.submit({ email: rejected[0], key: `key-${accepted.length}` });
      await deliver();
      expect(emails.at(-1)?.to).toBe(rejected[0]);
    });
  });

  describe('the emails to one address', () => {
    const submitTimes = async (store: Store, times: number, overrides: object = {}) => {
      for (let time = 0; time < times; time++) await store.submit({ key: randomUUID(), ...overrides });
      await deliver();
    };

    it('are limited to three an hour, regardless of case; further requests get the same response', async () => {
      await submitTimes(open(), 3);
      const store = open();
      await expect(store.submit({ email: 'ADA@Example.com' })).resolves.toBeUndefined();
      await store.submit({ email: 'ADA@Example.com' });
      await deliver();
      await expect(store.submit({ email: 'eve@example.com' })).rejects.toThrow(KeyReusedError);
      expect(send).toHaveBeenCalledTimes(3);
      await submitTimes(store, 1, { email: 'eve@example.com' });
      expect(emails.map(({ to }) => to)).toEqual([...Array(3).fill('ada@example.com'), 'eve@example.com']);
    });

    it('stay limited for an address that cancels, although its data is erased', async () => {
      const store = open();
      await submitTimes(store, 3);
      await store.settle(getConfirmToken(emails[0]));
      await store.settle((await store.view(getConfirmToken(emails[0])))?.cancelToken ?? '');
      await expectErased();
      await submitTimes(open(), 1);
      expect(emails).toHaveLength(3);
    });
  });

  describe('a link', () => {
    it('confirms, any number of times', async () => {
      const store = open();
      await store.submit();
      await deliver();
      const token = getConfirmToken(emails[0]);
      expect(await store.view(token)).toMatchObject({ purpose: 'confirm', status: 'pending', cancelToken: null });
      for (const settled of [await store.settle(token), await store.settle(token), await store.view(token)])
        expect(settled).toMatchObject({ purpose: 'confirm', status: 'confirmed' });
    });

    it('confirms after a restart', async () => {
      await open().submit();
      await deliver();
      const token = getConfirmToken(emails[0]);
      const original = await load();
      const reloaded = await load();
      expect(reloaded).not.toBe(original);
      const restarted = open(reloaded);
      expect((await restarted.settle(token))?.status).toBe('confirmed');
      await restarted.emailCancelLink?.();
      expect((await open().view(token))?.status).toBe('confirmed');
    });

    it('leads to the link that cancels, which is in the emails, too', async () => {
      const { store, token, cancelToken } = await submitConfirmed();
      const viewedToken = (await store.view(token))?.cancelToken ?? '';
      for (const linkToken of [viewedToken, cancelToken])
        expect(await store.view(linkToken)).toMatchObject({ purpose: 'cancel', status: 'confirmed' });
    });

    it('cancels, any number of times and after a restart, and no longer confirms', async () => {
      const { store, token, cancelToken } = await submitConfirmed();
      expect(await store.settle(cancelToken)).toMatchObject({ status: 'cancelled', cancelToken: null });
      const restarted = open();
      expect((await restarted.settle(cancelToken))?.status).toBe('cancelled');
      expect((await restarted.settle(token))?.status).toBe('cancelled');
      expect((await restarted.view(token))?.status).toBe('cancelled');
    });

    it('that cancels erases everything that is stored about the person, on the disk, too', async () => {
      const { store, cancelToken } = await submitConfirmed();
      expect(await stored()).toContain('ada@example.com');
      await store.settle(cancelToken);
      await expectErased();
    });

    it('cancels for two years, which is longer than it confirms', async () => {
      const { store, token, cancelToken } = await submitConfirmed();
      advanceTime(8 * dayMs);
      await store.eraseExpired();
      expect(await store.settle(token)).toBeNull();
      advanceTime(720 * dayMs);
      expect((await store.settle(cancelToken))?.status).toBe('cancelled');
      advanceTime(30 * dayMs);
      expect(await store.settle(cancelToken)).toBeNull();
    });

    it('confirms for seven days; then the submission is erased', async () => {
      const store = open();
      await store.submit();
      await deliver();
      const token = getConfirmToken(emails[0]);
      advanceTime(7 * dayMs - 60_000);
      await store.eraseExpired();
      expect((await store.view(token))?.status).toBe('pending');
      advanceTime(120_000);
      expect(await store.settle(token)).toBeNull();
      await store.eraseExpired();
      await expectErased();
      expect(await store.settle(token)).toBeNull();
      await store.submit();
      await deliver();
      expect((await store.settle(getConfirmToken(emails[1])))?.status).toBe('confirmed');
    });

    it('leads to nothing if it is forged', async () => {
      const { store, token } = await submitConfirmed();
      const payload = { id: randomUUID(), key: 'key-of-the-form', frequency: 'daily', locale: 'en' };
      const purposes = ['alert:confirm', 'alert:cancel', 'subscription:confirm', 'subscription:cancel', 'x'];
      const signedTokens = await Promise.all(purposes.map((purpose) => sign(purpose, payload, 60)));
      for (const foreignToken of [
        '',
        'x',
        ...signedTokens,
        ...(await Promise.all(captchaActions.map(issueCaptchaPass))),
      ]) {
        expect(await store.view(foreignToken)).toBeNull();
        expect(await store.settle(foreignToken)).toBeNull();
        expect(await store.settle(foreignToken)).toBeNull();
      }
      expect((await store.view(token))?.status).toBe('confirmed');
    });
  });
};
