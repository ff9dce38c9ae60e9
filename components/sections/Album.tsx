import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import { EnlargingPicture } from '@/components/ui/EnlargingPicture';
import { useContent } from '@/contexts/ContentContext';
import type { AlbumResponse } from '@/lib/model/media';
import type { Section as SectionOf } from '@/lib/model/section';
import { Rows } from './Album.styles';
import { Refetched } from './Refetched';
import { Section } from './Section';

const albumIn = (answer: AlbumResponse) => answer.album;

/** A photo album. Each picture opens at full size, with a download link. */
export function Album({ anchor, kind, albumId, album }: SectionOf<'album'>) {
  const { locale } = useContent();
  const url = `/api/${kind}-album/?${new URLSearchParams({ albumId, locale })}`;
  return (
    <Refetched url={url} initial={album} read={albumIn}>
      {(shown) => <Photos anchor={anchor} album={shown} />}
    </Refetched>
  );
}

function Photos({ anchor, album }: Pick<SectionOf<'album'>, 'anchor' | 'album'>) {
  const { t } = useTranslation('albums');
  return (
    <Section anchor={anchor} title={album?.title}>
      {!album && <p>{t('unavailable')}</p>}
      {album && (
        <Rows>
          {album.photos.map((photo) => {
            const { width, height } = photo.image;
            const aspect = width / height;
            return (
              <li key={photo.href} style={{ '--aspect': `${aspect}` } as CSSProperties}>
                <figure>
                  <EnlargingPicture
                    images={album.photos}
                    shown={photo}
                    sizes={`(min-width: 768px) ${Math.round(aspect * 28)}vw, ${aspect < 1 ? 50 : 75}vw`}
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
