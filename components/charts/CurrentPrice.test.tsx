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
  ['euro', { change: -1.2, changeTexts: { en: '−€1.20' } }, '−€1.20'],
  ['percent', { changePercent: -0.53, changeTexts: { en: '−0.53%' } }, '−0.53%'],
])('shows the direction of the price from a change in %s only', async (_, quote, change) => {
  await renderQuote(quote);
  expect(screen.getByText(t('change-down', { change }))).toHaveAttribute('data-direction', 'down');
});

it('shows the time without a change', async () => {
  await renderQuote({ asOfTexts: { en: '12 January 2026 at 15:00' } });
  expect(screen.getByText(commonT('sharePrice.asOf', { time: '12 January 2026 at 15:00' }))).toBeVisible();
  expect(document.querySelector('[data-direction]')).toBeNull();
});

it.each([
  [15, 'delayed by 15 minutes.'],
  [1, 'delayed by 1 minute.'],
])('says that prices are %i minutes old', async (delayMinutes, text) => {
  await renderQuote({}, delayMinutes);
  expect(screen.getByText(t('delay', { count: delayMinutes }))).toHaveTextContent(text);
});

it('shows no delay if there is none', async () => {
  const container = await renderQuote({}, 0);
  expect(container.textContent).toBe(`${t('name')}€225.50`);
});
