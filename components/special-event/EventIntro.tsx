import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { StyledLink, TextButton } from '@/components/ui/NavigationButton.styles';
import type { PopupProps } from '@/contexts/PopupContext';
import { useFilmIsWelcome } from '@/hooks/useFilmIsWelcome';
import { track } from '@/lib/browser/analytics/track';
import { introKey } from '@/lib/browser/announcement-keys';
import { writeStored } from '@/lib/browser/stored';
import { Lead, Scene } from './EventIntro.styles';

/** The delay before the link and the close button are shown, in milliseconds. */
const linkDelay = 5000;

/** Lets the white at the end of the film become the page, where the browser can. */
const dissolve = (close: () => void) => {
  if (document.startViewTransition) document.startViewTransition(() => flushSync(close));
  else close();
};

/**
 * The film of the special event. When it ends, it closes, unless the visitor has moved the focus to one of its controls.
 * After a delay it has a link to the event's page and a close button. Stores that it was shown.
 */
export function EventIntro({ event, onClose }: PopupProps['eventIntro'] & { onClose: () => void }) {
  const { eventName, eventPageUrl, videoIntro } = event;
  const { videoUrl, title, alt, background, closeButtonText, linkText } = videoIntro;
  const plays = useFilmIsWelcome();
  const [hasLoaded, setHasLoaded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => writeStored(introKey(eventName), '1'), [eventName]);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setHasLoaded(true), linkDelay);
    return () => clearTimeout(timer);
  }, []);

  const end = () => {
    if (document.activeElement === heading.current) dissolve(onClose);
  };

  return (
    <Dialog label={title} layout="scene" onClose={onClose}>
      <Scene>
        <video
          src={videoUrl}
          poster={background.src}
          aria-label={alt}
          autoPlay={plays}
          preload={plays ? 'auto' : 'none'}
          controls={plays}
          muted
          playsInline
          onEnded={end}
        />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Lead>
          {hasLoaded && (
            <>
              <StyledLink href={eventPageUrl} onClick={() => track('Content', 'Click content', eventName)}>
                {linkText}
                <Icon name="next" size={18} />
              </StyledLink>
              <TextButton onClick={onClose}>{closeButtonText}</TextButton>
            </>
          )}
        </Lead>
      </Scene>
    </Dialog>
  );
}
