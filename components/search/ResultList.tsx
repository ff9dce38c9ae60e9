import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { HighlightedText } from '@/components/ui/HighlightedText';
import { MetadataLine } from '@/components/ui/MetadataLine';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isPlainClick } from '@/lib/browser/dom-events';
import type { SearchResult } from '@/lib/model/search';
import { tabletQuery } from '@/styles/breakpoints';
import { Item, List } from './Search.styles';

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
                {t('document.download')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </a>
            )}
          </div>
        </Item>
      ))}
    </List>
  );
}
