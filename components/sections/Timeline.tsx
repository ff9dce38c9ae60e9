import styled from 'styled-components';
import { Picture } from '@/components/ui/Picture';
import type { Section as SectionOf } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { Section } from './Section';

const Events = styled.ol`
  margin-block-start: var(--space-7);

  > li {
    display: grid;
    gap: var(--space-4) var(--space-6);
    padding-block: var(--space-6);
    border-block-start: 1px solid var(--hairline);
    break-inside: avoid;

    ${media.tablet} {
      grid-template-columns: 3fr 9fr;
      align-items: baseline;

      > h3 + p {
        grid-column: -2;
      }
    }

    ${media.desktop} {
      grid-template-columns: 3fr 4fr 5fr;
    }
  }

  h3 {
    font-size: var(--size-heading);
  }

  p {
    max-inline-size: var(--measure);
  }
`;

const Year = styled.p`
  font: var(--weight-light) clamp(2.75rem, 2rem + 3vw, 5rem) / 1 var(--font-display);
  font-variant-numeric: lining-nums;
  letter-spacing: var(--tracking-display);
  color: var(--accent);
`;

const Media = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;

  ${media.tablet} {
    grid-column: 1 / -1;
    aspect-ratio: 21 / 9;
    margin-block-start: var(--space-5);
  }
`;

export function Timeline({ anchor, title, events }: SectionOf<'timeline'>) {
  return (
    <Section anchor={anchor} title={title}>
      <Events>
        {events.map(({ year, title: heading, text, image }) => (
          <li key={`${year} ${heading}`}>
            <Year>{year}</Year>
            <h3>{heading}</h3>
            <p>{text}</p>
            {image && (
              <Media data-reveal>
                <Picture image={image} fill="cover" sizes="100vw" />
              </Media>
            )}
          </li>
        ))}
      </Events>
    </Section>
  );
}
