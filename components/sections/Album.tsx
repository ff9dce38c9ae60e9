import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import { EnlargingPicture } from '@/components/ui/EnlargingPicture';
import type { Section as SectionOf } from '@/lib/model/section';
import { Rows } from './Album.styles';
import { Section } from './Section';

/** An album of pictures; each opens at full size, with its file to take along. */
export function Album({ anchor, album }: SectionOf<'album'>) {
  const { t } = useTranslation('media');
  return (
    <Section anchor={anchor} title={album?.title}>
      {!album && <p>{t('album.unavailable')}</p>}
      {album && (
        <Rows>
          {album.photos.map((photo) => {
            const { width, height } = photo.image;
            const aspect = width / height;
            return (
              <li
                key={photo.reference}
                data-upright={aspect < 1 || undefined}
                style={{ '--aspect': `${aspect}` } as CSSProperties}
              >
                <figure>
                  <EnlargingPicture
                    images={album.photos}
                    shown={photo}
                    sizes={`(min-width: 768px) ${Math.round(aspect * 28)}vw, ${aspect < 1 ? 50 : 100}vw`}
                  />
                  <figcaption>{photo.caption}</figcaption>
                </figure>
              </li>
            );
          })}
        </Rows>
      )}
    </Section>
  );
}
