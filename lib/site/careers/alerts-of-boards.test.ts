import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wholeList } from '@/lib/model/lists/list-query';
import type { Alerts, OffersMail } from '@/lib/site/alerts/contract';
import { sendDue } from '@/lib/site/alerts/send-due';
import { removeContent } from '@/tests/support/content';
import { answerAs, vendorBoards, vendorNames, vendorUrl } from '@/tests/support/jobs-vendors';
import { fixtureBoard } from '@/tests/support/offer-files';
import { offersOf } from '@/tests/support/vendors/jobs/offers';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

const day = 86_400_000;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 0, 2, 12) });
});
afterEach(() => void vi.useRealTimers());

it.each(vendorNames)('alerts mail the new offers of the board %s since the last mail, once', async (name) => {
  const { standIn, boardAt, idOf } = vendorBoards[name];
  answerAs(standIn(offersOf(fixtureBoard(undefined, () => new Date()))));
  const { offerCatalogue } = await import('./catalogue/offer-catalogue');
  const { embeddedSearch } = await import('@/lib/upstreams/search/embedded');
  const catalogue = offerCatalogue({ board: boardAt(vendorUrl), search: embeddedSearch() });
  vi.doMock('./catalogue', () => ({ catalogue }));
  const { alertSources } = await import('./alert-sources');

  const mails: OffersMail[] = [];
  let since = Date.now();
  const alerts = {
    due: async () => [{ id: 'alert', criteria: wholeList, locale: 'en', since }],
    mailOffers: async (mail: OffersMail) => {
      mails.push(mail);
      since = mail.until;
      return true;
    },
  } as unknown as Alerts;

  await catalogue.load();
  expect(await sendDue(alerts, alertSources)).toBe(0);
  // The third posting is published on this day.
  vi.setSystemTime(Date.UTC(2025, 0, 3, 12));
  await catalogue.refresh();
  expect(await sendDue(alerts, alertSources)).toBe(1);
  expect(mails[0]?.offers).toEqual([
    {
      title: '時計職人',
      lang: expect.stringMatching(/^ja/),
      facts: 'Helvant · Tokyo, Japan',
      path: expect.stringMatching(new RegExp(`/asia/.*${idOf('H300').slice(-3)}/$`)),
    },
  ]);
  vi.setSystemTime(Date.now() + day);
  await catalogue.refresh();
  expect(await sendDue(alerts, alertSources)).toBe(0);
});
