import styled from 'styled-components';
import { ContactCard } from '@/components/cards/ContactCard';
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

    /* Five contacts fill two rows. */
    > :first-child:nth-last-child(5) {
      grid-column: span 2;
    }
  }
`;

/** Contacts with their email, phone number and postal address. */
export function Contact({ anchor, title, intro, contacts }: SectionModel<'contact'>) {
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <Contacts>
        {contacts.map((contact) => (
          <li key={`${contact.name} ${contact.role}`}>
            <ContactCard contact={contact} />
          </li>
        ))}
      </Contacts>
    </Section>
  );
}
