import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRouter, renderWithSite } from '@/tests/support/render';
import { SiteLink } from './SiteLink';

const renderLink = () => {
  const router = fakeRouter({ locale: 'fr', defaultLocale: 'default' });
  const { user } = renderWithSite(<SiteLink href="/en/houses/#watches">Watches</SiteLink>, { router });
  return { link: screen.getByRole('link', { name: 'Watches' }), router, user };
};

it('leads to its address as it is, whatever the locale of the page', async () => {
  const { link, router, user } = renderLink();
  const address = '/en/houses/#watches';
  expect(link).toHaveAttribute('href', address);
  await user.click(link);
  expect(router.push).toHaveBeenCalledWith(address, address, expect.objectContaining({ locale: false }));
});

it('fetches its page ahead when the pointer nears it, not before', async () => {
  const { link, router, user } = renderLink();
  expect(router.prefetch).not.toHaveBeenCalled();
  await user.hover(link);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});
