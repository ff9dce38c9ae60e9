import Router from 'next/router';
import { useEffect } from 'react';

type Render = (...next: unknown[]) => Promise<void>;

const motionQuery = '(min-width: 48em) and (prefers-reduced-motion: no-preference)';
/** How long the previous page remains while the next hero is loaded and decoded. */
const decodeTimeoutMs = 400;
const findPicture = (element: Element | null | undefined) =>
  element?.querySelector<HTMLImageElement>('img:not([src$=".svg"])') ?? null;

const setTransitionName = (element: HTMLElement | null, name: 'picture' | '') => {
  if (element) element.style.viewTransitionName = name;
};

/** The address of a picture without its size. */
const getOriginal = (image: HTMLImageElement | null) => image?.currentSrc.split('&w=')[0];

/**
 * Shows navigations as view transitions, in browsers that support them: the picture of the clicked card grows to the
 * next page's hero, if that shows the same one. The style sheet defines the durations. On phones, where a transition
 * costs frames, and with reduced motion the next page replaces the previous one at once.
 *
 * Replaces the router's `sub`, which renders a page: a transition must begin after the next page is loaded and before
 * it is rendered, and Next emits no event between the two.
 */
export function usePageTransitions(): void {
  useEffect(() => {
    const router = Router.router as unknown as { sub: Render } | null;
    if (!router || !document.startViewTransition) return;
    const render = router.sub;
    let path = window.location.pathname;
    let clickedPicture: HTMLImageElement | null = null;

    const rememberPicture = ({ target }: Event) => {
      clickedPicture = target instanceof Element ? findPicture(target.closest('article, li')) : null;
    };
    router.sub = (...next) => {
      if (path === window.location.pathname) return render(...next);
      path = window.location.pathname;
      const cardPicture = clickedPicture;
      clickedPicture = null;
      if (!window.matchMedia(motionQuery).matches) return render(...next);
      let hero: HTMLElement | null = null;
      setTransitionName(cardPicture, 'picture');
      const transition = document.startViewTransition(async () => {
        await render(...next);
        setTransitionName(cardPicture, '');
        const slide = document.querySelector<HTMLElement>('[data-section="hero"] li:has(img)');
        const images = [...(slide?.querySelectorAll('img') ?? [])];
        // Otherwise the browser may show the first frames without them, even if they are decoded.
        for (const image of images) image.decoding = 'sync';
        const timeout = new Promise((resolve) => setTimeout(resolve, decodeTimeoutMs));
        await Promise.race([Promise.allSettled(images.map((image) => image.decode())), timeout]);
        document.documentElement.toggleAttribute('data-has-hero', images.length > 0);
        if (cardPicture && getOriginal(cardPicture) === getOriginal(findPicture(slide))) hero = slide;
        setTransitionName(hero, 'picture');
      });
      // If the browser skips the transition, the page is still rendered.
      transition.ready.catch(() => undefined);
      transition.finished.finally(() => setTransitionName(hero, '')).catch(() => undefined);
      return transition.updateCallbackDone;
    };
    document.addEventListener('click', rememberPicture, true);
    return () => {
      router.sub = render;
      document.removeEventListener('click', rememberPicture, true);
    };
  }, []);
}
