import { describe, expect, it } from 'vitest';
import type { CmsPage } from '../contract';
import { changedTags } from './changed-tags';
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
const house = { founded: 1900, city: 'Paris', country: 'FR', mark: image, sector: 'leather', accent: '#000000' };
const before = {
  group: createPage('group'),
  'news/bench': createPage('news/bench', { article }),
  'houses/dorval': createPage('houses/dorval', { house }),
  'group/ada': createPage('group/ada', { person }),
};

const levels: EditionContent['directory']['levels'] = [];
const dashboards = new Map([['climate', { title: 'Climate', intro: '', indicators: [] }]]);
const unchangedParts = { settings: {}, events: [], dashboards, searchWords: {} } as unknown as EditionContent;

const createContent = (pages: object, overrides: Partial<EditionContent> = {}): EditionContent => {
  const all: CmsPage[] = Object.values(pages);
  return {
    ...unchangedParts,
    byPath: new Map(all.map((page) => [page.path, page])),
    directory: { version: '', pages: all, levels },
    ...overrides,
  };
};

/** The tags of a change, each once. */
const tagsBetween = (earlier: EditionContent, later: EditionContent) =>
  [...new Set(changedTags('en', earlier, later))].sort();

const tagsAfter = (pages: object, overrides: Partial<EditionContent> = {}) =>
  tagsBetween(createContent(before), createContent(pages, overrides));

/** The tags of a change of some fields of a page. */
const tagsAfterPageChange = (path: keyof typeof before, changes: Partial<CmsPage>) =>
  tagsAfter({ ...before, [path]: { ...before[path], version: 'another', ...changes } });

it('of nothing are none', () => {
  expect(tagsAfter(before)).toEqual([]);
});

describe('of a page', () => {
  it.each<[string, Partial<CmsPage>]>([
    ['its body', { sections: [{ type: 'rich-text', body: 'Other words.' }] as unknown as CmsPage['sections'] }],
    ['what search engines show', { seo: { pageTitle: 'Another', pageDescription: '' } }],
    ['the day of its last change', { updatedAt: '2026-02-01' }],
  ])('are that of the page, and of all pages together, if %s has changed', (_, changes) => {
    expect(tagsAfterPageChange('news/bench', changes)).toEqual(['page:/en/news/bench/', 'pages:en']);
  });

  it.each<[string, Partial<CmsPage>]>([
    ['title', { pageTitle: 'Another' }],
    ['summary', { summary: 'Another.' }],
    ['picture', { image }],
    ['thumbnail', { linkThumbnail: image }],
    ['colour', { article: { ...article, color: '#ffffff' } }],
  ])('include that of what cards show if its %s has changed', (_, changes) => {
    expect(tagsAfterPageChange('news/bench', changes)).toEqual([
      'facts:/en/news/bench/',
      'page:/en/news/bench/',
      'pages:en',
    ]);
  });

  it.each<[string, keyof typeof before, string, Partial<CmsPage>]>([
    ['the day of an article', 'news/bench', 'article', { publishedAt: '2026-02-01' }],
    ['the category of an article', 'news/bench', 'article', { article: { ...article, category: 'finance' } }],
    ['the houses of an article', 'news/bench', 'article', { article: { ...article, houses: [] } }],
    ['that an article is a highlight', 'news/bench', 'article', { article: { ...article, isHighlight: true } }],
    ['the name of a house', 'houses/dorval', 'house', { pageTitle: 'Dorval & Sons' }],
    ['the sector of a house', 'houses/dorval', 'house', { house: { ...house, sector: 'watches' } }],
    ['the house of a person', 'group/ada', 'person', { person: { ...person, house: null } }],
    ['the country of a person', 'group/ada', 'person', { person: { ...person, country: 'IT' } }],
    ['that a page is kept from search engines', 'group', 'page', { noindex: true }],
    ['what a page is below', 'group', 'page', { parent: 'about' }],
  ])('include that of the list of its kind if %s has changed', (_, path, kind, changes) => {
    const tags = [`facts:/en/${path}/`, `list:${kind}:en`, `page:/en/${path}/`, 'pages:en'];
    expect(tagsAfterPageChange(path, changes)).toEqual(tags);
  });

  it('are those of both kinds if it becomes another kind', () => {
    expect(tagsAfterPageChange('news/bench', { article: undefined } as object)).toEqual(
      expect.arrayContaining(['list:article:en', 'list:page:en']),
    );
  });

  const placeTags = ['facts:/en/new/', 'list:page:en', 'page:/en/new/', 'pages:en', 'place:new'];

  it('are that of its place, too, if it is new', () => {
    expect(tagsAfter({ ...before, new: createPage('new') })).toEqual(placeTags);
  });

  it('are the same once it is gone', () => {
    expect(tagsBetween(createContent({ ...before, new: createPage('new') }), createContent(before))).toEqual(placeTags);
  });

  it('are those of both paths if it has moved', () => {
    const { group, ...others } = before;
    expect(tagsAfter({ ...others, group: { ...group, path: 'the-group' } })).toEqual([
      ...['facts:/en/group/', 'facts:/en/the-group/', 'list:page:en'],
      ...['page:/en/group/', 'page:/en/the-group/', 'pages:en', 'place:group'],
    ]);
  });

  it('are those of both places if another page is at its path', () => {
    expect(tagsAfterPageChange('group', { id: 'another' })).toEqual(
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
  ['that a dashboard is gone', { dashboards: new Map() }, 'dashboard:en:climate'],
  ['the search words', { searchWords: {} as EditionContent['searchWords'] }, 'pages:en'],
  [
    'a level of the tree',
    { directory: { version: '', pages: [], levels: [{ id: 'a', path: 'a', parent: null, pageTitle: 'A' }] } },
    'levels:en',
  ],
])('are one if %s has changed', (_, others, tag) => {
  expect(tagsAfter(before, others)).toEqual([tag]);
});
