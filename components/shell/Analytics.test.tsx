import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureVisits } from '@/lib/browser/analytics/visits';
import { answerConsent } from '@/lib/browser/consent';
import { resetConsent } from '@/tests/support/consent';
import { getInteractions } from '@/tests/support/interactions';
import { createSiteWrapper, getTranslator, renderWithSite, type SiteOptions } from '@/tests/support/render';
import { Analytics } from './Analytics';

vi.mock('@/lib/browser/analytics/visits', () => ({ measureVisits: vi.fn(() => () => {}) }));

const withGtm = { content: { gtmId: 'GTM-TEST01' } };
const renderAnalytics = (options: SiteOptions = withGtm) =>
  renderWithSite(
    <>
      <Analytics />
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
afterEach(resetConsent);

it('asks for consent on the first visit, and not again after the answer', async () => {
  renderAnalytics();
  await waitFor(() => expect(queryBanner()).toBeVisible());
  await act(() => answerConsent([]));
  expect(queryBanner()).toBeNull();
});

it('does not ask visitors who have answered', async () => {
  await answerConsent([]);
  renderAnalytics();
  await loadBanner();
  expect(queryBanner()).toBeNull();
});

it('renders nothing on the server', () => {
  const Site = createSiteWrapper(withGtm);
  expect(
    renderToString(
      <Site>
        <Analytics />
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

it('tracks clicks', async () => {
  const { user } = renderAnalytics();
  await user.click(screen.getByRole('link', { name: 'Houses' }));
  expect(getInteractions()).toEqual([['Content', 'Click content', '/en/houses/']]);
});
