import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import type { Dashboard as DashboardData, Indicator } from '@/lib/model/dashboard';
import type { Section } from '@/lib/model/section';
import { t as commonT, getTranslator, renderWithSite } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import Dashboard from './Dashboard';

const t = getTranslator('en', 'dashboard');

const emissions: Indicator = {
  id: 'emissions',
  label: 'Emissions',
  unit: 'tonnes',
  note: 'Counted.',
  series: [
    { year: 2023, value: 1000, text: '1,000' },
    { year: 2024, value: 900, text: '900' },
    { year: 2025, value: 700, text: '700' },
  ],
  target: { year: 2030, value: 400, text: '400' },
  progress: { part: 0.5, text: '50%' },
};
const power: Indicator = {
  id: 'power',
  label: 'Power',
  unit: '',
  note: null,
  series: [
    { year: 2023, value: 20, text: '20%' },
    { year: 2025, value: 80, text: '80%' },
  ],
  target: null,
  progress: null,
};

const heading = { title: 'Climate', intro: 'Since 2023.', takeaway: 'Emissions have fallen by 30%.' };

const buildSection = (overrides: Partial<Section<'dashboard'>> = {}): Section<'dashboard'> => ({
  type: 'dashboard',
  dashboardId: 'climate',
  link: null,
  pagination: { address: '/en/climate/', page: 0, nbPages: 2, previous: null, next: '/en/climate/?page=1' },
  dashboard: { ...heading, nbPages: 2, indicators: [emissions, power] },
  ...overrides,
});
const pageLocalizations = [{ locale: 'en', path: '/en/climate/' }] as const;
const render = (overrides?: Partial<Section<'dashboard'>>) =>
  renderWithSite(<Dashboard {...buildSection(overrides)} />, {
    content: { pageLocalizations: [...pageLocalizations] },
  });

const getCard = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
const getBars = (name: string) => within(getCard(name)).getByRole('img');
const heightPercents = (name: string) =>
  [...getBars(name).children].map((bar) => {
    const part = (bar as HTMLElement).style.getPropertyValue('--part');
    return Math.round(100 * Number(part));
  });

it('shows its title, its subject, what the figures tell, and those of the last year', () => {
  render();
  expect(screen.getByRole('heading', { level: 2, name: 'Climate' })).toBeVisible();
  expect(screen.getByText('Since 2023.')).toBeVisible();
  expect(screen.getByText('Emissions have fallen by 30%.')).toBeVisible();
  expect(getCard('Emissions')).toHaveTextContent(`700 tonnes ${t('inYear', { year: 2025 })}`);
  expect(within(getCard('Emissions')).getByText('Counted.')).toBeVisible();
  expect(getCard('Power')).toHaveTextContent(`80% ${t('inYear', { year: 2025 })}`);
});

it('draws the years from zero, the target beside them, and the progress towards it, if there is one', () => {
  render();
  expect(heightPercents('Emissions')).toEqual([100, 90, 70, 40]);
  expect(getBars('Emissions')).toHaveAccessibleName('From 1,000 in 2023 to 700 in 2025, with a target of 400 for 2030');
  expect(within(getCard('Emissions')).getByText(t('targetYear', { year: 2030 }))).toBeVisible();
  const progress = within(getCard('Emissions')).getByText(t('progress', { progress: '50%' }));
  expect(progress.style.getPropertyValue('--part')).toBe('0.5');
  expect(heightPercents('Power')).toEqual([25, 100]);
  expect(getBars('Power')).toHaveAccessibleName('From 20% in 2023 to 80% in 2025');
  expect(within(getCard('Power')).queryByText(/of the way/)).toBeNull();
});

it('draws a target that is higher than every year', () => {
  const target = { year: 2028, value: 100, text: '100%' };
  render({ dashboard: { ...heading, nbPages: 1, indicators: [{ ...power, target }] } });
  expect(heightPercents('Power')).toEqual([20, 80, 100]);
});

it('draws nothing for figures of zero or below', () => {
  const series = [
    { year: 2023, value: -4, text: '−4%' },
    { year: 2024, value: 0, text: '0%' },
  ];
  render({ dashboard: { ...heading, nbPages: 1, indicators: [{ ...power, series }] } });
  expect(heightPercents('Power')).toEqual([0, 0]);
});

it('shows the same figures as tables', () => {
  render();
  const tables = screen.getAllByRole('table', { hidden: true });
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual(['Emissions (tonnes)', 'Power']);
  const rows = within(tables[0] as HTMLElement).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `${t('year')}${t('value')}`,
    '20231,000',
    '2024900',
    '2025700',
    `${t('targetYear', { year: 2030 })}400`,
  ]);
});

it('links to its other pages, and shows its own link', () => {
  render({ link: { label: 'The roadmap', href: '/en/roadmap/', kind: 'internal' } });
  const pager = screen.getByRole('navigation', { name: commonT('pager.label') });
  expect(within(pager).getByRole('link')).toHaveAttribute('href', '/en/climate/?page=1');
  expect(screen.getByRole('link', { name: 'The roadmap' })).toBeVisible();
});

it('shows a discreet note instead when its figures are unavailable', () => {
  render({ dashboard: null, pagination: null });
  expect(screen.getByText(t('unavailable'))).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByText(t('table'))).toBeNull();
});

/** Mocks the endpoint for figures; returns the query parameters of the requests. */
const mockResponse = (dashboard: DashboardData | null) => {
  const requests: object[] = [];
  server.use(
    http.get('/api/dashboard/', ({ request }) => {
      requests.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ dashboard });
    }),
  );
  return requests;
};
const secondPage: DashboardData = { ...heading, nbPages: 2, indicators: [power] };
const getLabels = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('loads its next page from the API, updates the address and announces it', async () => {
  window.history.replaceState({}, '', '/en/climate/');
  const requests = mockResponse(secondPage);
  const { user } = render();
  await user.click(screen.getByRole('link', { name: commonT('pager.next') }));
  await waitFor(() => expect(getLabels()).toEqual(['Power']));
  expect(requests).toEqual([{ dashboardId: 'climate', locale: 'en', page: '1' }]);
  expect(window.location.pathname + window.location.search).toBe('/en/climate/?page=1');
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(commonT('pager.position', { page: 2, nbPages: 2 }));
  expect(status).toHaveFocus();
  expect(screen.getByRole('link', { name: commonT('pager.previous') })).toHaveAttribute('href', '/en/climate/');
});

it('can request its figures again when they are unavailable', async () => {
  const requests = mockResponse(secondPage);
  const { user } = render({ dashboard: null, pagination: null });
  await user.click(screen.getByRole('button', { name: commonT('retry') }));
  await waitFor(() => expect(getLabels()).toEqual(['Power']));
  expect(requests).toEqual([{ dashboardId: 'climate', locale: 'en', page: '0' }]);
  expect(screen.queryByText(t('unavailable'))).toBeNull();
});

it('is reset when it shows another dashboard', () => {
  const site = render();
  site.rerender(<Dashboard {...buildSection({ dashboardId: 'materials', dashboard: secondPage })} />);
  expect(getLabels()).toEqual(['Power']);
});
