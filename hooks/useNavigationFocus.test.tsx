import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeRouter, renderWithSite } from '@/tests/support/render';
import { useNavigationFocus } from './useNavigationFocus';

/** Runs the callbacks of all observers, as when late content changes the height of the page. */
let resize = () => {};
const scrolledId = vi.fn();

beforeEach(() => {
  const callbacks = new Set<() => void>();
  resize = () => callbacks.forEach((callback) => void callback());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe() {
        callbacks.add(this.callback);
      }
      disconnect() {
        callbacks.delete(this.callback);
      }
    },
  );
  scrolledId.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledId(this.id);
  };
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function Page() {
  useNavigationFocus();
  return (
    <>
      <button type="button">Menu</button>
      <main tabIndex={-1}>
        <h1>Press</h1>
        <section id="news">
          <h2>News</h2>
        </section>
      </main>
      <footer>
        <a href="/en/press/">Press contacts</a>
      </footer>
      <dialog open>
        <input aria-label="Search" />
      </dialog>
    </>
  );
}

const renderPage = () => {
  window.history.replaceState({ key: 'home' }, '', '/en/');
  const router = fakeRouter();
  const { user } = renderWithSite(<Page />, { router });
  const depart = (url: string) => act(() => router.events.emit('routeChangeStart', url, { shallow: false }));
  const navigateTo = (
    url: string,
    event: 'routeChangeComplete' | 'hashChangeComplete' = 'routeChangeComplete',
    key = url,
  ) => {
    window.history.pushState({ key }, '', url);
    act(() => router.events.emit(event, url, { shallow: false }));
  };
  return { navigateTo, depart, user, link: screen.getByRole('link', { name: 'Press contacts' }) };
};

const getHeading = (name: string) => screen.getByRole('heading', { name });
const addContacts = () => {
  const section = document.createElement('section');
  section.id = 'contacts';
  section.innerHTML = '<h2>Contacts</h2>';
  screen.getByRole('main').append(section);
  resize();
};

it.each([
  ['a link that both pages have', () => screen.getByRole('link', { name: 'Press contacts' }).focus()],
  ['a submenu that has closed', () => (document.activeElement as HTMLElement).blur()],
])('moves the focus from %s to the heading of the next page', (_, focus) => {
  const { navigateTo } = renderPage();
  focus();
  navigateTo('/en/press/');
  expect(getHeading('Press')).toHaveFocus();
  expect(scrolledId).not.toHaveBeenCalled();
});

it('moves the focus to the heading of a page whose code loads late', async () => {
  const { navigateTo } = renderPage();
  const heading = getHeading('Press');
  heading.remove();
  for (const other of screen.getAllByRole('heading')) other.remove();
  navigateTo('/en/press/');
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByRole('main').append(heading);
  await waitFor(() => expect(heading).toHaveFocus());
});

it('moves the focus to the heading of the same page if the control that had it is gone', () => {
  const { navigateTo, link } = renderPage();
  link.focus();
  link.remove();
  navigateTo('/en/?token=1');
  expect(getHeading('Press')).toHaveFocus();
});

it('moves the focus back to the link by which the visitor left', () => {
  const { navigateTo, depart } = renderPage();
  const card = document.createElement('a');
  card.href = '/en/press/';
  screen.getByRole('main').append(card);
  card.focus();
  depart('/en/press/');
  navigateTo('/en/press/');
  expect(getHeading('Press')).toHaveFocus();
  navigateTo('/en/', 'routeChangeComplete', 'home');
  expect(card).toHaveFocus();
});

it('leaves the focus on a link that filters or extends its own page', () => {
  const { navigateTo, link } = renderPage();
  link.focus();
  navigateTo('/en/?page=1');
  expect(link).toHaveFocus();
});

it('leaves the focus in a popup that was opened meanwhile', () => {
  const { navigateTo } = renderPage();
  screen.getByRole('textbox', { name: 'Search' }).focus();
  navigateTo('/en/press/');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

it('moves the focus to the part of the same page that a link names', () => {
  const { navigateTo, link } = renderPage();
  link.focus();
  navigateTo('/en/#news', 'hashChangeComplete');
  expect(getHeading('News')).toHaveFocus();
  expect(scrolledId).toHaveBeenLastCalledWith('news');
});

it('scrolls to a part that loads late, and stays there while sections above it load', () => {
  vi.useFakeTimers();
  const { navigateTo } = renderPage();
  navigateTo('/en/press/#contacts');
  expect(getHeading('Press')).toHaveFocus();
  expect(scrolledId).not.toHaveBeenCalled();
  addContacts();
  expect(getHeading('Contacts')).toHaveFocus();
  resize();
  expect(scrolledId.mock.calls).toEqual([['contacts'], ['contacts']]);
  vi.advanceTimersByTime(2000);
  resize();
  expect(scrolledId).toHaveBeenCalledTimes(2);
});

it('leaves the page where the visitor has scrolled it', () => {
  const { navigateTo } = renderPage();
  navigateTo('/en/press/#contacts');
  window.dispatchEvent(new Event('wheel'));
  addContacts();
  expect(scrolledId).not.toHaveBeenCalled();
  expect(getHeading('Press')).toHaveFocus();
});
