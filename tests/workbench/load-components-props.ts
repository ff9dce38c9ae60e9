import { globSync } from 'node:fs';
import type { GetServerSideProps } from 'next';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { loadTranslations } from '@/lib/i18n/translations';
import type { Section } from '@/lib/model/section';
import { loadPageResult, type PageProps } from '@/lib/site/pages/page-result';
import { sectionExamples } from '../support/section-examples';

export interface ComponentsProps extends PageProps {
  examples: Section[];
}

/** The examples, with pictures of the site in place of those that exist only in tests. */
const withPictures = (sections: Section[], sources: string[]): Section[] => {
  let count = 0;
  return JSON.parse(JSON.stringify(sections), (key, value) =>
    key === 'src' && String(value).startsWith('/media/') ? sources[count++ % sources.length] : value,
  );
};

const collectPictureSources = (value: unknown): string[] => [
  ...new Set([...JSON.stringify(value).matchAll(/"src":"(\/media\/[^"]+\.jpg)"/g)].map(([, source = '']) => source)),
];

/** The props of a page that shows an example of each section type, with the header and footer of the home page. */
export const loadComponentsProps: GetServerSideProps<ComponentsProps> = async ({ locale }) => {
  const edition = { locale: isLocale(locale) ? locale : defaultLocale, draft: false };
  const home = await loadPageResult(edition);
  if (!('props' in home) || 'posting' in home.props) return { notFound: true };
  const files = globSync(`public/locales/${edition.locale}/*.json`);
  const namespaces = files.map((file) => file.replace(/.*\/|\.json$/g, ''));
  const { content } = home.props;
  const pageLocalizations = content.pageLocalizations.map((localization) => ({ ...localization, path: '_components' }));
  return {
    props: {
      ...home.props,
      content: { ...content, pageLocalizations },
      ...(await loadTranslations(edition.locale, namespaces)),
      examples: withPictures(Object.values(sectionExamples), collectPictureSources(home.props)),
    },
  };
};
