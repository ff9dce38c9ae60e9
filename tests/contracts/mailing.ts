import { beforeEach, describe, expect, it } from 'vitest';
import type { Email, Mailer } from '@/lib/upstreams/mailing/contract';

interface MailingFixture {
  mailing: Mailer;
  /**
   * The mails handed over: either every attempt, or the last attempt for each mail. `id` is the id that receivers see,
   * `to` and `replyTo` are as in the mail's headers, and `headers` contains the headers with the given names.
   */
  received(names: string[]): Promise<Required<Email>[]>;
  /** Makes every further mail be refused. */
  breakDown(): unknown;
}

const email = {
  id: 'press:ada@example.com:7',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Good day',
  html: '<p>Good day</p>',
};

/** The contract tests for mailings. `make` returns one that has been given no mail yet. */
export const testMailing = (name: string, make: () => Promise<MailingFixture>) =>
  describe(name, () => {
    let fixture: MailingFixture;
    const send = (overrides: Partial<Email> = {}) => fixture.mailing.send({ ...email, ...overrides });
    const lastEmail = async (names: string[] = []) => (await fixture.received(names)).at(-1);
    beforeEach(async () => {
      fixture = await make();
    });

    it('sends a mail', async () => {
      await send();
      const { to, subject, text, html } = email;
      expect(await lastEmail()).toMatchObject({ to, subject, text, html, replyTo: '' });
      expect(await fixture.received([])).toHaveLength(1);
    });

    it('keeps every script, in the subject and in both texts', async () => {
      const subject = '新しい求人のお知らせ：東京の時計師、そして京都の職人。あなたの条件に合う求人が三件あります。';
      const text = `À l’atelier de Zoë\n${'時計師と職人 '.repeat(40)}🪡`;
      const html = `<p>${text.replaceAll('\n', '<br>')}</p>`;
      await send({ subject, text, html });
      const received = await lastEmail();
      const normalizeNewlines = (value = '') => value.replaceAll('\r\n', '\n');
      expect([received?.subject, normalizeNewlines(received?.text), normalizeNewlines(received?.html)]).toEqual([
        subject,
        text,
        html,
      ]);
    });

    it('keeps further headers whole', async () => {
      const url = `https://www.example.com/en/job-alert/?token=${'aB3_-.'.repeat(50)}`;
      const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await send({ headers });
      expect((await lastEmail(Object.keys(headers)))?.headers).toEqual(headers);
    });

    it('sets who gets the reply, if that is somebody else', async () => {
      await send({ replyTo: 'eve@example.com' });
      expect((await lastEmail())?.replyTo).toBe('eve@example.com');
    });

    it('marks a mail that is sent again by its id, whatever its content, but no other mail', async () => {
      await send();
      await send({ text: 'Good night' });
      const emails = await fixture.received([]);
      expect(new Set(emails.map(({ id }) => id)).size).toBe(1);
      expect(emails.at(-1)?.text).toBe('Good night');
      await send({ id: 'another' });
      expect(new Set((await fixture.received([])).map(({ id }) => id)).size).toBe(2);
    });

    it('reveals nothing to receivers by the id', async () => {
      await send();
      expect((await lastEmail())?.id).not.toMatch(/press|ada@example\.com/);
    });

    it('sends many at once', async () => {
      await Promise.all(Array.from({ length: 10 }, (_, index) => send({ id: `mail-${index}`, text: `Day ${index}` })));
      const texts = (await fixture.received([])).map(({ text }) => text);
      expect(texts.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `Day ${index}`));
    });

    it('writes to one address, whatever it contains, and prevents header injection', async () => {
      const twoAddresses = 'ada@example.com, eve@evil.example';
      await send({
        to: twoAddresses,
        replyTo: `${twoAddresses}\r\nBcc: eve@evil.example`,
        subject: 'Hello\r\nBcc: eve@evil.example',
      }).catch(() => undefined);
      for (const { to, headers } of await fixture.received(['Bcc', 'Cc'])) {
        expect(to).not.toMatch(/,\s*eve@evil\.example$/);
        expect(headers).toEqual({ Bcc: '', Cc: '' });
      }
    });

    it('rejects if a mail may be lost', async () => {
      await fixture.breakDown();
      await expect(send()).rejects.toThrow();
    });
  });
