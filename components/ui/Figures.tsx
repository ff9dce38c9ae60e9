import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { getUnitSpace } from '@/lib/i18n/writing';
import type { Section } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { lineAbove, phrased, row } from '@/styles/mixins';

const List = styled.dl`
  --max-size: 2.75rem;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-5);
  margin-block-start: var(--space-7);

  &:first-child {
    margin-block-start: 0;
  }

  > div {
    container-type: inline-size;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: var(--space-3);
    padding-block-start: var(--space-5);
    ${lineAbove}
  }

  dd {
    --size: clamp(2rem, 25cqi, var(--max-size));
    font: var(--weight-light) max(1.125rem, 0.34 * var(--size)) / 1 var(--font-display);
    font-variant-numeric: lining-nums;
  }

  dd b {
    margin-inline-end: calc(0.08 * var(--size));
    font-size: var(--size);
    font-weight: inherit;
    letter-spacing: var(--tracking-display);
  }

  /* Lines may end before a long unit, despite the no-break space. */
  dd span {
    display: inline-block;
    white-space: nowrap;
    color: var(--accent);
  }

  dd [data-percent] {
    font-size: calc(0.6 * var(--size));
    color: inherit;
  }

  dt {
    max-inline-size: 26ch;
    color: var(--muted);
    text-wrap: balance;
    ${phrased}
  }

  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.belowDesktop} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.tablet} {
    --max-size: 5.25rem;
  }

  ${media.desktop} {
    grid-template-columns: var(--columns);

    > div {
      grid-column-end: span 3;
    }

    /* Five figures have the same size, with long units below them. */
    &:has(> :nth-child(5):last-child) {
      grid-template-columns: repeat(5, minmax(0, 1fr));

      > div {
        grid-column-end: span 1;
      }

      dd {
        --size: clamp(3rem, 4.6vw, 4.5rem);
      }

      dd > span:not([data-short]) {
        inline-size: 100%;
        line-height: 1.6;
      }

      /* Aligns the labels of figures with short units with the others. */
      &:has(span:not([data-short])) dd {
        min-block-size: calc(1.6 * var(--size));
      }
    }

    &:has(> :nth-child(3):last-child) > div,
    &:has(> :nth-child(6):last-child) > div {
      grid-column-end: span 4;
    }
  }
`;

/** A row of dots of which some are filled. */
const Dots = styled.div`
  ${row('2')}
  padding-block: var(--space-5) var(--space-2);

  i {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 1px solid var(--accent);
    border-radius: 50%;
  }

  [data-filled] {
    border-width: 0.4375rem;
  }
`;

/** Whether a unit fits beside its figure in a narrow column. Chinese and Japanese characters are twice as wide. */
const isShort = (unit: string): boolean => unit.length < (unit > '\u3000' ? 2 : 3);

interface FiguresProps {
  figures: Section<'key-figures'>['figures'];
  className?: string;
}

/** Key figures with their units and labels. */
export function Figures({ figures, className }: FiguresProps) {
  const { locale } = useContent();
  return (
    <List className={className}>
      {figures.map(({ value, unit, label, total }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {unit && (
              <>
                {getUnitSpace(locale, unit)}
                <span data-percent={unit === '%' || undefined} data-short={isShort(unit) || undefined}>
                  {unit}
                </span>
              </>
            )}
            {total && (
              <Dots data-draws aria-hidden="true">
                {Array.from({ length: total }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the dots differ only in their position
                  <i key={index} data-filled={index < Number(value) || undefined} />
                ))}
              </Dots>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
