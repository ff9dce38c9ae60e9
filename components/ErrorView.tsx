import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { pagePath } from '@/lib/i18n/paths';
import { label } from '@/styles/mixins';
import { NavigationButton } from './ui/NavigationButton';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-5);
  max-inline-size: 40rem;
  text-align: center;

  h1 {
    font-size: var(--size-title);
  }
`;

const Code = styled.p`
  ${label}
  color: var(--accent);
`;

/** What a visitor reads where a page is missing (404) or cannot be shown (500). */
export function ErrorView({ code }: { code: 404 | 500 }) {
  const { t } = useTranslation();
  const { locale, titleSuffix } = useContent();
  const title = t(`error.${code}.title`);
  return (
    <Frame>
      <Head>
        <title>{`${title} | ${titleSuffix}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <Code>{t('error.code', { code })}</Code>
      <h1>{title}</h1>
      <p>{t(`error.${code}.text`)}</p>
      <NavigationButton kind="internal" href={pagePath(locale, '')} label={t('error.home')} />
    </Frame>
  );
}
