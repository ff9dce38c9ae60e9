import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { jobsT, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildJob } from '@/tests/support/site-content';
import { FavouritesList } from './FavouritesList';

const titlesById: Record<string, string> = { 'J-1': 'Watchmaker', 'J-2': 'Perfumer', 'J-3': 'Gilder', 'J-4': 'Setter' };

/** Renders the list with `ids` as favourites. The API reports `closedIds` as closed and leaves out `unknownIds`. */
const renderList = (ids: string[], closedIds: string[] = [], unknownIds: string[] = []) => {
  localStorage.setItem('favorites', JSON.stringify(ids));
  server.use(
    http.post('/api/job-offer/', async ({ request }) => {
      const requestedIds = (await request.json()) as string[];
      const openIds = requestedIds.filter((id) => ![...closedIds, ...unknownIds].includes(id));
      return HttpResponse.json({
        jobList: openIds.map((jobId) => buildJob({ jobId, jobPosting: titlesById[jobId] })),
        closed: requestedIds.filter((id) => closedIds.includes(id)),
      });
    }),
  );
  return renderWithSite(<FavouritesList />);
};

const link = (title: string) => screen.findByRole('link', { name: new RegExp(`^${title}`) });
const getHeart = (title: string) =>
  screen.getByRole('button', { name: new RegExp(`^${t('favourites.add', { job: title })}`) });
const getButton = (key: string) => screen.getByRole('button', { name: t(`favourites.${key}`) });
const shareButton = () => screen.getByRole('button', { name: t('favourites.share') });
const getStatus = () => screen.getByRole('status');

it('leads to the offers if nothing is saved, and has nothing to share', () => {
  renderList([]);
  expect(screen.getByRole('heading', { name: t('favourites.title') })).toBeVisible();
  expect(screen.getByText(t('favourites.empty'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: t('favourites.browse') })).toHaveAttribute('href', '/en/talents/offers/');
});

it('links to the saved offers in the list of all offers, which emails them', async () => {
  renderList(['J-1', 'J-2']);
  await link('Watchmaker');
  const allOffersLink = screen.getByRole('link', { name: t('favourites.showAll') });
  expect(allOffersLink).toHaveAttribute('href', '/en/talents/offers/?ids=J-1%2CJ-2');
  const emailLink = screen.getByRole('link', { name: t('favourites.email') });
  expect(emailLink).toHaveAttribute('href', '/en/talents/offers/?ids=J-1%2CJ-2#email');
});

it('copies a link to the list, and confirms it', async () => {
  const { user } = renderList(['J-1', 'J-2']);
  await link('Watchmaker');
  expect(getStatus()).toBeEmptyDOMElement();
  await user.click(shareButton());
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/en/talents/offers/?ids=J-1%2CJ-2`);
  expect(screen.getByText(t('favourites.copied'))).toBeVisible();
});

it('shows the link if it cannot be copied, and compares no single offer', async () => {
  const { user } = renderList(['J-1']);
  await link('Watchmaker');
  expect(screen.queryByRole('checkbox')).toBeNull();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(shareButton());
  const url = `${window.location.origin}/en/talents/offers/?ids=J-1`;
  expect(await screen.findByText(t('favourites.copyFailed', { url }))).toBeVisible();
});

it('says that offers have closed and left the list, and leaves the focus where it is', async () => {
  renderList(['J-1', 'J-2', 'J-3'], ['J-1', 'J-3']);
  const allOffersLink = screen.getByRole('link', { name: t('favourites.showAll') });
  allOffersLink.focus();
  await waitFor(() => expect(getStatus()).toHaveTextContent(t('favourites.expired', { count: 2 })));
  expect(await link('Perfumer')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Watchmaker/ })).toBeNull();
  expect(allOffersLink).toHaveFocus();
});

it('removes an offer, says so, focuses its heading, and can undo the removal', async () => {
  const { user } = renderList(['J-1', 'J-2']);
  await link('Watchmaker');
  await user.click(getHeart('Watchmaker'));
  expect(screen.queryByRole('link', { name: /^Watchmaker/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Perfumer/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: t('favourites.title') })).toHaveFocus();
  expect(getStatus()).toHaveTextContent(t('favourites.removed', { count: 1 }));
  await waitFor(() => expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toEqual(['J-2']));
  expect(getStatus()).toContainElement(getButton('undo'));
  await user.click(getButton('undo'));
  expect(await link('Watchmaker')).toBeVisible();
  expect(screen.getByRole('heading', { name: t('favourites.title') })).toHaveFocus();
  expect(getStatus()).toBeEmptyDOMElement();
});

it('counts offers that the server does not list, and leaves it to the visitor to remove them', async () => {
  const { user } = renderList(['J-1', 'J-2'], [], ['J-2']);
  expect(await screen.findByText(t('favourites.unlisted', { count: 1 }), { exact: false })).toBeVisible();
  expect(localStorage.getItem('favorites')).toBe('["J-1","J-2"]');
  await user.click(getButton('remove'));
  expect(getStatus()).toHaveTextContent(t('favourites.removed', { count: 1 }));
  expect(localStorage.getItem('favorites')).toBe('["J-1"]');
});

it('compares two or three chosen offers in a table with row headers', async () => {
  const { user } = renderList(['J-1', 'J-2', 'J-3', 'J-4']);
  await link('Watchmaker');
  const getOption = (title: string) =>
    screen.getByRole('checkbox', { name: new RegExp(`^${t('favourites.compare')} ${title} `) });
  expect(screen.getByText(t('favourites.compareHint'))).toBeVisible();
  await user.click(getOption('Watchmaker'));
  expect(screen.queryByRole('button', { name: t('favourites.compareChosen') })).toBeNull();
  await user.click(getOption('Perfumer'));
  await user.click(getOption('Gilder'));
  expect(getOption('Setter')).toBeDisabled();
  await user.click(getOption('Gilder'));
  expect(getOption('Setter')).toBeEnabled();
  await user.click(getButton('compareChosen'));
  const dialog = within(await screen.findByRole('dialog', { name: t('favourites.compareTitle') }));
  const headings = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Watchmaker (Geneva, J-1)', 'Perfumer (Geneva, J-2)']);
  const listValues = (fact: string) =>
    within(dialog.getByRole('row', { name: new RegExp(`^${jobsT(`facts.${fact}`)} `) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(listValues('pay')).toEqual(Array(2).fill('CHF 70,000 to CHF 90,000 gross a year'));
  expect(listValues('closesAt')).toEqual(Array(2).fill('30 April 2026'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getButton('compareChosen')).toHaveFocus());
});
