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

  html:has(&) body {
    padding-block-end: 6rem;
  }

  button {
    padding: var(--space-2) var(--space-4);
    border: 1px solid currentcolor;
  }
`;

/**
 * Tells editors that they see drafts. Its button turns preview off and returns to the same page. On an error page the
 * server renders that page's own address; the browser corrects it, hence `suppressHydrationWarning`.
 */
export function PreviewBar() {
  const { t } = useTranslation();
  const { locale } = useContent();
  const { asPath } = useRouter();
  return (
    <Bar aria-label={t('preview.label')} data-no-print>
      <p>{t('preview.on')}</p>
      <form action="/api/exit-preview/">
        <input type="hidden" name="redirection" value={`/${locale}${asPath}`} suppressHydrationWarning />
        <button type="submit">{t('preview.turnOff')}</button>
      </form>
    </Bar>
  );
}
