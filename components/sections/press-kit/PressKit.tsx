import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ContactCard } from '@/components/cards/ContactCard';
import { DocumentRow } from '@/components/cards/DocumentRow';
import { EnlargeablePicture } from '@/components/ui/EnlargeablePicture';
import { FileDownload } from '@/components/ui/FileDownload';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Section, SectionLinks } from '@/components/ui/Section';
import { SectionDisclosure } from '@/components/ui/SectionDisclosure';
import { ButtonLink, TextButton } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { crop, lineAbove, lineBelow, linkAbove, note, row } from '@/styles/mixins';

const Documents = styled.ul`
  margin-block-start: var(--space-6);
  ${lineBelow}

  > li {
    ${lineAbove}
  }
`;

const Actions = styled.div`
  ${row('2 6')}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: var(--column);
  gap: var(--space-6) var(--space-5);
  margin-block-start: var(--space-6);

  ${media.tablet} {
    grid-template-columns: 2fr 1fr;
    align-items: start;
  }
`;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5);

  figure > a {
    ${crop('3 / 2')}
    display: block;
  }

  figcaption {
    padding-block-start: var(--space-2);

    a {
      ${linkAbove}
    }

    p {
      ${note}
    }
  }
`;

const Title = styled.h2`
  font: inherit;
`;

const Terms = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-5);
  ${note}
`;

/**
 * What journalists need of a release: its documents, which may be in another language; the article as PDF, and a print
 * button; its pictures with their files, credit and terms of use; and a press contact. Other pages, such as those of
 * houses, have only the pictures and the contact, in a closed disclosure.
 */
export default function PressKit({ anchor, documents, release, photos, contact, link }: SectionModel<'press-kit'>) {
  const { t } = useTranslation('press');
  const { titleSuffix } = useContent();
  const pictures = (
    <>
      <Columns>
        <Pictures>
          {photos.map((photo) => (
            <li key={photo.image.src}>
              <figure>
                <EnlargeablePicture images={photos} item={photo} sizes="(min-width: 768px) 32vw, 50vw" />
                <figcaption>
                  {photo.files.map((file) => (
                    <FileDownload key={file.href} file={file} title={photo.caption} />
                  ))}
                  <p>{t('credit', { ns: 'albums', owner: photo.credit ?? titleSuffix })}</p>
                  {photo.rights && <p>{photo.rights}</p>}
                </figcaption>
              </figure>
            </li>
          ))}
        </Pictures>
        {contact && <ContactCard contact={contact} />}
      </Columns>
      {photos.length > 0 && <Terms>{t('terms', { ns: 'albums', owner: titleSuffix })}</Terms>}
    </>
  );
  if (!release && documents.length === 0)
    return (
      <Section anchor={anchor}>
        <SectionDisclosure summary={<Title>{t('title')}</Title>}>
          {pictures}
          {link && (
            <SectionLinks>
              <NavigationButton {...link} />
            </SectionLinks>
          )}
        </SectionDisclosure>
      </Section>
    );
  return (
    <Section anchor={anchor} title={t('title')} link={link}>
      {documents.length > 0 && (
        <Documents>
          {documents.map((document) => (
            <li key={document.reference}>
              <DocumentRow document={document} />
            </li>
          ))}
        </Documents>
      )}
      <Actions data-no-print>
        {release && (
          <ButtonLink href={release} download type="application/pdf">
            {t('release')}
          </ButtonLink>
        )}
        <TextButton data-needs-script onClick={() => window.print()}>
          {t('print')}
        </TextButton>
      </Actions>
      {pictures}
    </Section>
  );
}
