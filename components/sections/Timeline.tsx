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
    padding-block: var(--space-7);
    border-block-start: 1px solid var(--hairline);
    break-inside: avoid;

    ${media.tablet} {
      grid-template-columns: 3fr 9fr;
      align-items: start;
    }

    ${media.desktop} {
      grid-template-columns: 3fr 4fr 5fr;
    }
  }

  h3 {
    margin-block-end: var(--space-3);
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

  ${media.tablet} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + var(--space-5));
  }
`;

const Media = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;

  ${media.tablet} {
    grid-column: 2;
  }

  ${media.desktop} {
    grid-column: 3;
  }
`;

export function Timeline({ anchor, title, events }: SectionOf<'timeline'>) {
  return (
    <Section anchor={anchor} title={title}>
      <Events>
        {events.map(({ year, title: heading, text, image }) => (
          <li key={`${year} ${heading}`}>
            <Year>{year}</Year>
            <div>
              <h3>{heading}</h3>
              <p>{text}</p>
            </div>
            {image && (
              <Media data-reveal>
                <Picture image={image} fill="cover" sizes="(min-width: 1280px) 38vw, 100vw" />
              </Media>
            )}
          </li>
        ))}
      </Events>
    </Section>
  );
}
