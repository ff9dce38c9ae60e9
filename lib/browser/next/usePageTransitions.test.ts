import { renderHook } from '@testing-library/react';
import Router from 'next/dist/shared/lib/router/router';
import singleton from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageTransitions } from './usePageTransitions';

const path = '/en/news/';
const renderPage = vi.fn(async () => undefined);

/** Next's own router on a page of the site, with `renderPage` instead of its render function. */
const startRouter = () => {
  window.history.replaceState(null, '', path);
  const options = { pageLoader: { getMiddleware: async () => undefined }, subscription: renderPage };
  const router = new Router('/[[...path]]', {}, path, options as unknown as ConstructorParameters<typeof Router>[3]);
  singleton.router = router;
  return router as unknown as { set: (...state: unknown[]) => Promise<void>; components: Record<string, object> };
};

const decode = vi.fn(async () => undefined);
const startTransition = vi.fn((update: () => Promise<void>) => {
  const updateCallbackDone = update();
  return { ready: Promise.resolve(), finished: updateCallbackDone, updateCallbackDone };
});

beforeEach(() => {
  vi.stubGlobal('__NEXT_DATA__', {});
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => ({ matches: true })),
  );
  Object.assign(HTMLImageElement.prototype, { decode });
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockImplementation(function (this: HTMLImageElement) {
    return this.src;
  });
  Object.assign(document, { startViewTransition: startTransition });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  singleton.router = null;
  Reflect.deleteProperty(document, 'startViewTransition');
});

const render = (router: ReturnType<typeof startRouter>) => {
  router.components['/_app'] = {};
  return router.set({}, {}, null);
};

const card = '<article><img src="/?url=a.jpg&w=320" alt=""><a><img src="helvant.svg" alt="Helvant"></a></article>';
const buildHero = (picture: string) =>
  `<div data-section="hero"><ul><li><img src="/?url=${picture}&w=1920" alt=""><h1><img src="helvant.svg" alt=""></h1></li></ul></div>`;
const listNames = () =>
  [...document.querySelectorAll<HTMLElement>('img, li')]
    .filter(({ style }) => style.viewTransitionName)
    .map(({ tagName, style }) => [tagName, style.viewTransitionName]);

/** Clicks a card of the page, and lets the router render the next page, which has a hero. */
const clickCard = (heroPicture = 'a.jpg') => {
  const router = startRouter();
  renderHook(() => usePageTransitions());
  document.body.innerHTML = card;
  document.querySelector('a')?.click();
  window.history.replaceState(null, '', '/en/group/');
  renderPage.mockImplementationOnce(async () => {
    document.body.innerHTML = buildHero(heroPicture);
  });
  return render(router);
};

describe('another page, after a click on a card', () => {
  it.each([
    ['the picture of the card to the same one in the hero', 'a.jpg', [['LI', 'picture']]],
    ['the page to another, if the hero has another picture', 'b.jpg', []],
  ])('is rendered in a transition from %s', async (_, heroPicture, expected) => {
    const namesAtStart = vi.fn(listNames);
    startTransition.mockImplementationOnce((update) => {
      namesAtStart();
      const updateCallbackDone = update();
      return { ready: Promise.resolve(), finished: new Promise(() => undefined), updateCallbackDone };
    });
    await clickCard(heroPicture);
    expect(namesAtStart).toHaveReturnedWith([['IMG', 'picture']]);
    expect(listNames()).toEqual(expected);
  });

  it('has no names after the transition', async () => {
    await clickCard();
    await vi.waitFor(() => expect(listNames()).toEqual([]));
  });

  it('is shown once its picture and mark are decoded, or after 400 milliseconds', async () => {
    vi.useFakeTimers();
    decode.mockResolvedValueOnce(undefined).mockReturnValueOnce(new Promise(() => undefined));
    const onShown = vi.fn();
    clickCard().then(onShown);
    await vi.advanceTimersByTimeAsync(399);
    expect(onShown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onShown).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('is rendered without a transition on phones and with reduced motion', async () => {
    vi.mocked(window.matchMedia).mockReturnValueOnce({ matches: false } as MediaQueryList);
    await clickCard();
    expect(startTransition).not.toHaveBeenCalled();
    expect(renderPage).toHaveBeenCalledOnce();
  });
});

it('renders another part of the same page without a transition', async () => {
  const router = startRouter();
  renderHook(() => usePageTransitions());
  await render(router);
  expect(startTransition).not.toHaveBeenCalled();
  expect(renderPage).toHaveBeenCalledOnce();
});

it('does not change the router if the browser has no transitions', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  const router = startRouter();
  renderHook(() => usePageTransitions());
  window.history.replaceState(null, '', '/en/group/');
  await render(router);
  expect(renderPage).toHaveBeenCalledOnce();
});
