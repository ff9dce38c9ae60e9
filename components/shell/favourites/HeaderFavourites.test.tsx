import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useFavourites } from '@/contexts/FavouritesContext';
import { getInteractions } from '@/tests/support/interactions';
import { renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildJob } from '@/tests/support/site-content';
import { Popups } from '../../popups/Popups';
import { HeaderFavourites } from './HeaderFavourites';

function Toggle() {
  const { toggle } = useFavourites();
  return (
    <button type="button" onClick={() => toggle('J-1')}>
      Save
    </button>
  );
}

const renderHeart = (device: SiteOptions['device'], isCareerPage = false) =>
  renderWithSite(
    <>
      <HeaderFavourites isCareerPage={isCareerPage} />
      <Toggle />
      <Popups />
    </>,
    { device },
  );
const saveFavourites = (...ids: string[]) => localStorage.setItem('favorites', JSON.stringify(ids));
const queryHeart = (count: number) => screen.queryByRole('button', { name: t('favourites.open', { count }) });

beforeEach(() => server.use(http.post('/api/job-offer/', () => delay('infinite'))));

it('is shown on tablet, on mobile on pages about job offers, and stays once an offer has been saved', async () => {
  for (const [device, isCareerPage] of [
    ['tablet', false],
    ['mobile', true],
  ] as const) {
    const { unmount } = renderHeart(device, isCareerPage);
    expect(queryHeart(0)).toBeVisible();
    unmount();
  }
  const { user } = renderHeart('mobile');
  expect(queryHeart(0)).toBeNull();
  await user.click(screen.getByText('Save'));
  expect(queryHeart(1)).toBeVisible();
  await user.click(screen.getByText('Save'));
  expect(queryHeart(0)).toBeVisible();
});

it.each([
  ['mobile', '104px'],
  ['tablet', '125px'],
] as const)('opens and closes the saved offers on %s, with pictures of %s', async (device, size) => {
  saveFavourites('J-1');
  server.use(http.post('/api/job-offer/', () => HttpResponse.json({ jobList: [buildJob()] })));
  const { user } = renderHeart(device);
  const button = queryHeart(1) as HTMLElement;
  await user.click(button);
  const panel = await screen.findByRole('dialog', { name: t('favourites.title') });
  expect(await within(panel).findByRole('link', { name: /Watchmaker/ })).toBeVisible();
  expect(within(panel).getByRole('presentation')).toHaveStyle({ inlineSize: size });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
  expect(getInteractions()).toEqual([['Job offers', 'Click my favorites', '']]);
});
