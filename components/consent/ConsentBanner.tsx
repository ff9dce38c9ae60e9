import { TextButton } from '@/components/ui/NavigationButton.styles';
import { useContent } from '@/contexts/ContentContext';
import { usePopup } from '@/contexts/PopupContext';
import { useLateStrings } from '@/hooks/useLateStrings';
import { AllOrNothing } from './AllOrNothing';
import { Banner, Choices, Words } from './ConsentBanner.styles';

/** Sets `--banner-height` on the document, so that the banner never covers the focused element. */
const tellHeight = (banner: HTMLElement) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--banner-height', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--banner-height');
  };
};

/** Asks for consent at the bottom of the window. It comes first in the tab order and does not block the page. */
export function ConsentBanner() {
  const t = useLateStrings('consent');
  const { cookiesPage } = useContent();
  const { open } = usePopup();
  if (!t) return null;
  return (
    <Banner ref={tellHeight} aria-labelledby="consent-title" data-no-print>
      <Words>
        <h2 id="consent-title">{t('banner.title')}</h2>
        <p>
          {t('banner.text')} {cookiesPage && <a href={cookiesPage}>{t('more')}</a>}
        </p>
      </Words>
      <Choices>
        <AllOrNothing t={t} />
        <TextButton aria-haspopup="dialog" onClick={() => open({ name: 'cookieOptions', props: {} })}>
          {t('options')}
        </TextButton>
      </Choices>
    </Banner>
  );
}
