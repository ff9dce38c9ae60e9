import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Picture } from '@/components/ui/Picture';
import type { PopupProps } from '@/contexts/PopupContext';

const Stage = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--space-4);
  block-size: calc(100% - 6rem);

  > div {
    position: relative;
  }

  figcaption {
    text-align: center;
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
`;

/** Pictures at full size, one at a time. */
export function MediaPopup({ images, index, onClose }: PopupProps['media'] & { onClose: () => void }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(index);
  const shown = images[current];
  if (!shown) return null;
  const step = (by: number) => () => setCurrent((current + by + images.length) % images.length);
  return (
    <Dialog label={t('media.title')} layout="stage" onClose={onClose}>
      <Stage>
        <div>
          <Picture key={shown.image.src} image={shown.image} fill="contain" sizes="100vw" />
        </div>
        <figcaption aria-live="polite">{shown.caption}</figcaption>
      </Stage>
      {images.length > 1 && (
        <Controls>
          <IconButton aria-label={t('media.previous')} onClick={step(-1)}>
            <Icon name="back" />
          </IconButton>
          <span>{t('media.position', { current: current + 1, total: images.length })}</span>
          <IconButton aria-label={t('media.next')} onClick={step(1)}>
            <Icon name="next" />
          </IconButton>
        </Controls>
      )}
    </Dialog>
  );
}
