import styled from 'styled-components';
import { Figures } from '@/components/ui/Figures';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { note } from '@/styles/mixins';

const Note = styled.p`
  margin-block-start: var(--space-6);
  ${note}
`;

/** The drawing of a house, above its figures or beside them. It is drawn from its centre. */
const Plate = styled.div`
  display: none;

  [data-plate] [data-tone='accent'] > * > & {
    display: block;
    inline-size: min(100%, 22rem);
    aspect-ratio: 1;
    margin: var(--space-6) auto var(--space-7);
    background: var(--plate) center / contain no-repeat;
    clip-path: circle(calc(71% * var(--drawn, 1)));
    transition-duration: 2600ms;

    ${media.tablet} {
      position: absolute;
      inset: 0 var(--edge) 0 auto;
      inline-size: min(42vw, 38rem);
      margin-block: auto;
    }

    ~ * {
      ${media.tablet} {
        max-inline-size: 50%;
      }
    }

    ~ dl {
      ${media.tablet} {
        grid-template-columns: repeat(2, minmax(0, 1fr));

        > div {
          grid-column-end: span 1;
        }
      }
    }

    @media print {
      display: none;
    }
  }
`;

/** Key figures with units and labels, and an optional note. */
export default function KeyFigures({ anchor, title, intro, figures, note }: SectionModel<'key-figures'>) {
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <Plate data-draws aria-hidden="true" />
      <Figures figures={figures} />
      {note && <Note>{note}</Note>}
    </Section>
  );
}
