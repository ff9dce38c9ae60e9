import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentProvider } from '@/contexts/ContentContext';
import { useHeader } from '@/contexts/HeaderContext';
import {
  advanceClock,
  fakeRouter,
  renderWithSite,
  type SiteOptions,
  startNavigation,
  t,
  useFakeClock,
} from '@/tests/support/render';
import { buildSiteContent, buildSpecialEvent } from '@/tests/support/site-content';
import { Popups } from '../popups/Popups';
import { SpecialEvent } from './SpecialEvent';

const event = buildSpecialEvent();

function Menu() {
  const { show } = useHeader();
  return <div onPointerEnter={() => show('tab-0')}>Menu</div>;
}

const atPath = (path: string) => ({ pageLocalizations: [{ locale: 'en' as const, path }] });

const ui = (
  <>
    <Menu />
    <SpecialEvent event={event} />
    <Popups />
  </>
);
const renderEvent = ({ content, ...options }: SiteOptions = {}) =>
  renderWithSite(ui, { content: { ...atPath('/en/'), ...content }, ...options });
const queryIntro = () => screen.queryByRole('dialog', { name: 'Open days' });
const querySticker = () => screen.queryByRole('link', { name: 'Open days, in May' });

beforeAll(() => Promise.all([import('./EventIntro'), import('../popups/popup-loaders')]));
beforeEach(() => {
  useFakeClock(new Date('2026-05-10T12:00:00Z'));
});
afterEach(() => vi.restoreAllMocks());

const preloadSlowly = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  vi.spyOn(Image.prototype, 'decode').mockReturnValue(promise);
  return { resolve, reject };
};

describe('while it is on', () => {
  it.each(['mobile', 'tablet', 'desktop'] as const)('opens its film at once on %s', async (device) => {
    renderEvent({ device });
    expect(queryIntro()).toBeNull();
    await advanceClock(100);
    expect(queryIntro()).toBeVisible();
    expect(localStorage.getItem('event-intro:open-days')).not.toBeNull();
  });

  it.each([
    ['/en/', true],
    ['/en/group/', false],
    [undefined, false],
  ])('opens its film over the home page only: %s, %s', async (path, isIntroVisible) => {
    renderEvent({ content: path ? atPath(path) : { pageLocalizations: [] } });
    await advanceClock(1000);
    expect(querySticker()).toBeVisible();
    expect(queryIntro() !== null).toBe(isIntroVisible);
  });

  it.each([...['pointerdown', 'click', 'keydown', 'wheel', 'scroll'], 'pointerover'])(
    'opens no film after a %s, or while a menu is open, which a mouse opens without a click',
    async (type) => {
      const { resolve } = preloadSlowly();
      renderEvent();
      if (type === 'pointerover') fireEvent.pointerEnter(screen.getByText('Menu'));
      else fireEvent(document.body, new Event(type, { bubbles: true }));
      resolve();
      await advanceClock(10_000);
      expect(queryIntro()).toBeNull();
      expect(localStorage.getItem('event-intro:open-days')).toBeNull();
    },
  );

  it.each(['before', 'after'])('opens no film if the focus moves into the page %s it is loaded', async (time) => {
    const { resolve } = preloadSlowly();
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/' }));
    if (time === 'before') link.focus();
    renderEvent();
    link.focus();
    resolve();
    await advanceClock(10_000);
    expect(queryIntro()).toBeNull();
    link.remove();
  });

  it.each([
    [1400, true],
    [1500, false],
  ])('opens its film, if the mouse moves, once its first picture is loaded, after %d ms: %s', async (ms, isVisible) => {
    const { resolve } = preloadSlowly();
    renderEvent();
    fireEvent.pointerMove(document.body);
    await advanceClock(ms);
    expect(queryIntro()).toBeNull();
    resolve();
    await advanceClock(10);
    expect(queryIntro() !== null).toBe(isVisible);
  });

  it('opens no film if its picture does not load', async () => {
    preloadSlowly().reject(new DOMException('unreachable', 'EncodingError'));
    renderEvent();
    await advanceClock(10_000);
    expect(queryIntro()).toBeNull();
    expect(localStorage.getItem('event-intro:open-days')).toBeNull();
    expect(querySticker()).toBeVisible();
  });

  it('opens its film once', async () => {
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

  it('opens its film over the first page of a visit only', async () => {
    const buildPageAt = (path: string) => (
      <ContentProvider content={buildSiteContent(atPath(path))}>{ui}</ContentProvider>
    );
    const { rerender } = renderWithSite(buildPageAt('/en/legal/'));
    await advanceClock(1000);
    rerender(buildPageAt('/en/'));
    await advanceClock(10_000);
    expect(querySticker()).toBeVisible();
    expect(queryIntro()).toBeNull();
  });

  it('has no sticker on its own page', () => {
    renderEvent({ content: atPath('/en/open-days/') });
    expect(querySticker()).toBeNull();
  });

  it('closes its film when the visitor goes to another page', async () => {
    const router = fakeRouter();
    renderEvent({ router });
    await advanceClock(100);
    startNavigation(router);
    expect(queryIntro()).toBeNull();
  });

  it('opens its film once if nothing can be stored', async () => {
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
