import styled from 'styled-components';
import { ContactCard } from '@/components/cards/ContactCard';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';

const Contacts = styled.ul`
  display: grid;
  grid-template-columns: var(--column);
  gap: var(--space-6) var(--space-5);
  margin-block-start: var(--space-7);

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* The first of five contacts has a row of its own. */
    &:has(> :nth-child(5):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }

  ${media.desktop} {
    &:has(> :nth-child(5):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Contacts with their email, phone number and postal address. */
export default function Contact({ anchor, title, intro, contacts }: SectionModel<'contact'>) {
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
