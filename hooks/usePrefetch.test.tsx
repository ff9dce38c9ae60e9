import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRouter, renderWithSite } from '@/tests/support/render';
import { usePrefetch } from './usePrefetch';

function Links() {
  usePrefetch();
  return (
    <>
      <a href="/en/houses/#watches">Watches</a>
      <a href="/en/offers.atom">Feed</a>
    </>
  );
}

it('prefetches a page when the pointer is over its link, not before, and no files', async () => {
  const router = fakeRouter();
  const { user } = renderWithSite(<Links />, { router });
  expect(router.prefetch).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('link', { name: 'Watches' }));
  await user.hover(screen.getByRole('link', { name: 'Feed' }));
  expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/en/houses/#watches', undefined, { locale: false });
});
