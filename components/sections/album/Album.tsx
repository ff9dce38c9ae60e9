import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { FileCheckbox, FileSelection } from '@/components/lists/FileSelection';
import { Disclosure } from '@/components/ui/Disclosure';
import { EnlargeablePicture } from '@/components/ui/EnlargeablePicture';
import { FileDownload } from '@/components/ui/FileDownload';
import { RefreshedData } from '@/components/ui/RefreshedData';
import { Section } from '@/components/ui/Section';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import type { Album as AlbumModel, AlbumResponse, Photo } from '@/lib/model/media';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { crop, labelSummary, linkAbove, note, phrased, row } from '@/styles/mixins';

/**
 * Pictures. From tablet up they have their own aspect ratios and form justified rows: the height of each row is such
 * that its pictures fill the width. Each picture is at least so wide that its row holds as many as `getRowSize` says. On
 * mobile they are squares, three in a row, or two in the last rows if one would not be full.
 */
const Rows = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--space-2);
  margin-block-start: var(--space-6);

  > li {
    position: relative;
    grid-column: span 2;
  }

  > :nth-last-child(4):nth-child(3n + 1),
  > :nth-last-child(3):nth-child(3n + 2),
  > :nth-last-child(2):not(:nth-child(3n + 2)),
  > :nth-last-child(1):not(:nth-child(3n)) {
    grid-column: span 3;
  }

  figure > a {
    ${crop('1')}
    display: block;
  }

  figcaption {
    max-inline-size: 34em;
    padding-block-start: var(--space-3);
    ${note}
    line-height: 1.5;
    ${phrased}

    a {
      ${linkAbove}
      display: block;
    }
  }

  /* On mobile, only the enlarged picture shows its caption. */
  ${media.mobile} {
    html[data-scripted] & figcaption {
      display: none;
    }
  }

  ${media.tablet} {
    ${row('6 5')}

    && figure > a {
      aspect-ratio: var(--aspect);
    }

    > li {
      --row: var(--tablet-row);
      flex: var(--aspect) 1 0;
      min-inline-size: calc(100% / (var(--row) + 1));
    }
  }

  ${media.desktop} {
    > li {
      --row: var(--desktop-row);
    }
  }
`;

/** Shows the rest of an album. */
const More = styled(Disclosure)`
  ${labelSummary}
  margin-block-start: var(--space-5);
`;

const maxUnfolded = 6;
const nbBeforeFold = 4;

/** The number of pictures in the row of a picture. Rows are as full as possible, and differ by one picture at most. */
const getRowSize = (index: number, count: number, maxInRow: number): number => {
  const nbRows = Math.ceil(count / maxInRow);
  const minInRow = Math.floor(count / nbRows);
  const nbInLongRows = (count % nbRows) * (minInRow + 1);
  return index < nbInLongRows ? minInRow + 1 : minInRow;
};

/** The checkboxes of a picture's files, over its corner. */
const Checkboxes = styled.div`
  --surface: var(--ivory);
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: flex;
  font-size: var(--size-label);
  line-height: 1;
  color: var(--ink);

  label {
    align-content: start;
    padding-block-start: var(--space-2);
  }

  input {
    background: var(--surface);
  }
`;

const getAlbum = (response: AlbumResponse) => response.album;

/** A photo album. Each picture opens at full size, with a download link. */
export default function Album({ anchor, kind, albumId, album }: SectionModel<'album'>) {
  const { locale } = useContent();
  const url = `/api/${kind}-album/?${new URLSearchParams({ albumId, locale })}`;
  return (
    <RefreshedData url={url} initial={album} select={getAlbum}>
      {(currentAlbum) => <Photos anchor={anchor} album={currentAlbum} />}
    </RefreshedData>
  );
}

function Photos({ anchor, album }: Pick<SectionModel<'album'>, 'anchor' | 'album'>) {
  const { t } = useTranslation('albums');
  const photos = album?.photos ?? [];
  const isFolded = photos.length > maxUnfolded;
  return (
    <Section anchor={anchor} title={album?.title}>
      {!album && <p>{t('unavailable')}</p>}
      {album && (
        <FileSelection strings="albums" items={photos.filter(({ files }) => files[0]?.reference)}>
          {isFolded ? (
            <>
              <PhotoRows photos={photos.slice(0, nbBeforeFold)} album={album} />
              <More summary={t('all', { number: photos.length })}>
                <PhotoRows photos={photos.slice(nbBeforeFold)} album={album} />
              </More>
            </>
          ) : (
            <PhotoRows photos={photos} album={album} />
          )}
        </FileSelection>
      )}
    </Section>
  );
}

/** Some photos of an album. Enlarged, they are among all of them. */
function PhotoRows({ photos, album }: { photos: Photo[]; album: AlbumModel }) {
  const { t } = useTranslation('albums');
  return (
    <Rows>
      {photos.map((photo, index) => {
        const { width, height } = photo.image;
        const aspect = width / height;
        const [tabletRow, desktopRow] = [3, 4].map((maxInRow) => getRowSize(index, photos.length, maxInRow));
        const style = { '--aspect': aspect, '--tablet-row': tabletRow, '--desktop-row': desktopRow };
        return (
          <li key={photo.image.src} style={style as CSSProperties}>
            <figure>
              <EnlargeablePicture
                images={album.photos}
                item={photo}
                sizes={`(min-width: 768px) ${Math.round(90 / (desktopRow ?? 1))}vw, ${aspect < 1 ? 50 : 75}vw`}
              />
              <figcaption>
                {photo.caption}
                {photo.files.map((file) => (
                  <FileDownload key={file.href} file={file} title={photo.caption} />
                ))}
              </figcaption>
            </figure>
            <Checkboxes>
              {photo.files.map((file) => (
                <FileCheckbox key={file.href} file={file}>
                  {photo.files.length > 1 && file.format}
                  <VisuallyHidden>{t('choose', { title: photo.caption })}</VisuallyHidden>
                </FileCheckbox>
              ))}
            </Checkboxes>
          </li>
        );
      })}
    </Rows>
  );
}
