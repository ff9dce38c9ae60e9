import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePopup } from '@/contexts/PopupContext';
import {
  advanceClock,
  fakeRouter,
  renderWithSite,
  type SiteOptions,
  startNavigation,
  t,
  useFakeClock,
} from '@/tests/support/render';
import { buildSpecialEvent } from '@/tests/support/site-content';
import { setPreferences } from '@/tests/support/visitor';
import { Popups } from '../popups/Popups';
import { SpecialEvent } from './SpecialEvent';

const event = buildSpecialEvent();

function SearchOpener() {
  const { open } = usePopup();
  return (
    <button type="button" onClick={() => open({ name: 'search', props: {} })}>
      Open the search
    </button>
  );
}

const atPath = (path: string) => ({ pageLocalizations: [{ locale: 'en' as const, path }] });

const renderEvent = ({ content, ...options }: SiteOptions = {}) =>
  renderWithSite(
    <>
      <SearchOpener />
      <SpecialEvent event={event} />
      <Popups />
    </>,
    { content: { ...atPath('/en/'), ...content }, ...options },
  );
const queryIntro = () => screen.queryByRole('dialog', { name: 'Open days' });
const querySticker = () => screen.queryByRole('link', { name: 'Open days, in May' });

beforeAll(() =>
  Promise.all([import('./EventIntro'), import('../popups/popup-loaders'), import('../popups/SearchPopup')]),
);
beforeEach(() => {
  useFakeClock(new Date('2026-05-10T12:00:00Z'));
});
afterEach(() => vi.restoreAllMocks());

