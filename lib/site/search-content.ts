import { cms } from '../cms';
import type { CmsPage } from '../cms/contract';
import { cutDescription } from '../i18n/cut';
import { tagOf } from '../i18n/locales';
import { pagePath } from '../i18n/paths';
import { wordsOf } from '../i18n/words';
import type { SearchForm, SearchResult } from '../model/search';

const wordless = new Set([
  'anchor',
  'blur',
  'focal',
  'href',
  'kind',
  'layout',
  'sector',
  'category',
  'src',
  'type',
  'videoUrl',
]);

/** What a visitor reads of a piece of content: its texts, without markup and addresses. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.replace(/<[^>]*>|&\w+;/g, ' ');
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, part]) => (wordless.has(key) ? '' : textOf(part)))
    .join('\n');
};

const wordsOfPages = new WeakMap<CmsPage, string[]>();

/** The words of a page, found once for as long as the CMS holds this version of it. */
const pageWords = (page: CmsPage, tag: string): string[] => {
  const known = wordsOfPages.get(page);
  if (known) return known;
  const words = [...new Set(wordsOf(textOf([page.pageTitle, page.summary, page.sections]), tag))];
  wordsOfPages.set(page, words);
  return words;
};

/** The published pages of a locale that hold every word, or its beginning, and are in one of the categories. */
export const searchContent = async ({ search, sort, categories, locale }: SearchForm): Promise<SearchResult[]> => {
  const tag = tagOf(locale);
  const wanted = wordsOf(search, tag);
  if (wanted.length === 0 && categories.length === 0) return [];
  const newestFirst = sort === 'date_desc' ? -1 : 1;
  const pages = await cms.pages({ locale, draft: false });
  return pages
    .filter(({ article }) => categories.length === 0 || categories.includes(article?.category ?? ''))
    .filter((page) => wanted.every((word) => pageWords(page, tag).some((known) => known.startsWith(word))))
    .sort((a, b) => newestFirst * a.publishedAt.localeCompare(b.publishedAt))
    .map((page) => ({
      title: page.pageTitle,
      description: cutDescription(page.summary, tag),
      date: page.publishedAt,
      thumbnail: page.image && { src: page.image.src, alt: '' },
      url: pagePath(locale, page.path),
      externalLink: false,
      type: page.house ? 'house' : page.article ? 'article' : 'page',
      color: page.house?.accent ?? '',
    }));
};
