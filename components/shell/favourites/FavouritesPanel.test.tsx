import { screen } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { useFavourites } from '@/contexts/FavouritesContext';
import { getInteractions } from '@/tests/support/interactions';
import { renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildJob } from '@/tests/support/site-content';
import { FavouritesPanel } from './FavouritesPanel';

const getPanelButton = (count: number) => screen.getByRole('button', { name: t('favourites.open', { count }) });
const mockJobOffers = (resolver: () => Response | Promise<Response>) =>
  server.use(http.post('/api/job-offer/', resolver));
const neverResponds = async () => {
  await delay('infinite');
  return HttpResponse.error();
};
const saveFavourites = (...ids: string[]) => localStorage.setItem('favorites', JSON.stringify(ids));

function PanelWithSaveButton() {
  const { toggle } = useFavourites();
  return (
    <>
      <button type="button" onClick={() => toggle('J-1')}>
        Save
      </button>
      <FavouritesPanel />
    </>
  );
}

it('shows the saved offers', async () => {
  saveFavourites('J-1', 'J-2');
  mockJobOffers(() => HttpResponse.json({ jobList: [buildJob(), buildJob({ jobId: 'J-2', jobPosting: 'Perfumer' })] }));
  const { user } = renderWithSite(<FavouritesPanel />);
  await user.click(getPanelButton(2));
  expect(await screen.findByRole('link', { name: /Watchmaker/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Perfumer/ })).toBeVisible();
  expect(screen.queryByText(t('favourites.empty'))).toBeNull();
});

it('says that the offers cannot be shown', async () => {
  saveFavourites('J-1');
  mockJobOffers(() => HttpResponse.json({ jobList: [] }, { status: 502 }));
  const { user } = renderWithSite(<FavouritesPanel />);
  await user.click(getPanelButton(1));
  expect(await screen.findByRole('status')).toHaveTextContent(t('favourites.error'));
  expect(screen.queryByText(t('favourites.empty'))).toBeNull();
});

it('marks the heart if offers are saved', async () => {
  const resolver = vi.fn(neverResponds);
  mockJobOffers(resolver);
  const { user } = renderWithSite(<PanelWithSaveButton />);
  const childCount = getPanelButton(0).childElementCount;
  await user.click(screen.getByText('Save'));
  expect(getPanelButton(1).childElementCount).toBe(childCount + 1);
  await vi.waitFor(() => expect(resolver).toHaveBeenCalled());
  await user.click(screen.getByText('Save'));
  expect(getPanelButton(0).childElementCount).toBe(childCount);
});

it('closes again, and tracks only that it was opened', async () => {
  const { user } = renderWithSite(<FavouritesPanel />);
  await user.click(getPanelButton(0));
  await user.click(getPanelButton(0));
  expect(getPanelButton(0)).toHaveAttribute('aria-expanded', 'false');
  expect(getInteractions()).toEqual([['Job offers', 'Click my favorites', '']]);
});
