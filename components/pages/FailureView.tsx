import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { TextButton } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { toPagePath } from '@/lib/i18n/paths';
import { ErrorFrame } from './ErrorFrame';

/**
 * The content of the error page for a page that failed to render in the browser. Every page includes its strings,
 * because the browser may be unable to load anything more.
 */
export function FailureView() {
  const { t } = useTranslation();
  const { locale, titleSuffix } = useContent();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = t('failure.title');
  return (
    <ErrorFrame>
      <Head>
        <title>{`${title} | ${titleSuffix}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{t('failure.text')}</p>
      <TextButton onClick={() => window.location.reload()}>{t('failure.reload')}</TextButton>
      <NavigationButton kind="internal" href={toPagePath(locale, '')} label={t('failure.home')} />
    </ErrorFrame>
  );
}
