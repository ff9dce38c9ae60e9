import { describe, expect, it } from 'vitest';
import type { CmsPage } from '../contract';
import { listChangedTags } from './changed-tags';
import type { EditionContent } from './edition-content';

const createPage = (path: string, overrides: Partial<CmsPage> = {}): CmsPage => ({
  id: path,
  path,
  version: path,
  parent: null,
  pageTitle: 'A page',
  summary: 'A summary.',
  image: null,
  linkThumbnail: null,
  shareImage: null,
  pageType: 'Organization',
  noindex: false,
  publishedAt: '2026-01-01',
  updatedAt: null,
  seo: { pageTitle: 'A page', pageDescription: '' },
  sections: [],
  ...overrides,
});

const image = { src: '/media/one.jpg', alt: '', width: 1, height: 1, focal: '', blur: '' };
const article = { category: 'craft', houses: ['dorval'], isHighlight: false, color: '#000000' };
const person = { job: 'Saddler', house: 'dorval', jobFamily: 'craft', country: 'FR' };
const contact = { site: null, addresses: [], clientService: null, repair: null };
const house = {
  founded: 1900,
  city: 'Paris',
  country: 'FR',
  mark: image,
  sector: 'leather',
  accent: '#000000',
  contact,
};
const initialPages = {
  group: createPage('group'),
  'news/bench': createPage('news/bench', { article }),
  'houses/dorval': createPage('houses/dorval', { house }),
  'group/ada': createPage('group/ada', { person }),
};

const levels: EditionContent['pageList']['levels'] = [];
const dashboards = new Map([['climate', { title: 'Climate', intro: '', indicators: [] }]]);
const unchangedParts = { settings: {}, events: [], dashboards, searchWords: {} } as unknown as EditionContent;

const createContent = (pages: object, overrides: Partial<EditionContent> = {}): EditionContent => {
  const pageList: CmsPage[] = Object.values(pages);
  return {
    ...unchangedParts,
    pagesByPath: new Map(pageList.map((page) => [page.path, page])),
    pageList: { version: '', pages: pageList, levels },
    ...overrides,
  };
};

/** The sorted, unique tags of a change. */
const listTags = (previous: EditionContent, current: EditionContent) =>
  [...new Set(listChangedTags('en', previous, current))].sort();

const listTagsAfter = (pages: object, overrides: Partial<EditionContent> = {}) =>
  listTags(createContent(initialPages), createContent(pages, overrides));

/** The tags of a change to some fields of a page. */
const listTagsAfterPageChange = (path: keyof typeof initialPages, changes: Partial<CmsPage>) =>
  listTagsAfter({ ...initialPages, [path]: { ...initialPages[path], version: 'another', ...changes } });

it('unchanged content has no tags', () => {
  expect(listTagsAfter(initialPages)).toEqual([]);
});

describe('the tags of a changed page', () => {
  it.each<[string, Partial<CmsPage>]>([
    ['its body', { sections: [{ type: 'rich-text', body: 'Other words.' }] as unknown as CmsPage['sections'] }],
    ['the day of its last change', { updatedAt: '2026-02-01' }],
  ])('are those of the page and of all pages if %s has changed', (_, changes) => {
    expect(listTagsAfterPageChange('news/bench', changes)).toEqual(['page:/en/news/bench/', 'pages:en']);
  });

  it.each<[string, Partial<CmsPage>]>([
    ['title', { pageTitle: 'Another' }],
    ['summary', { summary: 'Another.' }],
    ['picture', { image }],
    ['thumbnail', { linkThumbnail: image }],
    ['colour', { article: { ...article, color: '#ffffff' } }],
  ])('include the facts of the page if its %s has changed, which cards show', (_, changes) => {
    expect(listTagsAfterPageChange('news/bench', changes)).toEqual([
      'facts:/en/news/bench/',
      'page:/en/news/bench/',
      'pages:en',
    ]);
  });

  it.each<[string, keyof typeof initialPages, string, Partial<CmsPage>]>([
    ['the day of an article', 'news/bench', 'article', { publishedAt: '2026-02-01' }],
    ['the category of an article', 'news/bench', 'article', { article: { ...article, category: 'finance' } }],
    ['the houses of an article', 'news/bench', 'article', { article: { ...article, houses: [] } }],
    ['whether an article is a highlight', 'news/bench', 'article', { article: { ...article, isHighlight: true } }],
    ['the name of a house', 'houses/dorval', 'house', { pageTitle: 'Dorval & Sons' }],
    ['the sector of a house', 'houses/dorval', 'house', { house: { ...house, sector: 'watches' } }],
    ['the house of a person', 'group/ada', 'person', { person: { ...person, house: null } }],
    ['the country of a person', 'group/ada', 'person', { person: { ...person, country: 'IT' } }],
    ['whether search engines may index a page', 'group', 'page', { noindex: true }],
    ['the parent of a page', 'group', 'page', { parent: 'about' }],
  ])('include the list of its kind if %s has changed', (_, path, kind, changes) => {
    const tags = [`facts:/en/${path}/`, `list:${kind}:en`, `page:/en/${path}/`, 'pages:en'];
    expect(listTagsAfterPageChange(path, changes)).toEqual(tags);
  });

  it('include the lists of both kinds if its kind has changed', () => {
    expect(listTagsAfterPageChange('news/bench', { article: undefined } as object)).toEqual(
      expect.arrayContaining(['list:article:en', 'list:page:en']),
    );
  });

  it('include its paths if it is new or deleted', () => {
    const newPageTags = ['facts:/en/new/', 'list:page:en', 'page:/en/new/', 'pages:en', 'place:new'];
    const [before, after] = [createContent(initialPages), createContent({ ...initialPages, new: createPage('new') })];
    expect(listTags(before, after)).toEqual(newPageTags);
    expect(listTags(after, before)).toEqual(newPageTags);
  });

  it('include both paths if it has moved', () => {
    const { group, ...otherPages } = initialPages;
    expect(listTagsAfter({ ...otherPages, group: { ...group, path: 'the-group' } })).toEqual([
      ...['facts:/en/group/', 'facts:/en/the-group/', 'list:page:en'],
      ...['page:/en/group/', 'page:/en/the-group/', 'pages:en', 'place:group'],
    ]);
  });

  it('include the paths of both pages if another page is at its path', () => {
    expect(listTagsAfterPageChange('group', { id: 'another' })).toEqual(
      expect.arrayContaining(['place:another', 'place:group']),
    );
  });
});

it.each<[string, Partial<EditionContent>, string]>([
  ['the settings', { settings: {} as EditionContent['settings'] }, 'frame:en'],
  ['the events', { events: [] }, 'events:en'],
  [
    'a dashboard',
    { dashboards: new Map([['climate', { title: 'C', intro: '', indicators: [] }]]) },
    'dashboard:en:climate',
  ],
  ['the deletion of a dashboard', { dashboards: new Map() }, 'dashboard:en:climate'],
  ['the search words', { searchWords: {} as EditionContent['searchWords'] }, 'pages:en'],
  [
    'a level of the tree',
    { pageList: { version: '', pages: [], levels: [{ id: 'a', path: 'a', parent: null, pageTitle: 'A' }] } },
    'levels:en',
  ],
])('a change to %s has one tag', (_, overrides, tag) => {
  expect(listTagsAfter(initialPages, overrides)).toEqual([tag]);
});
