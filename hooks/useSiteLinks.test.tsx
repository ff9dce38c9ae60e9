import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRouter, renderWithSite } from '@/tests/support/render';

function Links() {
  return (
    <>
      <a href="/en/houses/#watches">Watches</a>
      <a href="/fr/maisons/" hrefLang="fr" data-link="language">
        Français
      </a>
      <a href="/en/houses/" target="_blank" rel="noreferrer">
        Elsewhere
      </a>
      <a href="/en/offers.atom" type="application/atom+xml">
        Feed
      </a>
      <a href="/en/calendar.ics?id=results">Calendar</a>
      <a href="/documents/finance/2025/results.pdf">Document</a>
      <a href="/media/films/house.mp4">Film</a>
      <a href="https://www.example.com/en/">Another site</a>
      <a href="#main">Main</a>
      <a href="/en/press/" hrefLang="en" type="text/html">
        Press
      </a>
      <a href="/en/press/" onClick={(event) => event.preventDefault()}>
        Handled
      </a>
    </>
  );
}

const renderLinks = () => {
  const router = fakeRouter({ locale: 'fr', defaultLocale: 'default' });
  const { user } = renderWithSite(<Links />, { router });
  return { router, user };
};
const link = (name: string) => screen.getByRole('link', { name });

it('goes to a page of the site by its own address, whatever the locale of the current page', async () => {
  const { router, user } = renderLinks();
  await user.click(link('Watches'));
  expect(router.push).toHaveBeenCalledWith('/en/houses/#watches', undefined, { locale: false });
});

it('recognises a page by its address, even if the link has language and type attributes', async () => {
  const { router, user } = renderLinks();
  await user.click(link('Press'));
  expect(router.push).toHaveBeenCalledWith('/en/press/', undefined, { locale: false });
});

it.each(['Français', 'Elsewhere', 'Feed', 'Calendar', 'Document', 'Film', 'Another site', 'Main', 'Handled'])(
  'leaves “%s” to the browser',
  async (name) => {
    const { router, user } = renderLinks();
    await user.click(link(name));
    expect(router.push).not.toHaveBeenCalled();
  },
);

it('leaves a click with a modifier key to the browser', async () => {
  const { router, user } = renderLinks();
  await user.keyboard('{Control>}');
  await user.click(link('Watches'));
  expect(router.push).not.toHaveBeenCalled();
});
