import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Phrases } from '@/components/ui/Phrases';
import { Picture } from '@/components/ui/Picture';
import type { PageCard } from '@/lib/model/card';
import { coveringLink, crop, phrased, zoomOnHover } from '@/styles/mixins';

const Frame = styled.article`
  ${coveringLink}
  ${zoomOnHover}
  display: grid;
  gap: var(--space-3);
  break-inside: avoid;

  p {
    color: var(--muted);
    font-size: var(--size-detail);
    ${phrased}
  }
`;

const Media = styled.div`
  ${crop('var(--card-aspect, 4 / 3)')}
  margin-block-end: var(--space-2);
`;

const Title = styled.h3`
  font-size: var(--card-title, var(--size-card));
  line-height: var(--leading-card);
`;

interface CardProps extends Omit<PageCard, 'title'> {
  title: ReactNode;
  /** The heading level of the title. */
  level: 2 | 3 | 4;
  /** The content above the title, such as a date. */
  meta?: ReactNode;
  /** The display width of the picture before cropping. The default suits lists with three columns on desktop. */
  sizes?: string;
}

const defaultSizes = '(min-width: 1280px) 45vw, (min-width: 768px) 65vw, 140vw';
const uprightSizes = '(min-width: 768px) 33vw, 40vw';

/** The card of a page in a list. The whole card is one link. Of an upright picture, a square around its
 * focal point is shown. */
export function Card({ title, text, href, image, level, meta, sizes }: CardProps) {
  const isUpright = image && image.height > image.width;
  return (
    <Frame data-picture={image ? true : undefined}>
      {image && (
        <Media data-reveal data-upright={isUpright || undefined} style={isUpright ? { aspectRatio: 1 } : undefined}>
          <Picture image={image} fill="cover" sizes={sizes ?? (isUpright ? uprightSizes : defaultSizes)} />
        </Media>
      )}
      {meta}
      <Title as={`h${level}`}>
        <a href={href}>{typeof title === 'string' ? <Phrases text={title} /> : title}</a>
      </Title>
      <p data-text>
        <Phrases text={text} />
      </p>
    </Frame>
  );
}
