import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Breadcrumb } from '@/lib/model/page';
import { renderWithSite, t } from '@/tests/support/render';
import { Breadcrumbs } from './Breadcrumbs';

const renderTrail = (breadcrumbs: Breadcrumb[]) => {
  renderWithSite(<Breadcrumbs overHero={false} isCareerPage={false} />, { content: { breadcrumbs } });
  return screen.queryByRole('navigation', { name: t('breadcrumbs.label') });
};

it('is not shown without crumbs', () => {
  expect(renderTrail([])).toBeNull();
});

it('links to the home page and through the pages above, and names the page itself', () => {
  renderTrail([
    { title: 'Group', path: '/en/group/' },
    { title: 'History', path: '/en/group/history/' },
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Home', 'Group', 'History']);
  expect(screen.getByRole('link', { name: t('breadcrumbs.home') })).toHaveAttribute('href', '/en/');
  expect(screen.getByRole('link', { name: 'Group' })).toHaveAttribute('href', '/en/group/');
  expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
  expect(screen.getByText('History')).toHaveAttribute('aria-current', 'page');
});

it('marks the language of a title that is not in the language of the page', () => {
  renderTrail([
    { title: 'Offers', path: '/en/jobs/' },
    { title: 'Ateliers', path: '/en/jobs/ateliers/', lang: 'fr' },
    { title: 'Sellier', path: '/en/jobs/ateliers/sellier/', lang: 'fr' },
  ]);
  expect(screen.getByRole('link', { name: 'Offers' })).not.toHaveAttribute('lang');
  expect(screen.getByRole('link', { name: 'Ateliers' })).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('Sellier')).toHaveAttribute('lang', 'fr');
});

it('has plain text for a crumb without a link', () => {
  const trail = renderTrail([
    { title: 'Group', path: '/en/group/', notClickable: true },
    { title: 'History', path: '/en/group/history/' },
  ]);
  expect(within(trail as HTMLElement).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Group')).not.toHaveAttribute('aria-current');
});

it('is beside the sign-in of candidates on career pages below desktop', () => {
  const content = { breadcrumbs: [{ title: 'Careers', path: '/en/talents/' }] };
  renderWithSite(<Breadcrumbs overHero={false} isCareerPage />, { content, device: 'tablet' });
  expect(screen.getByRole('link', { name: `Sign in ${t('link.newTab')}` })).toBeVisible();
});
