import { describe, expect, it, vi } from 'vitest';
import { KeyReused } from '@/lib/platform/state/submission';
import type { AlertOffer, AlertRequest, Alerts } from '@/lib/site/alerts/contract';
import { sendDue } from '@/lib/site/alerts/send-due';
import type { Mailing } from '@/lib/upstreams/mailing/contract';
import { cancelTokenOf, day, later, tokenOf } from '@/tests/support/submissions';

type Mail = Parameters<Mailing['send']>[0];

/** Alerts without any requests yet, and the mails that they send. The clock is fake. */
export interface AlertsFixture {
  alerts: Alerts;
  mails: Mail[];
}

const wish: AlertRequest = {
  email: 'ada@example.com',
  frequency: 'daily',
  criteria: { search: 'watch', facets: { city: ['paris'] } },
  locale: 'en',
  key: 'key-of-the-form',
};
const offer: AlertOffer = { title: 'Watchmaker', lang: 'en', facts: 'Orvaine · Paris', path: '/en/offers/europe/x-1/' };
const sourcesOf = (...offers: AlertOffer[]) => ({
  newOffers: vi.fn(async () => offers),
  searchPath: async () => '/en/jobs/?search=watch',
});

/** The contract tests for alerts. */
export const testAlerts = (name: string, make: () => Promise<AlertsFixture>) =>
  describe(`the alerts ${name}`, () => {
    const confirmed = async (more: Partial<AlertRequest> = {}) => {
      const fixture = await make();
      await fixture.alerts.request({ ...wish, ...more });
      await fixture.alerts.settle(tokenOf(fixture.mails[0]));
      fixture.mails.length = 0;
      return fixture;
    };

    it('mail a link that shows what was requested, and confirms it', async () => {
      const { alerts, mails } = await make();
      await alerts.request(wish);
      expect(mails).toMatchObject([{ to: wish.email }]);
      const token = tokenOf(mails[0]);
      const { email: _, key: __, ...asked } = wish;
      expect(await alerts.view(token)).toEqual({ ...asked, purpose: 'confirm', status: 'pending', cancelToken: null });
      expect(await alerts.settle(token)).toMatchObject({ status: 'confirmed' });
      expect(await alerts.settle(token)).toMatchObject({ status: 'confirmed' });
    });

    it('treat the attempts of one submission as one, and another submission with its key as an error', async () => {
      const { alerts, mails } = await make();
      await Promise.all([alerts.request(wish), alerts.request(wish)]);
      await alerts.request(wish);
      expect(mails).toHaveLength(1);
      await expect(alerts.request({ ...wish, frequency: 'weekly' })).rejects.toThrow(KeyReused);
    });

    it('mail new offers to those who confirmed, when they are due', async () => {
      const begun = new Date();
      const { alerts, mails } = await confirmed();
      const sources = sourcesOf(offer);
      expect(await sendDue(alerts, sources)).toBe(0);
      later(day);
      expect(await sendDue(alerts, sources)).toBe(1);
      expect(sources.newOffers).toHaveBeenCalledExactlyOnceWith(wish.criteria, begun, 'en');
      expect(mails).toMatchObject([{ to: wish.email, text: expect.stringContaining('Watchmaker\nOrvaine · Paris\n') }]);
      expect(await sendDue(alerts, sources)).toBe(0);
    });

    it('mail once a week if requested', async () => {
      const { alerts } = await confirmed({ frequency: 'weekly' });
      later(6 * day);
      expect(await sendDue(alerts, sourcesOf(offer))).toBe(0);
      later(day);
      expect(await sendDue(alerts, sourcesOf(offer))).toBe(1);
    });

    it('mail nothing if nothing is new', async () => {
      const { alerts } = await confirmed();
      later(day);
      expect(await sendDue(alerts, sourcesOf())).toBe(0);
    });

    it('mail a due alert once, and a cancelled one never', async () => {
      const { alerts, mails } = await confirmed();
      later(day);
      const [due, ...others] = await alerts.due();
      expect(due).toEqual({ id: expect.any(String), criteria: wish.criteria, locale: 'en', since: expect.any(Number) });
      expect(others).toEqual([]);
      const { id = '', since = 0 } = due ?? {};
      const mail = { id, since, until: Date.now(), offers: [offer], searchPath: '/en/jobs/' };
      expect(await alerts.mailOffers(mail)).toBe(true);
      expect(await alerts.mailOffers(mail)).toBe(false);
      later(day);
      const [next] = await alerts.due();
      expect(next).toMatchObject({ id, since: mail.until });
      await alerts.settle(cancelTokenOf(mails[0]));
      expect(await alerts.mailOffers({ ...mail, since: mail.until, until: Date.now() })).toBe(false);
      expect(mails).toHaveLength(1);
    });

    it('mail nothing before they are confirmed', async () => {
      const { alerts } = await make();
      await alerts.request(wish);
      later(2 * day);
      expect(await sendDue(alerts, sourcesOf(offer))).toBe(0);
    });

    it('are cancelled by the link of their mails, and their criteria are erased', async () => {
      const { alerts, mails } = await confirmed();
      later(day);
      await sendDue(alerts, sourcesOf(offer));
      const token = cancelTokenOf(mails[0]);
      expect(await alerts.view(token)).toMatchObject({ purpose: 'cancel', status: 'confirmed' });
      expect(await alerts.settle(token)).toMatchObject({ status: 'cancelled', criteria: { search: '', facets: {} } });
      later(day);
      expect(await sendDue(alerts, sourcesOf(offer))).toBe(0);
    });

    it.each(['', 'x', 'a.b.c'])('return null for a link with “%s”', async (token) => {
      const { alerts } = await make();
      expect(await alerts.view(token)).toBeNull();
      expect(await alerts.settle(token)).toBeNull();
    });
  });
