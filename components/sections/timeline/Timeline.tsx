import styled from 'styled-components';
import { Phrases } from '@/components/ui/Phrases';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { crop, lineAbove, tabular } from '@/styles/mixins';

const Events = styled.ol`
  margin-block-start: var(--space-7);

  > li {
    display: grid;
    gap: var(--space-4) var(--space-5);
    padding-block: var(--space-6);
    ${lineAbove}
    break-inside: avoid;
    view-timeline: --event;
    view-timeline-inset: var(--header-height) auto;

    ${media.mobile} {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: baseline;

      > :nth-child(n + 3) {
        grid-column: 1 / -1;
      }
    }

    ${media.tablet} {
      grid-template: auto 1fr / 3fr 5fr 4fr;
      align-items: start;

      > * {
        grid-column: 2 / -1;
      }

      > :first-child {
        grid-area: 1 / 1 / span 3;
      }

      /* A picture is beside the text. */
      > :has(~ div) {
        grid-column-end: 3;
      }

      > div {
        grid-area: 1 / 3 / span 2;
      }
    }

    ${media.desktop} {
      grid-template-columns: var(--columns);

      > * {
        grid-column: side / end;
      }

      > :first-child {
        grid-column: start / side;
      }

      > :has(~ div) {
        grid-column-end: late;
      }

      > div {
        grid-column: late / end;
      }
    }
  }

  h3 {
    font-size: var(--size-heading);
  }

  p {
    max-inline-size: var(--measure);
  }
`;

/**
 * A year. In its own column, it stays in view while its event is shown, then turns away and is replaced by the next
 * year.
 */
const Year = styled.p`
  font: var(--weight-light) clamp(2.75rem, 2rem + 3vw, 5rem) / 1 var(--font-display);
  ${tabular}
  letter-spacing: var(--tracking-display);
  color: var(--accent);

  ${media.tablet} {
    position: var(--sticky);
    inset-block-start: var(--header-height);
    margin-block-start: calc(-1 * var(--space-4));
    padding-block: var(--space-3);

    @supports (animation-timeline: view()) {
      transform-origin: bottom;
      animation: turn-away linear both;
      animation-timeline: --event;
      animation-range: exit 50% exit 100%;
    }
  }

  @keyframes turn-away {
    to {
      transform: perspective(20rem) rotateX(80deg);
      opacity: 0;
    }
  }
`;

const Media = styled.div`
  ${crop('2')}

  ${media.tablet} {
    aspect-ratio: 3 / 2;
  }
`;

/** Events in chronological order, each with its year, a text and an optional picture. */
export default function Timeline({ anchor, title, events }: SectionModel<'timeline'>) {
  return (
    <Section anchor={anchor} title={title}>
      <Events>
        {events.map(({ year, title: heading, text, image }) => (
          <li key={`${year} ${heading}`}>
            <Year>{year}</Year>
            <h3>
              <Phrases text={heading} />
            </h3>
            <p>{text}</p>
            {image && (
              <Media data-reveal>
                <Picture image={image} fill="cover" sizes="(min-width: 768px) 45vw, 100vw" />
              </Media>
            )}
          </li>
        ))}
      </Events>
    </Section>
  );
}
