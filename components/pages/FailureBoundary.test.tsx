import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getTranslator, renderWithSite, type SiteOptions } from '@/tests/support/render';
import { buildPage } from '@/tests/support/site-content';
import { FailureBoundary } from './FailureBoundary';

const error = new Error('This part cannot be rendered.');
function Failing(): never {
  throw error;
}

const log = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(log);
});

const failingPage = buildPage();
const renderFailing = (options?: SiteOptions) =>
  renderWithSite(
    <FailureBoundary page={failingPage}>
      <Failing />
    </FailureBoundary>,
    options,
  );

it('shows the minimal error layout with a link to the home page, and logs the error', () => {
  const t = getTranslator('jp');
  renderFailing({ content: { locale: 'jp' } });
  expect(screen.getByRole('heading', { level: 1, name: t('failure.title') })).toHaveFocus();
  expect(screen.getByRole('link', { name: t('failure.home') })).toHaveAttribute('href', '/jp/');
  expect(screen.getByRole('button', { name: t('failure.reload') })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Halcyre');
  expect(screen.queryByRole('search')).toBeNull();
  expect(log.mock.calls.flat()).toContain(error);
});

it('shows the next page that the visitor navigates to', () => {
  const { rerender } = renderFailing();
  rerender(<FailureBoundary page={buildPage()}>The next page</FailureBoundary>);
  expect(screen.getByText('The next page')).toBeVisible();
});

it('shows the error page again if the next page fails, too', () => {
  const { rerender } = renderFailing();
  rerender(
    <FailureBoundary page={buildPage()}>
      <Failing />
    </FailureBoundary>,
  );
  expect(screen.getByRole('heading', { name: getTranslator('en')('failure.title') })).toBeVisible();
});
