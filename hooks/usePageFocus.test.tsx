import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRouter, renderWithSite } from '@/tests/support/render';
import { usePageFocus } from './usePageFocus';

function Page() {
  usePageFocus();
  return (
    <>
      <main tabIndex={-1} />
      <footer>
        <a href="/en/press/">Press</a>
        <button type="button">Languages</button>
      </footer>
    </>
  );
}

const renderPage = () => {
  window.history.replaceState(null, '', '/en/');
  const router = fakeRouter();
  renderWithSite(<Page />, { router });
  const arriveAt = (address: string) => {
    window.history.pushState(null, '', address);
    router.events.emit('routeChangeComplete', address, { shallow: false });
  };
  return { arriveAt, link: screen.getByRole('link', { name: 'Press' }) };
};

it('moves the focus from a link to the content of the page that it led to', () => {
  const { arriveAt, link } = renderPage();
  link.focus();
  arriveAt('/en/press/');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves the focus on a link that filters or extends its own page', () => {
  const { arriveAt, link } = renderPage();
  link.focus();
  arriveAt('/en/?page=1');
  expect(link).toHaveFocus();
});

it('leaves the focus on anything but a link', () => {
  const { arriveAt } = renderPage();
  screen.getByRole('button', { name: 'Languages' }).focus();
  arriveAt('/en/press/');
  expect(screen.getByRole('button', { name: 'Languages' })).toHaveFocus();
});
