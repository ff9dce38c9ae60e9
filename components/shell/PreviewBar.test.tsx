import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
])('is turned off on %s by a button that comes back to it, without a script', (asPath, back) => {
  renderBar(asPath);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: words('preview.turnOff') });
  expect(form).toHaveAttribute('action', '/api/exit-preview/');
  expect(form?.method).toBe('get');
  expect([...new FormData(form as HTMLFormElement)]).toEqual([['redirection', back]]);
});

it('has a button that sends the form', async () => {
  const { user } = renderBar('/');
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent, { once: true });
  await user.click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledTimes(1);
});

it('has no link, which would be fetched ahead', () => {
  renderBar('/');
  expect(screen.queryByRole('link')).toBeNull();
});
