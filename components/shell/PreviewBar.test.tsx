import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRouter, renderWithSite, wordsIn } from '@/tests/support/render';
import { PreviewBar } from './PreviewBar';

const words = wordsIn('fr');

const renderBar = (asPath: string) => {
  const router = fakeRouter({ asPath });
  const { user } = renderWithSite(<PreviewBar />, { router, isPreview: true, content: { locale: 'fr' } });
  return { router, user };
};

it('says that drafts are shown', () => {
  renderBar('/');
  expect(screen.getByRole('complementary', { name: words('preview.label') }).textContent).toContain(
    words('preview.on'),
  );
});

it.each([
  ['/', '/fr/'],
  ['/groupe/histoire/', '/fr/groupe/histoire/'],
  ['/actualités/', '/fr/actualités/'],
  ['/actualites/?page=2', '/fr/actualites/?page=2'],
  ['/groupe/#equipe', '/fr/groupe/#equipe'],
])('is turned off on %s by a link that comes back to it', (asPath, back) => {
  renderBar(asPath);
  const link = screen.getByRole('link', { name: words('preview.turnOff') });
  expect(link).toHaveAttribute('href', `/api/exit-preview/?redirection=${encodeURIComponent(back)}`);
});

it('is a plain link, never prefetched', async () => {
  const { router, user } = renderBar('/');
  await user.click(screen.getByRole('link'));
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});
