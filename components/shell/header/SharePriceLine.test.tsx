import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { formatEuro } from '@/lib/i18n/formats';
import { mapLocales } from '@/lib/i18n/locales';
import type { SharePrice } from '@/lib/model/share-price';
import { renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { SharePriceLine } from './SharePriceLine';

const mockSharePrice = (sharePrice: number, details: Partial<SharePrice> = {}) => {
  const texts = mapLocales((locale) => formatEuro(locale, sharePrice));
  server.use(http.get('/api/share-price/', () => HttpResponse.json({ sharePrice, texts, ...details })));
};

it.each([
  ['en', '€184.20'],
  ['fr', '184,20\u202f€'],
] as const)('shows the price in the format of %s', async (locale, formattedPrice) => {
  mockSharePrice(184.2);
  renderWithSite(<SharePriceLine />, { content: { locale } });
  const price = await screen.findByText(/184/, { selector: 'data' });
  expect(price.textContent).toBe(formattedPrice);
  expect(price).toHaveAttribute('value', '184.2');
});

it('links to the share page, with the change and the time of the price', async () => {
  mockSharePrice(184.2, {
    changePercent: -0.48,
    asOf: '2026-03-10T10:00:00.000Z',
    shortTexts: { en: { change: '−0.48%', asOf: '10 Mar, 11:00' } },
  });
  renderWithSite(<SharePriceLine />, { content: { sharePage: '/en/investors/share/' } });
  const name = `${t('sharePrice.label')} €184.20 −0.48% 10 Mar, 11:00`;
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/en/investors/share/');
  expect(screen.getByText('−0.48%')).toHaveAttribute('value', '-0.48');
  const time = screen.getByText('10 Mar, 11:00');
  expect(time).toHaveAttribute('datetime', '2026-03-10T10:00:00.000Z');
  expect(time).toHaveAttribute('title', t('sharePrice.asOf', { time: '10 Mar, 11:00' }));
});

it.each([
  ['nothing else is available', {}, ''],
  ['only its change is available', { change: '−0.48%' }, ' −0.48%'],
  ['only its time is available', { asOf: '10 Mar, 11:00' }, ' 10 Mar, 11:00'],
])('shows the price and the available details if %s', async (_, shortText, suffix) => {
  mockSharePrice(184.2, { shortTexts: { en: shortText } });
  renderWithSite(<SharePriceLine />);
  const link = await screen.findByRole('link');
  expect(link.textContent).toBe(`${t('sharePrice.label')} €184.20${suffix}`);
  expect(link.querySelectorAll('time')).toHaveLength('asOf' in shortText ? 1 : 0);
});

it('shows nothing if there is no price', async () => {
  server.use(http.get('/api/share-price/', () => HttpResponse.json({ sharePrice: null })));
  const { container } = renderWithSite(<SharePriceLine />);
  await new Promise((resolve) => server.events.on('response:mocked', resolve));
  expect(container).toBeEmptyDOMElement();
});
