import styled from 'styled-components';
import { TextButton } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { usePopup } from '@/contexts/PopupContext';
import { useLazyStrings } from '@/hooks/useLazyStrings';
import { media } from '@/styles/breakpoints';
import { lineAbove } from '@/styles/mixins';
import { ConsentButtons } from './ConsentButtons';

const Banner = styled.section`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: var(--layer-header);
  display: grid;
  gap: var(--space-4) var(--space-8);
  align-items: center;
  max-block-size: 60dvh;
  padding: var(--space-5) var(--edge);
  overflow-y: auto;
  background: var(--paper);
  ${lineAbove}
  animation: rise var(--slow) var(--ease);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  @keyframes rise {
    from {
      transform: translateY(100%);
    }
  }
`;

const Text = styled.div`
  max-inline-size: 52rem;

  h2 {
    font-size: var(--size-heading);
  }

  p {
    margin-block-start: var(--space-2);
    font-size: var(--size-detail);
    line-height: 1.5;
  }
`;

const Choices = styled.div`
  display: grid;
  gap: var(--space-1) var(--space-6);

  > :last-child {
    justify-self: start;
  }

  ${media.tablet} {
    grid-template-columns: auto 1fr;
  }
`;

/** Tells the document of the banner, so that it never covers the focused element. Returns the cleanup. */
const makeRoomForBanner = (banner: HTMLElement) => {
  const { style, dataset } = document.documentElement;
  dataset.hasBanner = '';
  const observer = new ResizeObserver(() => style.setProperty('--banner-height', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    delete dataset.hasBanner;
    style.removeProperty('--banner-height');
  };
};

/** Asks for consent at the bottom of the window. The banner is first in the tab order and does not block the page. */
export function ConsentBanner() {
  const t = useLazyStrings('consent');
  const { cookiesPage } = useContent();
  const { open } = usePopup();
  if (!t) return null;
  return (
    <Banner ref={makeRoomForBanner} aria-labelledby="consent-title" data-no-print>
      <Text>
        <h2 id="consent-title">{t('banner.title')}</h2>
        <p>
          {t('banner.text')} {cookiesPage && <a href={cookiesPage}>{t('more')}</a>}
        </p>
      </Text>
      <Choices>
        <ConsentButtons t={t} />
        <TextButton aria-haspopup="dialog" onClick={() => open({ name: 'cookieOptions', props: {} })}>
          {t('options')}
        </TextButton>
      </Choices>
    </Banner>
  );
}
