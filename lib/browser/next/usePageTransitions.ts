import Router from 'next/router';
import { useEffect } from 'react';

type Render = (...next: unknown[]) => Promise<void>;
type Parts = Record<'picture' | 'mark', HTMLElement | null | undefined>;

const motionQuery = '(min-width: 48em) and (prefers-reduced-motion: no-preference)';
/** How long the previous page remains while the next hero is loaded and decoded. */
const decodeTimeoutMs = 400;
const markSelector = 'img[src$=".svg"]';

const setTransitionNames = (parts: Parts | undefined, isNamed: boolean) => {
  for (const [name, element] of Object.entries(parts ?? {}))
    if (element) element.style.viewTransitionName = isNamed ? name : '';
};

/**
 * Shows navigations as view transitions, in browsers that support them: the picture of the clicked card and the mark of
 * its house become those of the next page's hero. The style sheet defines the durations. On phones, where a transition
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
    let clicked: Parts | undefined;

    const rememberCard = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('article, li') : null;
      clicked = card
        ? {
            picture: card.querySelector<HTMLElement>(`img:not(${markSelector})`),
            mark: card.querySelector(markSelector),
          }
        : undefined;
    };
    router.sub = (...next) => {
      if (path === window.location.pathname) return render(...next);
      path = window.location.pathname;
      const card = clicked;
      clicked = undefined;
      if (!window.matchMedia(motionQuery).matches) return render(...next);
      let hero: Parts | undefined;
      setTransitionNames(card, true);
      const transition = document.startViewTransition(async () => {
        await render(...next);
        setTransitionNames(card, false);
        const slide = document.querySelector<HTMLElement>('[data-section="hero"] li:has(img)');
        const images = [...(slide?.querySelectorAll('img') ?? [])];
        // Otherwise the browser may show the first frames without them, even if they are decoded.
        for (const image of images) image.decoding = 'sync';
        const timeout = new Promise((resolve) => setTimeout(resolve, decodeTimeoutMs));
        await Promise.race([Promise.allSettled(images.map((image) => image.decode())), timeout]);
        document.documentElement.toggleAttribute('data-has-hero', images.length > 0);
        hero = card && { picture: slide, mark: slide?.querySelector<HTMLElement>(markSelector) };
        setTransitionNames(hero, true);
      });
      // If the browser skips the transition, the page is still rendered.
      transition.ready.catch(() => undefined);
      transition.finished.finally(() => setTransitionNames(hero, false)).catch(() => undefined);
      return transition.updateCallbackDone;
    };
    document.addEventListener('click', rememberCard, true);
    return () => {
      router.sub = render;
      document.removeEventListener('click', rememberCard, true);
    };
  }, []);
}
