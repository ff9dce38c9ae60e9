import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { PhoneLink } from '@/components/ui/PhoneLink';
import type { Contact } from '@/lib/model/sections/fields';
import { contactLink, lineAbove, phrased } from '@/styles/mixins';

const Frame = styled.div`
  padding-block-start: var(--space-5);
  ${lineAbove}

  h3 {
    font-size: var(--size-heading);
  }

  p {
    margin-block-start: var(--space-2);
    color: var(--muted);
    ${phrased}
  }

  address {
    margin-block-start: var(--space-4);
    font-style: normal;
  }

  a {
    ${contactLink}
  }
`;

/** A contact with the languages that they speak, their email, phone number and postal address. */
export function ContactCard({ contact: { name, role, languages, email, phone, address } }: { contact: Contact }) {
  const { t } = useTranslation();
  return (
    <Frame>
      <h3>{name}</h3>
      {role && <p>{role}</p>}
      {languages && <p>{t('contact.languages', { languages })}</p>}
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
            <PhoneLink phone={phone} />
          </div>
        )}
      </address>
    </Frame>
  );
}
