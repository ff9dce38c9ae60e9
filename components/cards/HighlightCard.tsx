import styled from 'styled-components';
import { MetadataLine } from '@/components/ui/MetadataLine';
import { Phrases } from '@/components/ui/Phrases';
import { Picture } from '@/components/ui/Picture';
import type { HighlightCard as HighlightCardModel } from '@/lib/model/card';
import { coveringLink, label, onInk, zoomOnHover } from '@/styles/mixins';

const Frame = styled.article`
  ${coveringLink}
  ${zoomOnHover}
  display: grid;
  align-content: end;
  block-size: 100%;
  min-block-size: clamp(24rem, 38vw, 34rem);
  overflow: hidden;
  ${onInk}
`;

const Content = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-8) var(--space-5) var(--space-5);
  background: linear-gradient(
    to top,
    var(--shade-deep),
    var(--shade) calc(100% - var(--space-8)),
    var(--shade-clear)
  );

  p {
    ${label}
  }
`;

const Title = styled.h3`
  font-size: 1.75rem;
  line-height: var(--leading-card);
`;

/** The card of a highlight. The picture fills the card. */
export function HighlightCard({ highlight, level }: { highlight: HighlightCardModel; level: 2 | 3 }) {
  const { title, href, image, date, category, houses } = highlight;
  return (
    <Frame>
      {image && <Picture image={image} fill="cover" sizes="(min-width: 1280px) 60vw, (min-width: 768px) 80vw, 180vw" />}
      <Content>
        <MetadataLine>
          <time dateTime={date.iso}>{date.text}</time>
          {houses || category}
        </MetadataLine>
        <Title as={`h${level}`}>
          <a href={href}>
            <Phrases text={title} />
          </a>
        </Title>
      </Content>
    </Frame>
  );
}
