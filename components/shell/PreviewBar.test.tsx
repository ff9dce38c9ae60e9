import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRouter, getTranslator, renderWithSite } from '@/tests/support/render';
import { PreviewBar } from './PreviewBar';

const translate = getTranslator('fr');

const renderBar = (asPath: string, draftContent: { draft?: true } = { draft: true }) => {
  const router = fakeRouter({ asPath });
  const { user } = renderWithSite(<PreviewBar />, {
    router,
    isPreview: true,
    content: { locale: 'fr', ...draftContent },
  });
  return { router, user };
};

it.each([
  ['drafts are', { draft: true }, 'preview.on'],
  ['what is published is', {}, 'preview.published'],
] as const)('says that %s shown', (_, draftContent, textKey) => {
  renderBar('/', draftContent);
  expect(screen.getByRole('complementary', { name: translate('preview.label') }).textContent).toContain(
    translate(textKey),
  );
});

describe('in a frame of the CMS', () => {
  const cms = {} as Window;
  const reload = vi.fn();
  const dispatchMessage = (source: unknown) => {
    const event = new MessageEvent('message', { data: { type: 'strapiUpdate' } });
    window.dispatchEvent(Object.defineProperty(event, 'source', { value: source }));
  };
  beforeEach(() => {
    vi.stubGlobal('parent', cms);
    vi.stubGlobal('location', { ...window.location, reload });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('opens the page outside when preview is turned off', () => {
    renderBar('/');
    expect(screen.getByRole<HTMLButtonElement>('button').form?.target).toBe('_blank');
  });

  it('reloads the page when the CMS has saved, and on no other message', () => {
    renderBar('/');
    dispatchMessage(window);
    expect(reload).not.toHaveBeenCalled();
    dispatchMessage(cms);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['/', '/fr/'],
  ['/actualités/?page=2', '/fr/actualités/?page=2'],
  ['/groupe/#equipe', '/fr/groupe/#equipe'],
])('is turned off on %s by a button that returns to it, without JavaScript', (asPath, returnPath) => {
  renderBar(asPath);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: translate('preview.turnOff') });
  expect(form).toHaveAttribute('action', '/api/exit-preview/');
  expect(form?.method).toBe('get');
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('submit');
  // A link would be prefetched.
  expect(screen.queryByRole('link')).toBeNull();
  expect([...new FormData(form as HTMLFormElement)]).toEqual([['redirection', returnPath]]);
});
