import { AnimatePresence, domMax, LazyMotion, MotionConfig, m, type PanInfo } from 'framer-motion';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/Dialog';
import { FileDownload } from '@/components/ui/FileDownload';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Picture } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import type { PopupProps } from '@/contexts/PopupContext';
import type { Photo } from '@/lib/model/media';
import { linkAbove, row } from '@/styles/mixins';

const Stage = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: var(--space-3);
  block-size: calc(100% - 6rem);

  > div {
    position: relative;
    overflow: hidden;
  }

  > div > div {
    position: absolute;
    inset: 0;
    touch-action: pan-y pinch-zoom;
  }

  img {
    pointer-events: none;
  }

  figcaption {
    min-block-size: 1.65em;
    text-align: center;
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
`;

const Details = styled.div`
  ${row('0 5')}
  justify-content: center;
  font-size: var(--size-small);
  color: var(--ivory-soft);
  text-align: center;

  a {
    ${linkAbove}
  }

  p {
    padding-block: var(--space-1);
  }
`;

/** The distance or the speed above which a swipe changes the picture. */
const swipeThreshold = { distancePx: 90, pxPerSecond: 500 };

const slideVariants = {
  enter: (direction: number) => ({ x: `${direction * 12}%`, opacity: 0 }),
  shown: { x: 0, opacity: 1 },
  leave: (direction: number) => ({ x: `${direction * -12}%`, opacity: 0 }),
};

interface UsageProps extends Pick<Photo, 'files' | 'credit' | 'rights'> {
  title: string;
}

/** The files of a picture with their sizes, and its credit and terms of use. */
function Usage({ files, credit, rights, title }: UsageProps) {
  const { t } = useTranslation('albums');
  const { titleSuffix } = useContent();
  const owner = credit ?? titleSuffix;
  return (
    <Details>
      {/* The key is that of the format, so that a link keeps its focus when the picture changes. */}
      {files.map((file) => (
        <FileDownload key={file.href.split('.').at(-1)} file={file} title={title} />
      ))}
      <p>{t('credit', { owner })}</p>
      <p>{rights ?? t('terms', { owner })}</p>
    </Details>
  );
}

/** Shows one picture at full size. Buttons, arrow keys and swipes switch between several pictures. */
export function MediaPopup({ images, index, onClose }: PopupProps['media'] & { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [{ current, direction }, setPosition] = useState({ current: index, direction: 1 });
  const item = images[current];
  if (!item) return null;
  const hasSeveral = images.length > 1;

  const step = (delta: 1 | -1) =>
    setPosition((position) => ({
      current: (position.current + delta + images.length) % images.length,
      direction: delta,
    }));
  const stepByKey = ({ key }: KeyboardEvent) => {
    if (hasSeveral && key === 'ArrowRight') step(1);
    if (hasSeveral && key === 'ArrowLeft') step(-1);
  };
  const stepBySwipe = (_: unknown, { offset, velocity }: PanInfo) => {
    if (Math.abs(offset.x) > swipeThreshold.distancePx || Math.abs(velocity.x) > swipeThreshold.pxPerSecond)
      step(offset.x < 0 ? 1 : -1);
  };

  return (
    <Dialog label={t('media.title')} layout="stage" onClose={onClose} onKeyDown={stepByKey}>
      <Stage>
        <div>
          <LazyMotion features={domMax} strict>
            <MotionConfig reducedMotion="user" transition={{ duration: 0.5, ease: [0.22, 0.61, 0.36, 1] }}>
              <AnimatePresence initial={false} custom={direction}>
                <m.div
                  key={item.image.src}
                  custom={direction}
                  variants={slideVariants}
                  initial="enter"
                  animate="shown"
                  exit="leave"
                  drag={hasSeveral && 'x'}
                  dragSnapToOrigin
                  dragElastic={0.5}
                  onDragEnd={stepBySwipe}
                >
                  <Picture image={item.image} fill="contain" sizes="100vw" />
                </m.div>
              </AnimatePresence>
            </MotionConfig>
          </LazyMotion>
        </div>
        <figcaption aria-live="polite">{item.caption ?? item.image.alt}</figcaption>
        {item.files && <Usage {...item} files={item.files} title={item.caption ?? item.image.alt} />}
      </Stage>
      <Controls>
        {hasSeveral && (
          <>
            <IconButton aria-label={t('media.previous')} onClick={() => step(-1)}>
              <Icon name="back" />
            </IconButton>
            <span>{t('media.position', { current: current + 1, total: images.length })}</span>
            <IconButton aria-label={t('media.next')} onClick={() => step(1)}>
              <Icon name="next" />
            </IconButton>
          </>
        )}
      </Controls>
    </Dialog>
  );
}
