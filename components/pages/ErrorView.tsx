import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { MenuPages } from '@/components/shell/MenuPages';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { useContent } from '@/contexts/ContentContext';
import { toPagePath } from '@/lib/i18n/paths';
import { label } from '@/styles/mixins';
import { Frame } from './ErrorView.styles';

const Code = styled.p`
  && {
    ${label}
    color: var(--brass-light);
  }
`;

/** The content of the error pages: not found (404) and server error (500). */
export function ErrorView({ code }: { code: 404 | 500 }) {
  const { t } = useTranslation('error');
  const { locale, titleSuffix, headerTabs, footerLinks } = useContent();
  const title = t(`${code}.title`);
  return (
    <Frame>
      <Head>
        <title>{`${title} | ${titleSuffix}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <Code>{t('code', { code })}</Code>
      <h1>{title}</h1>
      <p>{t(`${code}.text`)}</p>
      <NavigationButton kind="internal" href={toPagePath(locale, '')} label={t('home')} />
      {headerTabs.length > 0 && (
        <nav aria-label={t('menu.main', { ns: 'common' })}>
          <MenuPages pages={headerTabs.map(({ text, link }) => ({ pageTitle: text, pageLink: link }))} />
        </nav>
      )}
      {footerLinks.length > 0 && (
        <nav aria-label={t('footer.links', { ns: 'common' })}>
          <MenuPages pages={footerLinks.map(({ title: pageTitle, url }) => ({ pageTitle, pageLink: url }))} />
        </nav>
      )}
    </Frame>
  );
}
