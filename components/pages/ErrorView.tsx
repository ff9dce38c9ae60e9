import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { JobSearchField } from '@/components/jobs/JobSearchField';
import { MenuPages } from '@/components/shell/MenuPages';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { useContent } from '@/contexts/ContentContext';
import { toPagePath } from '@/lib/i18n/paths';
import { label } from '@/styles/mixins';
import { ErrorFrame } from './ErrorFrame';

/** The search for offers, on the dark background of error pages. */
const OfferSearch = styled.form`
  --surface: var(--ink);
  --hairline: var(--hairline-light);
  --text: var(--ivory);
  --muted: var(--ivory-soft);

  inline-size: 100%;
  max-inline-size: 44rem;
`;

const Code = styled.p`
  && {
    ${label}
    color: var(--brass-light);
  }
`;

interface ErrorViewProps {
  code: 404 | 410 | 500;
  /** Whether the address is that of an offer. The page then has the search for offers. */
  isOffer?: boolean;
}

/** The content of the error pages: not found (404), removed (410) and server error (500). */
export function ErrorView({ code, isOffer = false }: ErrorViewProps) {
  const { t } = useTranslation('error');
  const { locale, titleSuffix, headerTabs, footerLinks, joinUs } = useContent();
  const page = isOffer ? 'offer' : code;
  const title = t(`${page}.title`);
  const otherLinks = footerLinks.filter(({ url }) => !headerTabs.some(({ link }) => link === url));
  return (
    <ErrorFrame>
      <Head>
        <title>{`${title} | ${titleSuffix}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <Code>{t('code', { code })}</Code>
      <h1>{title}</h1>
      <p>{t(`${page}.text`)}</p>
      {isOffer && joinUs.link && (
        <OfferSearch role="search" aria-label={t('search.label', { ns: 'jobs' })} method="get" action={joinUs.link}>
          <JobSearchField keywords="" />
        </OfferSearch>
      )}
      <NavigationButton kind="internal" href={toPagePath(locale, '')} label={t('failure.home', { ns: 'common' })} />
      {headerTabs.length > 0 && (
        <nav aria-label={t('menu.main', { ns: 'common' })}>
          <MenuPages pages={headerTabs.map(({ text, link }) => ({ pageTitle: text, pageLink: link }))} />
        </nav>
      )}
      {otherLinks.length > 0 && (
        <nav aria-label={t('footer.links', { ns: 'common' })}>
          <MenuPages pages={otherLinks.map(({ title: pageTitle, url }) => ({ pageTitle, pageLink: url }))} />
        </nav>
      )}
    </ErrorFrame>
  );
}
