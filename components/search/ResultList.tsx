import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { HighlightedText } from '@/components/ui/HighlightedText';
import { MetadataLine } from '@/components/ui/MetadataLine';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isPlainClick } from '@/lib/browser/dom-events';
import type { SearchResult } from '@/lib/model/search';
import { media, tabletQuery } from '@/styles/breakpoints';
import { coveringLink, displayText, lineAbove, linkAbove, phrased } from '@/styles/mixins';

const List = styled.ul`
  margin-block-start: var(--space-4);

  mark {
    padding-inline: 0.1em;
    background: var(--stone);
    color: var(--text);
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }

  /* The best matches are cards, so that they do not look like the beginning of the list below. */
  &[data-best] {
    ${media.tablet} {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-5);
    }
  }
`;

const Item = styled.li`
  ${coveringLink}
  display: grid;
  align-content: start;
  gap: var(--space-5) var(--space-6);
  padding-block: var(--space-5);
  ${lineAbove}

  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }

  &:has(img) {
    grid-template-columns: min(13rem, 30%) minmax(0, 1fr);
  }

  /* The pictures of houses are upright. */
  &[data-type='house']:has(img) {
    grid-template-columns: min(6.5rem, 30%) minmax(0, 1fr);
  }

  &[data-type='house'] img {
    aspect-ratio: 3 / 4;
  }

  [data-best] > &&:is(li) {
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr);
      border: 0;

      img {
        aspect-ratio: 3 / 2;
        object-position: 50% 30%;
      }
    }
  }

  p {
    max-inline-size: var(--measure);
    color: var(--muted);
    ${phrased}
  }

  p:first-child {
    font-size: var(--size-small);
  }

  :is(h2, h3, h4) {
    margin-block: var(--space-1) var(--space-2);
    ${displayText('var(--size-card)')}
  }

  a[download] {
    ${linkAbove}
  }
`;

interface ResultListProps {
  results: SearchResult[];
  /** The keywords to highlight in titles and descriptions. */
  query: string;
  level: 2 | 3 | 4;
  areBest?: boolean;
  onChoose?: () => void;
}

/** Search results with date and type. Documents also have a download link. */
export function ResultList({ results, query, level, areBest, onChoose }: ResultListProps) {
  const { t } = useTranslation('shell');
  const Title = `h${level}` as const;
  return (
    <List data-best={areBest || undefined}>
      {results.map(({ title, description, date, dateText, thumbnail, url, externalLink, type }) => (
        <Item key={url} data-type={type}>
          {thumbnail && (
            <Image
              src={thumbnail.src}
              alt={thumbnail.alt}
              width={208}
              height={139}
              sizes={areBest ? `${tabletQuery} 33vw, 30vw` : undefined}
            />
          )}
          <div>
            <MetadataLine>
              <time dateTime={date}>{dateText}</time>
              {type !== 'other' && t(`search.type-${type}`)}
            </MetadataLine>
            <Title>
              <a
                href={url}
                target={externalLink ? '_blank' : undefined}
                rel={externalLink ? 'noopener noreferrer' : undefined}
                onClick={(event) => isPlainClick(event) && onChoose?.()}
              >
                <HighlightedText text={title} keywords={query} />
                {externalLink && <VisuallyHidden> {t('link.newTab', { ns: 'common' })}</VisuallyHidden>}
              </a>
            </Title>
            <p>
              <HighlightedText text={description} keywords={query} />
            </p>
            {type === 'document' && (
              <a href={url} download>
                {t('media.download', { ns: 'common' })}
                <VisuallyHidden> {title}</VisuallyHidden>
              </a>
            )}
          </div>
        </Item>
      ))}
    </List>
  );
}
