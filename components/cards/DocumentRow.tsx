import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { Phrases } from '@/components/ui/Phrases';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { track } from '@/lib/browser/analytics/track';
import type { FinanceDocument } from '@/lib/model/finance';
import { getFileFormat, toDocumentPath } from '@/lib/shared/urls';
import { media } from '@/styles/breakpoints';
import { displayText, dotted, note, phrased } from '@/styles/mixins';

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--column);
  gap: var(--space-1) var(--space-6);
  padding-block: var(--space-5);

  > time {
    ${note}
  }

  ${media.tablet} {
    grid-template-columns: 9.5rem minmax(0, 1fr);
    align-items: baseline;
  }
`;

const Title = styled.p`
  ${displayText('clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)')}
  ${phrased}

  a {
    display: flex;
    justify-content: space-between;
    gap: var(--space-5);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  span {
    text-wrap: balance;
  }

  a:not(:hover) {
    text-decoration: none;
  }

  svg {
    flex: none;
    color: var(--accent);

    @media (forced-colors: active) {
      color: linktext;
    }
  }
`;

const Metadata = styled.ul`
  ${dotted}
  margin-block-start: var(--space-1);
  ${note}

  a {
    display: inline-block;
    padding-block: var(--space-1);
    margin-block: calc(-1 * var(--space-1));
    text-underline-offset: 0.2em;
  }
`;

/**
 * A document in a list: publication date, download link, category, format, language and size; and links to the PDF
 * file and to a file with the figures, if they are available.
 */
export function DocumentRow({ document }: { document: FinanceDocument }) {
  const { t } = useTranslation();
  const { title, category, date, reference, href, size, lang, language, figures } = document;
  const documentPath = toDocumentPath(reference);
  const linkProps = { hrefLang: lang, 'data-link': 'document' };
  const downloadProps = { ...linkProps, download: true, onClick: () => track('Content', 'Download', title) };
  return (
    <Row>
      <time dateTime={date.iso}>{date.text}</time>
      <div>
        <Title>
          <a href={href} {...downloadProps}>
            <span>
              <Phrases text={title} />
            </span>
            <Icon name="download" />
          </a>
        </Title>
        <Metadata>
          <li>{category}</li>
          <li>{getFileFormat(reference)}</li>
          <li>{language}</li>
          <li>{size}</li>
          {documentPath && (
            <li>
              <a href={documentPath} {...linkProps} type="application/pdf">
                {t('document.open')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </a>
            </li>
          )}
          {figures && (
            <li>
              <a href={figures.href} {...downloadProps}>
                {t('document.figures', { format: figures.format, size: figures.size })}
                <VisuallyHidden> {title}</VisuallyHidden>
              </a>
            </li>
          )}
        </Metadata>
      </div>
    </Row>
  );
}
