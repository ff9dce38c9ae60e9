import { screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { getInteractions } from '@/tests/support/interactions';
import { createSiteWrapper, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildJob } from '@/tests/support/site-content';
import { FavouriteButton } from './FavouriteButton';

beforeEach(() => server.use(http.post('/api/job-offer/', () => delay('infinite'))));

const savedIds = () => JSON.parse(localStorage.getItem('favorites') ?? '[]');
const getHeart = () =>
  screen.getByRole('button', { name: `${t('favourites.add', { job: 'Watchmaker' })} (Geneva, J-1)` });

it('saves the offer and removes it, under the same name', async () => {
  const { user } = renderWithSite(<FavouriteButton job={buildJob({ lang: 'fr' })} />);
  expect(getHeart()).toHaveAttribute('aria-pressed', 'false');
  const title = within(getHeart()).getByText('Watchmaker');
  expect(title).toHaveAttribute('lang', 'fr');
  expect(title.parentElement?.closest('[lang="fr"]')).toBeNull();
  await user.click(getHeart());
  expect(getHeart()).toHaveAttribute('aria-pressed', 'true');
  expect(savedIds()).toEqual(['J-1']);
  await user.click(getHeart());
  expect(getHeart()).toHaveAttribute('aria-pressed', 'false');
  expect(savedIds()).toEqual([]);
});

it('can have a label beside its heart that says whether the offer is saved', async () => {
  const { user } = renderWithSite(<FavouriteButton job={buildJob({ lang: 'fr', jobPosting: 'Horloger' })} showLabel />);
  const button = screen.getByRole('button', { name: `${t('favourites.save')} Horloger (Geneva, J-1)` });
  expect(button).not.toHaveAttribute('aria-pressed');
  expect(screen.getByText('Horloger')).toHaveAttribute('lang', 'fr');
  await user.click(button);
  expect(button).toHaveAccessibleName(`${t('favourites.saved')} Horloger (Geneva, J-1)`);
  expect(button).not.toHaveAttribute('aria-pressed');
  await user.click(button);
  expect(button).toHaveAccessibleName(`${t('favourites.save')} Horloger (Geneva, J-1)`);
});

it('tracks that an offer is saved, and not that it is removed', async () => {
  const { user } = renderWithSite(<FavouriteButton job={buildJob()} />);
  expect(getInteractions()).toEqual([]);
  await user.click(getHeart());
  await user.click(getHeart());
  expect(getInteractions()).toEqual([['Job offers', 'Add to favorites', 'J-1']]);
});

it('is rendered on the server without favourites, and shown only with JavaScript', () => {
  localStorage.setItem('favorites', '["J-1"]');
  const Site = createSiteWrapper();
  const html = renderToString(
    <Site>
      <FavouriteButton job={buildJob()} />
    </Site>,
  );
  expect(html).toContain('aria-pressed="false"');
  expect(html).toContain('data-needs-script');
});
