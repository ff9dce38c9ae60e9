import { randomUUID } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { captchaActions } from '@/lib/model/captcha';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import type { Purpose } from '@/lib/platform/state/link-tokens';
import { KeyReusedError } from '@/lib/platform/state/outbox';
import { sign } from '@/lib/platform/state/signing';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { inFiles } from './state';
import { cancelTokenOf, day, later, type submissionFixtures, tokenOf } from './submissions';

/** A request as the holder of its link sees it. */
interface View {
  purpose: Purpose;
  status: 'pending' | 'confirmed' | 'cancelled';
  cancelToken: string | null;
}

/** A store, backed by the test's file, as one process sees it. */
interface Store {
  /** Submits the form of ada@example.com, changed by `more`. */
  submit(more?: object): Promise<void>;
  view(token: string): Promise<View | null>;
  confirm(token: string): Promise<View | null>;
  cancel(token: string): Promise<View | null>;
  eraseExpired(): Promise<unknown>;
  /** Mails the link that cancels a confirmed request, if the first mail does not contain one. */
  mailCancel?(): Promise<void>;
}

interface Kind<Make> {
  /** Imports the function that makes a store, as a new process would. */
  load: () => Promise<Make>;
  /** Opens a store. By default, it is made by the function that the test file imports. */
  open: (make?: Make) => Store;
  /** Changes to the form that make it a different submission. */
  others: object[];
  /** Strings of the form that are on disk until the submission is erased. */
  traces: string[];
}

