import { useTranslation } from 'next-i18next/pages';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { getPosterUrl } from '@/components/ui/Picture';
import { ButtonLink, TextButton } from '@/components/ui/TextButton';
import { VideoSources } from '@/components/ui/VideoSources';
import type { PopupProps } from '@/contexts/PopupContext';
import { useCanAutoplay } from '@/hooks/useCanAutoplay';
import { track } from '@/lib/browser/analytics/track';
import { writeStored } from '@/lib/browser/stored';
import { media } from '@/styles/breakpoints';
import { row } from '@/styles/mixins';
import { getIntroKey } from './storage-keys';

/** The film with its text: over it, or below it in upright windows. */
const Scene = styled.div`
  display: grid;
  align-content: end;
  gap: var(--space-5);
  padding: var(--space-6) var(--gutter);
  aspect-ratio: 16 / 9;

  ${media.upright} {
    padding-block-start: 0;
    aspect-ratio: auto;
  }

  h2 {
    z-index: 1;
    font-size: var(--size-title);
    line-height: var(--leading-title);
    pointer-events: none;
  }
`;

const Film = styled.div`
  position: absolute;
  inset: 0;

  ${media.upright} {
    position: relative;
    margin-inline: calc(-1 * var(--gutter));

    /* In a low window, the text below is in view, too. */
    video {
      max-block-size: 45svh;
    }
  }

  video {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to bottom, var(--shade), var(--shade-clear) 5rem),
      linear-gradient(to top, var(--shade), var(--shade-clear) 60%);
    pointer-events: none;
  }
`;

/** The link and the button, whose space is reserved until they are shown. */
const Actions = styled.div`
  z-index: 1;
  ${row('2 7')}
  align-items: center;
  min-block-size: var(--control-large);
  pointer-events: none;

  > * {
    animation: appear var(--slow) var(--ease);
    pointer-events: auto;
  }
`;

const PlayToggle = styled(IconButton)`
  position: absolute;
  inset-block-end: var(--space-4);
  inset-inline-end: var(--space-4);
  z-index: 2;
`;

/** How long the film is open before the link and the close button are shown. */
const linkDelayMs = 5000;

/** How long the last picture of the film takes to dissolve into the page. */
const dissolveMs = 900;

/**
 * The film of the special event, in a dialog. It starts by itself where films may, and otherwise when the visitor taps
 * it or its button. At its end it dissolves into the page, unless the visitor has moved the focus away from that button.
 * After `linkDelayMs`, or at once if it did not start by itself, it has a link to the event's page and a close button.
 * It stores that it was shown.
 */
export function EventIntro({ event, onClose }: PopupProps['eventIntro'] & { onClose: () => void }) {
  const { t } = useTranslation();
  const { eventName, eventPageUrl, videoIntro } = event;
  const { videoUrl, title, alt, background, closeButtonText, linkText } = videoIntro;
  const shouldAutoplay = useCanAutoplay();
  const [isPlaying, setIsPlaying] = useState(false);
  const [isLinkVisible, setIsLinkVisible] = useState(!shouldAutoplay);
  const video = useRef<HTMLVideoElement>(null);
  const playToggle = useRef<HTMLButtonElement>(null);

  useEffect(() => writeStored(getIntroKey(eventName), '1'), [eventName]);
  useEffect(() => playToggle.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setIsLinkVisible(true), linkDelayMs);
    return () => clearTimeout(timer);
  }, []);

  const toggle = () => {
    if (isPlaying) return video.current?.pause();
    // A browser may refuse to play; then the button still says "play".
    video.current?.play().catch(() => {});
  };
  const handleEnd = async ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if (document.activeElement === playToggle.current) {
      const dialog = currentTarget.closest('dialog');
      await dialog?.animate({ opacity: 0 }, { duration: dissolveMs, fill: 'forwards' }).finished;
      if (dialog?.open) onClose();
    } else currentTarget.currentTime = 0;
  };

  return (
    <Dialog label={title} layout="scene" onClose={onClose}>
      <Scene>
        <Film>
          <video
            ref={video}
            poster={getPosterUrl(background)}
            aria-label={alt}
            autoPlay={shouldAutoplay}
            preload={shouldAutoplay ? 'auto' : 'none'}
            muted
            playsInline
            disablePictureInPicture
            onClick={toggle}
            onPlay={() => setIsPlaying(true)}
            onPause={() => setIsPlaying(false)}
            onEnded={handleEnd}
          >
            <VideoSources videoUrl={videoUrl} />
          </video>
          <PlayToggle ref={playToggle} aria-label={isPlaying ? t('hero.pause') : t('hero.play')} onClick={toggle}>
            <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
          </PlayToggle>
        </Film>
        <h2>{title}</h2>
        <Actions>
          {isLinkVisible && (
            <>
              <ButtonLink href={eventPageUrl} onClick={() => track('Content', 'Click content', eventName)}>
                {linkText}
                <Icon name="next" size={18} />
              </ButtonLink>
              <TextButton onClick={onClose}>{closeButtonText}</TextButton>
            </>
          )}
        </Actions>
      </Scene>
    </Dialog>
  );
}
