import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { SilentLoop } from './SilentLoop';

const PauseButton = styled(IconButton)`
  position: absolute;
  inset-block-end: var(--space-5);
  inset-inline-end: var(--edge);
  z-index: 2;
`;

/** A silent film over a picture, which is its first frame. It plays while it is visible; a button pauses it. */
export function PausableLoop({ src, isVisible }: { src: string; isVisible: boolean }) {
  const { t } = useTranslation();
  const [isPaused, setIsPaused] = useState(false);
  return (
    <>
      <SilentLoop video={{ videoUrl: src }} paused={isPaused || !isVisible} />
      <PauseButton aria-label={isPaused ? t('hero.play') : t('hero.pause')} onClick={() => setIsPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size={20} />
      </PauseButton>
    </>
  );
}
