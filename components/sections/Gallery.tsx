import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Picture } from '@/components/ui/Picture';
import { usePopup } from '@/contexts/PopupContext';
import type { Section as SectionOf } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { Section } from './Section';

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
  }

  a {
    position: relative;
    display: block;
    overflow: hidden;
    block-size: clamp(16rem, 34vw, 34rem);
  }

  figcaption {
    padding-block-start: var(--space-3);
    font-size: var(--size-small);
    color: var(--muted);
  }
`;

/** Pictures in pairs; each opens at full size. */
export function Gallery({ anchor, title, images }: SectionOf<'gallery'>) {
  const { t } = useTranslation();
  const { open } = usePopup();
  return (
    <Section anchor={anchor} title={title}>
      <Grid>
        {images.map(({ image, caption }, index) => (
          <li key={image.src}>
            <figure>
              <a
                data-reveal
                href={image.src}
                aria-label={t('media.enlarge', { picture: image.alt || caption })}
                onClick={(event) => {
                  event.preventDefault();
                  open({ name: 'media', props: { images, index } });
                }}
              >
                <Picture image={image} fill="cover" sizes="(min-width: 768px) 58vw, 100vw" />
              </a>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
