import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Popups } from '@/components/popups/Popups';
import { answerConsent } from '@/lib/browser/consent';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { ConsentBanner } from './ConsentBanner';

vi.mock('@/lib/browser/consent', async (original) => ({
  ...(await original<typeof import('@/lib/browser/consent')>()),
  answerConsent: vi.fn(),
}));

const t = getTranslator('en', 'consent');
const getButton = (key: string) => screen.getByRole('button', { name: t(key) });

let notifyResize: () => void;
class FakeResizeObserver {
  constructor(callback: () => void) {
    notifyResize = callback;
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});

it.each(['en', 'jp'] as const)(
  'asks for consent in %s, without taking the focus, and links to more information',
  (locale) => {
    const translate = getTranslator(locale, 'consent');
    renderWithSite(<ConsentBanner />, { content: { locale } });
    expect(screen.getByRole('region', { name: translate('banner.title') }).textContent).toContain(
      translate('banner.text'),
    );
    expect(screen.getByRole('link', { name: translate('more') })).toHaveAttribute('href', '/en/cookies/');
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('makes refusing as easy as accepting', () => {
  renderWithSite(<ConsentBanner />);
  const [reject, accept] = [getButton('reject'), getButton('accept')];
  expect(reject.className).toBe(accept.className);
  expect(reject.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it.each([
  ['accept', ['analytics', 'media']],
  ['reject', []],
])('stores the answer: %s', async (key, categories) => {
  const { user } = renderWithSite(<ConsentBanner />);
  await user.click(getButton(key));
  expect(answerConsent).toHaveBeenCalledExactlyOnceWith(categories);
});

it('opens the dialog with all options', async () => {
  const { user } = renderWithSite(
    <>
      <ConsentBanner />
      <Popups />
    </>,
  );
  await user.click(getButton('options'));
  expect(await screen.findByRole('dialog', { name: getTranslator('en')('footer.cookieOptions') })).toBeVisible();
});

it('sets its height on the page while it is shown', () => {
  const { unmount } = renderWithSite(<ConsentBanner />);
  const height = () => document.documentElement.style.getPropertyValue('--banner-height');
  vi.spyOn(screen.getByRole('region'), 'offsetHeight', 'get').mockReturnValue(180);
  notifyResize();
  expect(height()).toBe('180px');
  unmount();
  expect(height()).toBe('');
});
