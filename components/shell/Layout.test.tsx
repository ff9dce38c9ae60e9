import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { page, picture } from '@/tests/support/site-content';
import { Layout } from './Layout';

const hero = page({
  sections: [{ type: 'hero', date: null, slides: [{ title: 'Made by hand', image: picture(), link: null }] }],
});

it('frames the page, and lets the keyboard skip to it', () => {
  renderWithSite(<Layout page={page()}>The page</Layout>);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('The page');
  expect(screen.getByRole('link', { name: t('shell.skipToContent') })).toHaveAttribute('href', `#${main.id}`);
});

it('has a clear header over a hero only', () => {
  const { unmount } = renderWithSite(<Layout page={hero}>The page</Layout>);
  expect(screen.getByRole('banner')).toHaveAttribute('data-clear', 'true');
  unmount();
  renderWithSite(<Layout page={page()}>The page</Layout>);
  expect(screen.getByRole('banner')).toHaveAttribute('data-clear', 'false');
});

it('offers the sign-in on job pages', () => {
  renderWithSite(<Layout page={page({ pageType: 'JobPosting' })}>The offer</Layout>);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

it('tells editors that they see drafts', () => {
  renderWithSite(<Layout page={page()}>The page</Layout>, { isPreview: true });
  expect(screen.getByText(t('preview.on'))).toBeVisible();
});
