import styled from 'styled-components';
import { EnlargeablePicture } from '@/components/ui/EnlargeablePicture';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { Section } from '@/components/ui/Section';
import { getSharpWidthPx } from '@/components/ui/Picture';
import { note } from '@/styles/mixins';

const Grid = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-5);
  margin-block-start: var(--space-6);

  ${media.tablet} {
    grid-template-columns: repeat(12, 1fr);
    align-items: start;

    > li {
      grid-column: span 5;
    }

    > li:nth-child(4n + 1),
    > li:nth-child(4n) {
      grid-column: span 7;
    }

    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  a {
    position: relative;
    display: block;
    overflow: hidden;
    block-size: clamp(16rem, 34vw, 34rem);
  }

  figcaption {
    padding-block-start: var(--space-3);
    ${note}
  }
`;

/** Pictures in two columns; each opens at full size. */
export default function Gallery({ anchor, title, images }: SectionModel<'gallery'>) {
  return (
    <Section anchor={anchor} title={title}>
      <Grid>
        {images.map((item) => (
          <li key={item.image.src}>
            <figure style={{ maxInlineSize: getSharpWidthPx(item.image) }}>
              <EnlargeablePicture images={images} item={item} sizes="(min-width: 768px) 58vw, 100vw" />
              {item.caption && <figcaption>{item.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
