import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import type { Section } from '@/lib/model/section';
import { t as commonT, getTranslator, renderWithSite } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import SharePriceBrief from './SharePriceBrief';

const t = getTranslator('en', 'share-price');

const lastYear = {
  close: { date: { iso: '2026-11-20', text: '20 November 2026' }, price: 220, text: '€220.00' },
  line: 'M0,100L50,20L100,0',
  changeText: '+€20.00 (+10.00%)',
};
const results = {
  label: 'Results and revenue',
  date: { iso: '2026-10-22', text: '22 October 2026' },
  title: 'Third-quarter revenue',
  href: '/media/files/q3.pdf',
};
const render = (year: Section<'share-price-brief'>['lastYear'] = lastYear, latest = [results]) =>
  renderWithSite(<SharePriceBrief type="share-price-brief" lastYear={year} latest={latest} />, {
    content: { sharePage: '/en/investors/share/' },
  });
const link = () => screen.getByRole('link', { name: t('name') });

it('shows the last close, the year and the latest results, and links to the share page, before the current price is loaded', () => {
  const { container } = render();
  expect(link()).toHaveAttribute('href', '/en/investors/share/');
  expect(screen.getByText('Results and revenue')).toBeVisible();
  expect(screen.getByText('22 October 2026')).toHaveAttribute('datetime', '2026-10-22');
  expect(screen.getByRole('link', { name: 'Third-quarter revenue' })).toHaveAttribute('href', '/media/files/q3.pdf');
  expect(screen.getByText('€220.00')).toBeVisible();
  expect(screen.getByText(t('close', { date: '20 November 2026' }))).toBeVisible();
  expect(container.querySelector('path')).toHaveAttribute('d', 'M0,100L50,20L100,0');
  expect(screen.getByRole('figure')).toHaveTextContent(t('over', { change: '+€20.00 (+10.00%)', period: '1 year' }));
});

it('shows the current price with its change and its time', async () => {
  const quote = {
    sharePrice: 225.5,
    texts: { en: '€225.50' },
    asOf: '2026-11-23T10:00:00.000Z',
    shortTexts: { en: { change: '+2.50%', asOf: '23 Nov, 11:00' } },
  };
  server.use(http.get('/api/share-price/', () => HttpResponse.json(quote)));
  render();
  const price = await screen.findByText('€225.50');
  expect(price.parentElement).toHaveTextContent('€225.50 +2.50%');
  const time = screen.getByText(commonT('sharePrice.asOf', { time: '23 Nov, 11:00' }));
  expect(time).toHaveAttribute('datetime', quote.asOf);
  expect(screen.queryByText('€220.00')).toBeNull();
});

it('shows only the current price if nothing else is available', async () => {
  const quote = { sharePrice: 225.5, texts: { en: '€225.50' }, shortTexts: { en: {} } };
  server.use(http.get('/api/share-price/', () => HttpResponse.json(quote)));
  const { container } = render(null, []);
  const price = await screen.findByText('€225.50');
  expect(price.parentElement?.textContent?.trim()).toBe('€225.50');
  expect(container.querySelector('time')).toBeNull();
  expect(link()).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByText(t('close', { date: '20 November 2026' }))).toBeNull();
});
