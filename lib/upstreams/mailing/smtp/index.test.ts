import { afterEach, describe, expect, it } from 'vitest';
import { startMailServer } from '@/tests/support/mail-server';
import { env } from '../../../platform/env';
import { smtpMailer } from '.';

let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
afterEach(() => server?.close());

const serve = async (recipient?: string) => {
  server = await startMailServer(recipient);
  return server;
};

const from = 'Halcyre Talents <talents@halcyre.example>';
const email = {
  id: 'press:ada@example.com:7',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Good day',
  html: '<p>Good day</p>',
};

describe('SMTP', () => {
  it('sends an email to the server', async () => {
    const { url, lines } = await serve();
    await smtpMailer(url, from).send(email);
    expect(lines).toContain('MAIL FROM:<talents@halcyre.example>');
    expect(lines).toContain('RCPT TO:<ada@example.com>');
    expect(lines).toContain('Subject: Hello');
  });

  it.each([
    ['Halcyre <mail@letters.halcyre.example>', 'letters.halcyre.example'],
    ['mail@halcyre.example', 'halcyre.example'],
    ['mail', new URL(env.SITE_URL).hostname],
  ])(
    'uses the same Message-ID for every attempt to send an email from %s, and another for another email',
    async (sender, host) => {
      const { url, lines } = await serve();
      const mailer = smtpMailer(url, sender);
      await mailer.send(email);
      await mailer.send({ ...email, text: 'Good night' });
      await mailer.send({ ...email, id: 'another' });
      const ids = lines.filter((line) => line.startsWith('Message-ID: '));
      for (const id of ids) expect(id).toMatch(new RegExp(`^Message-ID: <[\\da-f]{32}@${host}>$`));
      expect(ids[0]).toBe(ids[1]);
      expect(ids[2]).not.toBe(ids[1]);
    },
  );

  it.each([
    ['refused', '550'],
    ['unavailable', '450'],
  ])('is %s if the server responds with %s, and reports no personal data', async (problem, code) => {
    const { url } = await serve(`${code} no ada@example.com here`);
    const error = await smtpMailer(url, from)
      .send(email)
      .catch((thrown) => thrown);
    expect(error).toMatchObject({ name: 'UpstreamError', problem });
    expect(error.cause.message).toBe(`the mail server failed EENVELOPE ${code}`);
    expect(error.cause.cause).toBeUndefined();
  });

  it('rejects if there is no server', async () => {
    const { url } = await serve();
    server?.close();
    await expect(smtpMailer(url, from).send(email)).rejects.toMatchObject({ problem: 'unavailable' });
  });
});
