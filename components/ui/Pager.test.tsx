import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { Pager } from './Pager';

const link = (name: string) => screen.queryByRole('link', { name });

it('links to the previous and next pages from the middle, and shows the position', () => {
  renderWithSite(
    <Pager address="/en/news/?page=1" page={1} nbPages={3} previous="/en/news/" next="/en/news/?page=2" />,
  );
  expect(screen.getByRole('navigation', { name: t('pager.label') })).toHaveTextContent('Page 2 of 3');
  expect(link(t('pager.previous'))).toHaveAttribute('href', '/en/news/');
  expect(link(t('pager.previous'))).toHaveAttribute('rel', 'prev');
  expect(link(t('pager.next'))).toHaveAttribute('href', '/en/news/?page=2');
  expect(link(t('pager.next'))).toHaveAttribute('rel', 'next');
});

it('links only to the next page from the first page', () => {
  renderWithSite(<Pager address="/en/news/" page={0} nbPages={3} previous={null} next="/en/news/?page=1" />);
  expect(link(t('pager.previous'))).toBeNull();
  expect(link(t('pager.next'))).toBeVisible();
});

it('links only to the previous page from the last page', () => {
  renderWithSite(<Pager address="/en/news/?page=2" page={2} nbPages={3} previous="/en/news/?page=1" next={null} />);
  expect(link(t('pager.previous'))).toBeVisible();
  expect(link(t('pager.next'))).toBeNull();
});

it.each([0, 1])('is not shown for a list of %d pages', (nbPages) => {
  renderWithSite(<Pager address="/en/news/" page={0} nbPages={nbPages} previous={null} next={null} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