/** Tests a store of submissions that are confirmed by mail. */
export const testSubmissionStore = <Make>(
  { mails, send, file, stored, deliver }: ReturnType<typeof submissionFixtures>,
  { load, open, others, traces }: Kind<Make>,
) => {
  const deliverAll = async () => {
    while ((await deliver()) > 0);
  };
  const confirmed = async () => {
    const store = open();
    await store.submit();
    await deliver();
    const token = tokenOf(mails[0]);
    await store.confirm(token);
    await store.mailCancel?.();
    return { store, token, cancelToken: cancelTokenOf(mails.at(-1)) };
  };
  const expectErased = async () => {
    const disk = await stored();
    for (const trace of traces) expect(disk).not.toContain(trace);
  };

  describe('a submission', () => {
    it('is stored so that only its owner can read it', async () => {
      await open().submit();
      if (inFiles) expect(statSync(file()).mode & 0o777).toBe(0o600);
      const disk = await stored();
      for (const trace of traces) expect(disk).toContain(trace);
    });

    it('again with the same key is the same submission, in one process and in two', async () => {
      const both = [open(), open()];
      await Promise.all([...both, ...both].map((store) => store.submit()));
      later(6 * day);
      await both[0]?.submit();
      await deliver();
      expect(mails).toHaveLength(1);
    });

    it('succeeds while the mail server is down: its mail is sent later', async () => {
      const store = open();
      send.mockRejectedValueOnce(new UpstreamError('unavailable'));
      vi.spyOn(log, 'warn').mockImplementation(() => undefined);
      await store.submit();
      await deliver();
      expect(mails).toEqual([]);
      later(30_000);
      await deliver();
      expect((await store.confirm(tokenOf(mails[0])))?.status).toBe('confirmed');
    });

    it.each([{ email: 'eve@example.com' }, ...others])('with the key of another is refused: %j', async (other) => {
      const store = open();
      await store.submit();
      await expect(store.submit(other)).rejects.toThrow(KeyReusedError);
      await deliver();
      expect(mails).toHaveLength(1);
    });

    it('with the key of a cancelled submission is refused', async () => {
      const { store, cancelToken } = await confirmed();
      await store.cancel(cancelToken);
      const { length } = mails;
      await expect(store.submit()).rejects.toThrow(KeyReusedError);
      expect(mails).toHaveLength(length);
    });

    it.runIf(inFiles)('claims nothing that cannot be stored on a full disk', async () => {
      const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
      const store = open();
      await store.submit();
      await deliver();
      const [database] = exec.mock.contexts as DatabaseSync[];
      database?.exec('PRAGMA max_page_count = 1');
      const kept: string[] = [];
      const refused: string[] = [];
      for (let number = 0; refused.length < 3; number++) {
        const email = `visitor-${number}@example.com`;
        await store.submit({ email, key: `key-${number}` }).then(
          () => kept.push(email),
          () => refused.push(email),
        );
      }
      expect(refused).toHaveLength(3);
      database?.exec('PRAGMA max_page_count = 100000');
      await deliverAll();
      expect(mails.map(({ to }) => to)).toEqual(['ada@example.com', ...kept]);
      const restarted = open();
      for (const mail of mails) expect((await restarted.view(tokenOf(mail)))?.status).toBe('pending');
      await store.submit({ email: refused[0], key: `key-${kept.length}` });
      await deliver();
      expect(mails.at(-1)?.to).toBe(refused[0]);
    });

    it.runIf(inFiles)('leaves the file to be made when it can be', async () => {
      const folder = path.dirname(file());
      writeFileSync(folder, '');
      const store = open();
      await expect(store.submit()).rejects.toThrow();
      rmSync(folder);
      await store.submit();
      await deliver();
      expect(mails).toHaveLength(1);
    });
  });

  describe('the mails to one address', () => {
    const submitTimes = async (store: Store, times: number, more: object = {}) => {
      for (let time = 0; time < times; time++) await store.submit({ key: randomUUID(), ...more });
      await deliver();
    };

    it('are limited to three an hour, regardless of case; further requests get the same answer', async () => {
      await submitTimes(open(), 3);
      const store = open();
      await expect(store.submit({ email: 'ADA@Example.com' })).resolves.toBeUndefined();
      await store.submit({ email: 'ADA@Example.com' });
      await deliver();
      await expect(store.submit({ email: 'eve@example.com' })).rejects.toThrow(KeyReusedError);
      expect(send).toHaveBeenCalledTimes(3);
      await submitTimes(store, 1, { email: 'eve@example.com' });
      expect(mails.map(({ to }) => to)).toEqual([...Array(3).fill('ada@example.com'), 'eve@example.com']);
    });

    it('are six a day', async () => {
      const store = open();
      for (const expected of [3, 6, 6, 6]) {
        await submitTimes(store, 4);
        expect(mails).toHaveLength(expected);
        later(day / 24);
      }
      later((day / 24) * 20);
      await submitTimes(store, 4);
      expect(mails).toHaveLength(9);
    });

    it('are counted at once, by processes that share the file', async () => {
      const [one, two] = [open(), open()];
      await Promise.all([submitTimes(one, 3), submitTimes(two, 3)]);
      expect(send).toHaveBeenCalledTimes(3);
    });

    it('are not used up by retries', async () => {
      const store = open();
      for (let time = 0; time < 4; time++) await store.submit();
      await submitTimes(store, 4);
      expect(mails).toHaveLength(3);
    });

    it('stay limited for an address that cancels, although its data is erased', async () => {
      const store = open();
      await submitTimes(store, 3);
      await store.confirm(tokenOf(mails[0]));
      await store.cancel((await store.view(tokenOf(mails[0])))?.cancelToken ?? '');
      await expectErased();
      await submitTimes(open(), 1);
      expect(mails).toHaveLength(3);
    });
  });

  describe('its link', () => {
    it('confirms, any number of times', async () => {
      const store = open();
      await store.submit();
      await deliver();
      const token = tokenOf(mails[0]);
      expect(await store.view(token)).toMatchObject({ purpose: 'confirm', status: 'pending', cancelToken: null });
      for (const settled of [await store.confirm(token), await store.confirm(token), await store.view(token)])
        expect(settled).toMatchObject({ purpose: 'confirm', status: 'confirmed' });
    });

    it('confirms after a restart', async () => {
      await open().submit();
      await deliver();
      const token = tokenOf(mails[0]);
      const made = await load();
      const reloaded = await load();
      expect(reloaded).not.toBe(made);
      const restarted = open(reloaded);
      expect((await restarted.confirm(token))?.status).toBe('confirmed');
      await restarted.mailCancel?.();
      expect((await open().view(token))?.status).toBe('confirmed');
    });

    it('links to the one that cancels, which the mails have too', async () => {
      const { store, token, cancelToken } = await confirmed();
      const onward = (await store.view(token))?.cancelToken ?? '';
      for (const cancel of [onward, cancelToken])
        expect(await store.view(cancel)).toMatchObject({ purpose: 'cancel', status: 'confirmed' });
    });

    it('cancels, any number of times and after a restart, and then confirms no more', async () => {
      const { store, token, cancelToken } = await confirmed();
      expect(await store.cancel(cancelToken)).toMatchObject({ status: 'cancelled', cancelToken: null });
      const restarted = open();
      expect((await restarted.cancel(cancelToken))?.status).toBe('cancelled');
      expect((await restarted.confirm(token))?.status).toBe('cancelled');
      expect((await restarted.view(token))?.status).toBe('cancelled');
    });

    it('that cancels erases all that is known of the person, on the disk too', async () => {
      const { store, cancelToken } = await confirmed();
      expect(await stored()).toContain('ada@example.com');
      await store.cancel(cancelToken);
      await expectErased();
    });

    it('cancels for two years, which is longer than it confirms', async () => {
      const { store, token, cancelToken } = await confirmed();
      later(8 * day);
      expect(await store.confirm(token)).toBeNull();
      later(720 * day);
      expect((await store.cancel(cancelToken))?.status).toBe('cancelled');
      later(30 * day);
      expect(await store.cancel(cancelToken)).toBeNull();
    });

    it('confirms for seven days; then what was submitted is erased', async () => {
      const store = open();
      await store.submit();
      await deliver();
      const token = tokenOf(mails[0]);
      later(7 * day - 60_000);
      expect((await store.view(token))?.status).toBe('pending');
      later(120_000);
      expect(await store.confirm(token)).toBeNull();
      await store.eraseExpired();
      await expectErased();
      expect(await store.confirm(token)).toBeNull();
      await store.submit();
      await deliver();
      expect((await store.confirm(tokenOf(mails[1])))?.status).toBe('confirmed');
    });

    it('is null if it is forged', async () => {
      const { store, token } = await confirmed();
      const unknown = { id: randomUUID(), key: 'key-of-the-form', frequency: 'daily', locale: 'en' };
      const purposes = ['alert:confirm', 'alert:cancel', 'subscription:confirm', 'subscription:cancel', 'x'];
      const signed = await Promise.all(purposes.map((purpose) => sign(purpose, unknown, 60)));
      for (const foreign of ['', 'x', ...signed, ...(await Promise.all(captchaActions.map(issueCaptchaPass)))]) {
        expect(await store.view(foreign)).toBeNull();
        expect(await store.confirm(foreign)).toBeNull();
        expect(await store.cancel(foreign)).toBeNull();
      }
      expect((await store.view(token))?.status).toBe('confirmed');
    });
  });
};
