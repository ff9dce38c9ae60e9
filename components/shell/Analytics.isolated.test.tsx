import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureVisits } from '@/lib/browser/analytics/visits';
import { answerConsent } from '@/lib/browser/consent';
import { resetConsent } from '@/tests/support/consent';
import { getInteractions } from '@/tests/support/interactions';
import { createSiteWrapper, getTranslator, renderWithSite, type SiteOptions } from '@/tests/support/render';
import { Analytics } from './Analytics';

const { useReportWebVitals } = vi.hoisted(() => ({ useReportWebVitals: vi.fn() }));
vi.mock('next/web-vitals', () => ({ useReportWebVitals }));
vi.mock('@/lib/browser/analytics/visits', () => ({ measureVisits: vi.fn(() => () => {}) }));

const withGtm = { content: { gtmId: 'GTM-TEST01' } };
const renderAnalytics = (options: SiteOptions = withGtm) =>
  renderWithSite(
    <>
      <Analytics pageType="Organization" />
      <main>
        <a href="/en/houses/">Houses</a>
      </main>
    </>,
    options,
  );
const queryBanner = () => screen.queryByRole('region', { name: getTranslator('en', 'consent')('banner.title') });
const loadBanner = () => import('../consent/ConsentBanner');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetConsent();
});

it('asks for consent on the first visit, and not again after the answer', async () => {
  renderAnalytics();
  await waitFor(() => expect(queryBanner()).toBeVisible());
  await act(() => answerConsent([]));
  expect(queryBanner()).toBeNull();
});

it('renders nothing on the server', () => {
  const Site = createSiteWrapper(withGtm);
  expect(
    renderToString(
      <Site>
        <Analytics pageType="Organization" />
      </Site>,
    ),
  ).toBe('');
});

it('measures visits with the site’s tag manager container', () => {
  renderAnalytics();
  expect(measureVisits).toHaveBeenCalledExactlyOnceWith('GTM-TEST01');
});

it.each([
  ['there is no tag manager', {}],
  ['drafts are previewed', { ...withGtm, isPreview: true }],
])('neither asks nor measures if %s', async (_, options) => {
  renderAnalytics(options);
  await act(loadBanner);
  expect(queryBanner()).toBeNull();
  expect(measureVisits).not.toHaveBeenCalled();
});

it('sends the Web Vitals of one page view in ten after consent, with no more than the type of the page', async () => {
  const beacons: unknown[][] = [];
  // jsdom does not have it.
  Object.assign(navigator, { sendBeacon: (...beacon: unknown[]) => beacons.push(beacon) });
  vi.spyOn(Math, 'random').mockReturnValue(0.09);
  await answerConsent(['analytics']);
  renderAnalytics();
  await waitFor(() => expect(useReportWebVitals).toHaveBeenCalled());
  const [report] = useReportWebVitals.mock.lastCall ?? [];
  report({ name: 'FCP', id: 'v6-1', value: 900 });
  report({ name: 'LCP', id: 'v6-2', value: 1234.5, entries: [] });
  report({ name: 'LCP', id: 'v6-2', value: 2000 });
  report({ name: 'LCP', id: 'v6-3', value: 300, navigationType: 'soft-navigation' });
  const [[url, body]] = beacons as [[string, Blob]];
  expect(beacons).toHaveLength(1);
  expect(url).toBe('/api/web-vitals/');
  expect(body.type).toBe('application/json');
  expect(JSON.parse(await body.text())).toEqual({ name: 'LCP', value: 1234.5, pageType: 'Organization' });
});

it.each([
  ['without consent to measurement', ['media'], 0.09],
  ['of a page view outside the sample', ['analytics'], 0.1],
] as const)('measures no Web Vitals %s', async (_, categories, random) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  vi.stubGlobal('requestIdleCallback', (action: () => void) => action());
  await answerConsent(categories);
  renderAnalytics();
  await act(() => import('./WebVitals'));
  expect(useReportWebVitals).not.toHaveBeenCalled();
});

it('tracks clicks', async () => {
  const { user } = renderAnalytics();
  await user.click(screen.getByRole('link', { name: 'Houses' }));
  expect(getInteractions()).toEqual([['Content', 'Click content', '/en/houses/']]);
});
