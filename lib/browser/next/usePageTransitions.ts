import Router from 'next/router';
import { useEffect } from 'react';

type Render = (...next: unknown[]) => Promise<void>;

const setTransitionName = (element: HTMLElement | null | undefined, value: 'picture' | '') => {
  if (element) element.style.viewTransitionName = value;
};

/**
 * Shows navigations as view transitions, in browsers that support them: the picture of the clicked card becomes the
 * next page's hero. The style sheet defines the durations.
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
    let clickedImage: HTMLElement | null | undefined;

    const rememberImage = ({ target }: Event) => {
      clickedImage = target instanceof Element ? target.closest('article, li')?.querySelector('img') : null;
    };
    router.sub = (...next) => {
      if (path === window.location.pathname) return render(...next);
      path = window.location.pathname;
      const image = clickedImage;
      clickedImage = null;
      let hero: HTMLElement | null | undefined;
      setTransitionName(image, 'picture');
      const transition = document.startViewTransition(async () => {
        await render(...next);
        setTransitionName(image, '');
        hero = image && document.querySelector<HTMLElement>('[data-section="hero"] li');
        setTransitionName(hero, 'picture');
      });
      // If the browser skips the transition, the page is still rendered.
      transition.ready.catch(() => undefined);
      transition.finished.finally(() => setTransitionName(hero, '')).catch(() => undefined);
      return transition.updateCallbackDone;
    };
    document.addEventListener('click', rememberImage, true);
    return () => {
      router.sub = render;
      document.removeEventListener('click', rememberImage, true);
    };
  }, []);
}
