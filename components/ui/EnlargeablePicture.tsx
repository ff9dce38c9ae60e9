import { useTranslation } from 'next-i18next/pages';
import { type PopupProps, usePopup } from '@/contexts/PopupContext';
import { onPlainClick } from '@/lib/browser/dom-events';
import { Picture } from './Picture';

interface EnlargeablePictureProps extends Pick<PopupProps['media'], 'images'> {
  item: PopupProps['media']['images'][number];
  sizes: string;
}

/** One of several pictures. A click opens them all at full size. Without JavaScript it links to its own file. */
export function EnlargeablePicture({ images, item, sizes }: EnlargeablePictureProps) {
  const { t } = useTranslation();
  const { open } = usePopup();
  const { image, caption } = item;
  return (
    <a
      data-reveal
      href={image.src}
      aria-label={t('media.enlarge', { picture: image.alt || caption })}
      onClick={onPlainClick(() => open({ name: 'media', props: { images, index: images.indexOf(item) } }))}
    >
      <Picture image={image} fill="cover" sizes={sizes} />
    </a>
  );
}
