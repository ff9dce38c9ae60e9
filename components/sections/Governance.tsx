import styled from 'styled-components';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { Section } from './Section';

const People = styled.ul`
  margin-block-start: var(--space-7);
  border-block-end: 1px solid var(--hairline);

  > li {
    display: grid;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--hairline);

    ${media.tablet} {
      grid-template: auto 1fr / 1fr 1fr;
      align-items: baseline;
    }

    ${media.desktop} {
      grid-template-columns: var(--columns);
    }
  }

  ${media.tablet} {
    h3,
    h3 + p {
      grid-column: 1 / span 1;
    }

    h3 + p + p {
      grid-area: 1 / -2 / span 2;
    }
  }

  ${media.desktop} {
    h3,
    h3 + p {
      grid-column-end: text;
    }

    h3 + p + p {
      grid-column: text / end;
      max-inline-size: var(--measure);
    }
  }

  h3 {
    font-size: var(--size-heading);
  }

  h3 span {
    white-space: nowrap;
  }

  h3 + p {
    color: var(--accent);
  }
`;

/** The people who govern the group, with their roles and biographies. */
export function Governance({ anchor, title, intro, people }: SectionModel<'governance'>) {
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <People>
        {people.map(({ name, role, bio }) => (
          <li key={name}>
            <h3>
              {name.split(/(?<= )/).map((part) => (
                <span key={part}>{part}</span>
              ))}
            </h3>
            <p>{role}</p>
            <p>{bio}</p>
          </li>
        ))}
      </People>
    </Section>
  );
}
