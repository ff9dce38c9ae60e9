import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/TextButton';
import { useRouterEvent } from '@/contexts/useRouterEvent';
import { endNavigation } from '@/lib/browser/next/end-navigation';
import { Notice } from './Notice';

const Line = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: calc(var(--layer-header) + 1);
  block-size: 2px;
  background: var(--brass-light);
  transform-origin: left;
  animation: advance 8s var(--ease) 300ms both;

  @keyframes advance {
    from {
      transform: scaleX(0);
    }

    to {
      transform: scaleX(0.92);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/**
 * Whether the network is down. `fetch` then throws a TypeError, but the error of a script that cannot be loaded does
 * not tell its cause.
 */
const isNetworkDown = (error: Error) => error instanceof TypeError || !navigator.onLine;

/**
 * A progress line at the top of the page while the next page is loading. If the network is down, it shows a message
 * with a button that tries again. Otherwise the router would fall back to a full page load, and the browser's own error
 * page would replace this one.
 */
export function NavigationProgress() {
  const { t } = useTranslation();
  const { push } = useRouter();
  const [isLoading, setIsLoading] = useState(false);
  const [unreachableUrl, setUnreachableUrl] = useState<string | null>(null);

  useRouterEvent('routeChangeStart', (_: string, { shallow }: { shallow: boolean }) => {
    setIsLoading(!shallow);
    setUnreachableUrl(null);
  });
  useRouterEvent('routeChangeComplete', () => setIsLoading(false));
  useRouterEvent('routeChangeError', (error: Error & { cancelled?: boolean }, url: string) => {
    setIsLoading(false);
    if (error.cancelled || !isNetworkDown(error)) return;
    setUnreachableUrl(url);
    endNavigation();
  });

  return (
    <>
      {isLoading && <Line aria-hidden="true" />}
      {unreachableUrl && (
        <Notice>
          <p>{t('offline.lost')}</p>
          <TextButton onClick={() => push(unreachableUrl, undefined, { locale: false })}>{t('retry')}</TextButton>
        </Notice>
      )}
    </>
  );
}
