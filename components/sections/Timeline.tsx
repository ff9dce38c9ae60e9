import styled from 'styled-components';
import { Picture } from '@/components/ui/Picture';
import type { Section as SectionOf } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { Section } from './Section';

const Events = styled.ol`
  margin-block-start: var(--space-7);

  > li {
    display: grid;
    gap: var(--space-3);
    padding-block: var(--space-6);
    border-block-start: 1px solid var(--hairline);

    ${media.tablet} {
      grid-template-columns: 3fr 9fr;
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
  font: var(--weight-light) clamp(2.5rem, 2rem + 2vw, 4rem) / 1 var(--font-display);
  font-variant-numeric: lining-nums;
  color: var(--accent);
`;

const Media = styled.div`
  max-inline-size: 30rem;
  margin-block-start: var(--space-5);
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
              {image && (
                <Media>
                  <Picture image={image} sizes="480px" />
                </Media>
              )}
            </div>
          </li>
        ))}
      </Events>
    </Section>
  );
}
