import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeAll, expect, it, vi } from 'vitest';
import type { OverlayPage } from '@/lib/model/page';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { loadSections } from '@/tests/support/sections';
import { server } from '@/tests/support/server';
import { buildPicture } from '@/tests/support/site-content';
import { OverlayPopup } from './OverlayPopup';

beforeAll(loadSections);

const buildPage = (overrides: Partial<OverlayPage> = {}): OverlayPage => ({
  pageTitle: 'Profile',
  sections: [{ type: 'rich-text', title: 'A small centre', body: '<p>On purpose.</p>' }],
  words: {},
  ...overrides,
});

/** Renders the popup with a mocked endpoint. `requestedQueries` collects the query strings of the requests. */
const renderOverlay = (respond: () => Response | Promise<Response>) => {
  const requestedQueries: string[] = [];
  server.use(
    http.get('/api/page-in-overlay/', ({ request }) => {
      requestedQueries.push(new URL(request.url).search);
      return respond();
    }),
  );
  const onClose = vi.fn();
  const { user } = renderWithSite(
    <OverlayPopup href="/fr/groupe/profil/#centre" label="Our profile" onClose={onClose} />,
    { content: { locale: 'fr' } },
  );
  return { requestedQueries, user, onClose };
};
const translate = getTranslator('fr');
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('requests the page that the link names, and shows its title and sections', async () => {
  const { requestedQueries } = renderOverlay(() => HttpResponse.json(buildPage()));
  expect(await findHeading('Profile')).toHaveFocus();
  expect(requestedQueries).toEqual(['?path=%2Ffr%2Fgroupe%2Fprofil%2F&locale=fr']);
  expect(screen.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'A small centre' })).toBeVisible();
  expect(screen.getByText('On purpose.')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

it('begins with the text of the page’s hero, without the hero’s picture', async () => {
  const slide = { title: 'Made by hand', text: 'Slowly.', image: buildPicture({ alt: 'A bench' }), link: null };
  renderOverlay(() =>
    HttpResponse.json(
      buildPage({ sections: [{ type: 'hero', slides: [slide], date: null, house: null, offers: null }] }),
    ),
  );
  await findHeading('Made by hand');
  expect(screen.getByText('Slowly.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('loads the strings that its sections need', async () => {
  const album = { type: 'album', kind: 'finance', albumId: 'none', album: null } as const;
  const unavailable = 'Ces images sont en chemin.';
  server.use(http.get('/api/finance-album/', () => HttpResponse.json({ album: null })));
  renderOverlay(() => HttpResponse.json(buildPage({ sections: [album], words: { albums: { unavailable } } })));
  expect(await screen.findByText(unavailable)).toBeVisible();
});

it('is named after its link while loading, says so, and links to the page', async () => {
  const { user, onClose } = renderOverlay(async () => {
    await delay('infinite');
    return HttpResponse.json(buildPage());
  });
  expect(screen.getByRole('dialog', { name: 'Our profile' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(translate('overlay.loading'));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/groupe/profil/#centre');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('says so if the server fails, and links to the page', async () => {
  renderOverlay(() => HttpResponse.json({}, { status: 502 }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(translate('overlay.error')));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/groupe/profil/#centre');
});
