import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SilentLoop } from '@/components/ui/SilentLoop';
import { useCanAutoplay } from '@/hooks/useCanAutoplay';

const PauseButton = styled(IconButton)`
  position: absolute;
  inset-block-end: var(--space-5);
  inset-inline-end: var(--edge);
  z-index: 2;
`;

/**
 * A silent film over the slide's picture, which is its first frame. It plays while the slide is shown; a button pauses
 * it.
 */
export function HeroVideo({ src, isVisible }: { src: string; isVisible: boolean }) {
  const { t } = useTranslation();
  const [isPaused, setIsPaused] = useState(false);
  if (!useCanAutoplay()) return null;
  return (
    <>
      <SilentLoop video={{ videoUrl: src }} paused={isPaused || !isVisible} />
      <PauseButton aria-label={isPaused ? t('hero.play') : t('hero.pause')} onClick={() => setIsPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size={20} />
      </PauseButton>
    </>
  );
}
