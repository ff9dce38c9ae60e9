import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';

const Bar = styled.aside`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: var(--layer-header);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-2) var(--gutter);
  background: var(--brass);
  color: var(--paper);

  a {
    padding: var(--space-2) var(--space-4);
    border: 1px solid currentcolor;
    text-decoration: none;
  }
`;

/** Tells editors that they see drafts, and turns preview off. */
export function PreviewBar() {
  const { t } = useTranslation();
  const { locale } = useContent();
  const { asPath } = useRouter();
  return (
    <Bar aria-label={t('preview.label')}>
      <p>{t('preview.on')}</p>
      <a href={`/api/exit-preview/?redirection=${encodeURIComponent(`/${locale}${asPath}`)}`}>{t('preview.turnOff')}</a>
    </Bar>
  );
}
