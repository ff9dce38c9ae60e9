import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { row } from '@/styles/mixins';

const Bar = styled.aside`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: var(--layer-header);
  ${row('2 5')}
  align-items: center;
  justify-content: center;
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

const isFramed = () => window.parent !== window;
const subscribeNoop = () => () => undefined;

/** Reloads the page when the CMS that frames it has saved something. */
const useReloadOnSave = () => {
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (isFramed() && source === window.parent && data?.type === 'strapiUpdate') window.location.reload();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
};

/**
 * Tells editors that they are in preview mode. Its button turns preview off and returns to the same page. In a frame of
 * the CMS the button opens the page in a new tab, because the site can be framed in preview mode only. On an error page
 * the server renders the error page's own address; the browser corrects it, hence `suppressHydrationWarning`.
 */
export function PreviewBar() {
  const { t } = useTranslation();
  const { locale, draft } = useContent();
  const { asPath } = useRouter();
  const opensNewTab = useSyncExternalStore(subscribeNoop, isFramed, () => false);
  useReloadOnSave();
  return (
    <Bar aria-label={t('preview.label')} data-no-print>
      <p>{draft ? t('preview.on') : t('preview.published')}</p>
      <form action="/api/exit-preview/" target={opensNewTab ? '_blank' : undefined}>
        <input type="hidden" name="redirection" value={`/${locale}${asPath}`} suppressHydrationWarning />
        <button type="submit">{t('preview.turnOff')}</button>
      </form>
    </Bar>
  );
}
