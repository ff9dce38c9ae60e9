import styled from 'styled-components';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { Section } from './Section';

const Contacts = styled.ul`
  display: grid;
  grid-template-columns: var(--column);
  gap: var(--space-6) var(--space-5);
  margin-block-start: var(--space-7);

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li {
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--hairline);
  }

  h3 {
    font-size: var(--size-heading);
  }

  p {
    margin-block-start: var(--space-2);
    color: var(--muted);
  }

  address {
    margin-block-start: var(--space-4);
    font-style: normal;
  }

  a {
    display: inline-block;
    padding-block: var(--space-1);
    overflow-wrap: anywhere;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

/** Contacts with their email, phone number and postal address. */
export function Contact({ anchor, title, intro, contacts }: SectionModel<'contact'>) {
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <Contacts>
        {contacts.map(({ name, role, email, phone, address }) => (
          <li key={`${name} ${role}`}>
            <h3>{name}</h3>
            {role && <p>{role}</p>}
            <address>
              {address?.map((line) => (
                <div key={line}>{line}</div>
              ))}
              {email && (
                <div>
                  <a href={`mailto:${email}`}>{email}</a>
                </div>
              )}
              {phone && (
                <div>
                  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
                </div>
              )}
            </address>
          </li>
        ))}
      </Contacts>
    </Section>
  );
}