describe('while it is on', () => {
  it('shows its film once the page is idle', async () => {
    renderEvent();
    expect(queryIntro()).toBeNull();
    await advanceClock(100);
    expect(queryIntro()).toBeVisible();
    expect(localStorage.getItem('event-intro:open-days')).not.toBeNull();
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'scroll'])(
    'leaves the film to the sticker after a %s, from then on',
    async (type) => {
      renderEvent();
      fireEvent(document.body, new Event(type, { bubbles: true }));
      await advanceClock(10_000);
      expect(queryIntro()).toBeNull();
      expect(localStorage.getItem('event-intro:open-days')).toBeNull();
    },
  );

  it.each(['before', 'after'])(
    'leaves the film to the sticker if the focus moves into the page %s it is loaded',
    async (time) => {
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/' }));
      if (time === 'before') link.focus();
      renderEvent();
      link.focus();
      await advanceClock(10_000);
      expect(queryIntro()).toBeNull();
      link.remove();
    },
  );

  it('leaves the film to the sticker if it is not ready within four seconds', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.spyOn(Image.prototype, 'decode').mockReturnValue(promise);
    renderEvent();
    await advanceClock(4200);
    resolve();
    await advanceClock(100);
    expect(queryIntro()).toBeNull();
  });

  it('still shows its film if the mouse moves and the picture takes three seconds to load', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.spyOn(Image.prototype, 'decode').mockReturnValue(promise);
    renderEvent();
    fireEvent.pointerMove(document.body);
    await advanceClock(3000);
    expect(queryIntro()).toBeNull();
    resolve();
    await advanceClock(100);
    expect(queryIntro()).toBeVisible();
  });

  it('shows its film by the sticker once the first picture is loaded, even if that fails', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    vi.spyOn(Image.prototype, 'decode').mockReturnValue(promise);
    const { user } = renderEvent({ device: 'mobile' });
    await user.click(querySticker() as HTMLElement);
    await advanceClock(100);
    expect(queryIntro()).toBeNull();
    reject(new DOMException('unreachable', 'EncodingError'));
    await advanceClock(100);
    expect(queryIntro()).toBeVisible();
  });

  it('opens its film by the sticker, on a phone too, until it was shown', async () => {
    const { user } = renderEvent({ device: 'mobile' });
    await advanceClock(10_000);
    expect(queryIntro()).toBeNull();
    await user.click(querySticker() as HTMLElement);
    await advanceClock(100);
    expect(queryIntro()).toBeVisible();
    await user.keyboard('{Escape}');
    await advanceClock(100);
    expect(queryIntro()).toBeNull();
    expect(querySticker()).toHaveFocus();
    expect(querySticker()).not.toHaveAttribute('aria-haspopup');
    await user.click(querySticker() as HTMLElement);
    await advanceClock(100);
    expect(queryIntro()).toBeNull();
  });

  it('shows no film if its picture does not load', async () => {
    vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new DOMException('unreachable', 'EncodingError'));
    renderEvent();
    await advanceClock(10_000);
    expect(queryIntro()).toBeNull();
    expect(localStorage.getItem('event-intro:open-days')).toBeNull();
    expect(querySticker()).toBeVisible();
  });

  it.each(['reducedMotion', 'saveData'] as const)('shows no film to a visitor with %s', async (preference) => {
    setPreferences({ [preference]: true });
    renderEvent();
    await advanceClock(10_000);
    expect(queryIntro()).toBeNull();
    expect(querySticker()).toBeVisible();
  });

  it('shows its film once', async () => {
    const { user, unmount } = renderEvent();
    await advanceClock(100);
    await user.click(screen.getByRole('button', { name: t('popup.close') }));
    await advanceClock(10_000);
    expect(queryIntro()).toBeNull();
    unmount();
    renderEvent();
    await advanceClock(10_000);
    expect(queryIntro()).toBeNull();
  });

  it('has a sticker that links to its page', () => {
    renderEvent();
    expect(querySticker()).toHaveAttribute('href', '/en/open-days/');
  });

  it('has no sticker on its own page', () => {
    renderEvent({ content: atPath('/en/open-days/') });
    expect(querySticker()).toBeNull();
  });

  it('leaves the film to the sticker once another popup was open', async () => {
    const { user } = renderEvent();
    await user.click(screen.getByRole('button', { name: 'Open the search' }));
    await user.click(await screen.findByRole('button', { name: t('popup.close') }));
    await advanceClock(1000);
    expect(queryIntro()).toBeNull();
  });

  it('closes its film when the visitor goes to another page', async () => {
    const router = fakeRouter();
    renderEvent({ router });
    await advanceClock(100);
    startNavigation(router);
    expect(queryIntro()).toBeNull();
  });

  it.each([
    ['/en/', true],
    ['/en/group/', false],
    [undefined, false],
  ])('shows its film only on the home page: %s, %s', async (path, isIntroVisible) => {
    renderEvent({ content: path ? atPath(path) : { pageLocalizations: [] } });
    await advanceClock(1000);
    expect(querySticker()).toBeVisible();
    expect(queryIntro() !== null).toBe(isIntroVisible);
  });

  it('shows its film once if nothing can be stored', async () => {
    const denyAccess = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denyAccess);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denyAccess);
    const { user } = renderEvent();
    await advanceClock(100);
    expect(querySticker()).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('popup.close') }));
    await advanceClock(10_000);
    expect(queryIntro()).toBeNull();
    expect(window.name).toBe('event-intro:open-days');
  });

  it('shows no film in a tab that has already shown it, if nothing can be stored', async () => {
    window.name = 'event-intro:open-days';
    renderEvent();
    await advanceClock(10_000);
    expect(queryIntro()).toBeNull();
  });
});

it.each([
  ['its first moment', '2026-05-01T00:00:00.000Z'],
  ['its last moment', '2026-05-31T23:59:59.999Z'],
])('is shown at %s', (_, now) => {
  vi.setSystemTime(now);
  renderEvent();
  expect(querySticker()).toBeVisible();
});

it.each([
  ['before its first moment', '2026-04-30T23:59:59.999Z'],
  ['after its last moment', '2026-06-01T00:00:00.000Z'],
])('is not announced %s', async (_, now) => {
  vi.setSystemTime(now);
  renderEvent();
  await advanceClock(10_000);
  expect(querySticker()).toBeNull();
  expect(queryIntro()).toBeNull();
  expect(localStorage.getItem('event-intro:open-days')).toBeNull();
});
