import { beforeEach, describe, expect, it } from 'vitest';
import type { Email, Mailer } from '@/lib/upstreams/mailing/contract';

interface MailingFixture {
  mailing: Mailer;
  /**
   * The emails that were handed over: either every attempt, or the last attempt for each email. `id` is the id that
   * recipients see, `to` and `replyTo` are as in the headers of the email, and `headers` contains the headers in
   * `headerNames`.
   */
  listReceived(headerNames: string[]): Promise<Required<Email>[]>;
  /** Makes every further email fail. */
  breakDown(): unknown;
}

const email = {
  id: 'press:ada@example.com:7',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Good day',
  html: '<p>Good day</p>',
};

/** Defines the contract tests for mailers. `make` returns a mailer that has not sent an email yet. */
export const testMailing = (name: string, make: () => Promise<MailingFixture>) =>
  describe(name, () => {
    let fixture: MailingFixture;
    const send = (overrides: Partial<Email> = {}) => fixture.mailing.send({ ...email, ...overrides });
    const getLastEmail = async (headerNames: string[] = []) => (await fixture.listReceived(headerNames)).at(-1);
    beforeEach(async () => {
      fixture = await make();
    });

    it('sends an email', async () => {
      await send();
      const { to, subject, text, html } = email;
      expect(await getLastEmail()).toMatchObject({ to, subject, text, html, replyTo: '' });
      expect(await fixture.listReceived([])).toHaveLength(1);
    });

    it('preserves every script, in the subject and in both texts', async () => {
      const subject = '新しい求人のお知らせ：東京の時計師、そして京都の職人。あなたの条件に合う求人が三件あります。';
      const text = `À l’atelier de Zoë\n${'時計師と職人 '.repeat(40)}🪡`;
      const html = `<p>${text.replaceAll('\n', '<br>')}</p>`;
      await send({ subject, text, html });
      const received = await getLastEmail();
      const normalizeNewlines = (value = '') => value.replaceAll('\r\n', '\n');
      expect([received?.subject, normalizeNewlines(received?.text), normalizeNewlines(received?.html)]).toEqual([
        subject,
        text,
        html,
      ]);
    });

    it('preserves further headers', async () => {
      const url = `https://www.example.com/en/job-alert/?token=${'aB3_-.'.repeat(50)}`;
      const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await send({ headers });
      expect((await getLastEmail(Object.keys(headers)))?.headers).toEqual(headers);
    });

    it('sets the address for replies, if there is one', async () => {
      await send({ replyTo: 'eve@example.com' });
      expect((await getLastEmail())?.replyTo).toBe('eve@example.com');
    });

    it('gives an email that is sent again the same id, whatever its content, and another email another id', async () => {
      await send();
      await send({ text: 'Good night' });
      const emails = await fixture.listReceived([]);
      expect(new Set(emails.map(({ id }) => id)).size).toBe(1);
      expect(emails.at(-1)?.text).toBe('Good night');
      await send({ id: 'another' });
      expect(new Set((await fixture.listReceived([])).map(({ id }) => id)).size).toBe(2);
    });

    it('reveals nothing to recipients by the id', async () => {
      await send();
      expect((await getLastEmail())?.id).not.toMatch(/press|ada@example\.com/);
    });

    it('sends many emails concurrently', async () => {
      await Promise.all(Array.from({ length: 10 }, (_, index) => send({ id: `email-${index}`, text: `Day ${index}` })));
      const texts = (await fixture.listReceived([])).map(({ text }) => text);
      expect(texts.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `Day ${index}`));
    });

    it('writes to a single address, and prevents header injection', async () => {
      const twoAddresses = 'ada@example.com, eve@evil.example';
      await send({
        to: twoAddresses,
        replyTo: `${twoAddresses}\r\nBcc: eve@evil.example`,
        subject: 'Hello\r\nBcc: eve@evil.example',
      }).catch(() => undefined);
      for (const { to, headers } of await fixture.listReceived(['Bcc', 'Cc'])) {
        expect(to).not.toMatch(/,\s*eve@evil\.example$/);
        expect(headers).toEqual({ Bcc: '', Cc: '' });
      }
    });

    it('throws if an email may be lost', async () => {
      await fixture.breakDown();
      await expect(send()).rejects.toThrow();
    });
  });
