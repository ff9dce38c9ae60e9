import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { buildPriceHistory } from '@/tests/support/price-history';
import { t as commonT, getTranslator, renderWithSite } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { CurrentPrice } from './CurrentPrice';

const t = getTranslator('en', 'share-price');
const lastClosingPrice = buildPriceHistory().points.at(-1);
const closeText = t('close', { date: 'on 2026-01-11' });

/** Renders a quote with a price and `overrides`, and nothing else. */
const renderQuote = async (overrides: object = {}, delayMinutes: number | null = null) => {
  const response = { sharePrice: 225.5, texts: { en: '€225.50' }, ...overrides };
  server.use(http.get('/api/share-price/', () => HttpResponse.json(response)));
  const { container } = renderWithSite(
    <CurrentPrice lastClosingPrice={lastClosingPrice} delayMinutes={delayMinutes} isDemonstration={false} />,
  );
  await screen.findByText('€225.50');
  return container;
};

it('leaves out the change, the time and the delay if the feed does not provide them', async () => {
  const container = await renderQuote({ changeTexts: {}, asOfTexts: {} });
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([t('name'), '€225.50']);
  expect(screen.queryByText(closeText)).toBeNull();
});

it.each([
  ['up', { change: 1.2, changeTexts: { en: '+€1.20' } }, '+€1.20'],
  ['level', { change: 0, changeTexts: { en: '€0.00' } }, '€0.00'],
  ['down', { change: -1.2, changeTexts: { en: '−€1.20' } }, '−€1.20'],
  ['down', { changePercent: -0.53, changeTexts: { en: '−0.53%' } }, '−0.53%'],
])('says that the price is %s from a change in euro or percent: %j', async (direction, quote, change) => {
  await renderQuote(quote);
  expect(screen.getByText(t(`change-${direction}`, { change }))).toHaveAttribute('data-direction', direction);
});

it('shows the time without a change', async () => {
  await renderQuote({ asOfTexts: { en: '12 January 2026 at 15:00' } });
  expect(screen.getByText(commonT('sharePrice.asOf', { time: '12 January 2026 at 15:00' }))).toBeVisible();
  expect(document.querySelector('[data-direction]')).toBeNull();
});

it('says how many minutes old prices are', async () => {
  await renderQuote({}, 1);
  expect(screen.getByText(t('delay', { count: 1 }))).toHaveTextContent('delayed by 1 minute.');
});

it('shows no delay if there is none', async () => {
  const container = await renderQuote({}, 0);
  expect(container.textContent).toBe(`${t('name')}€225.50`);
});
