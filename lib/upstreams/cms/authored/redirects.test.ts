import { afterAll, expect, it } from 'vitest';
import {
  buildLocalizedEntry,
  type Files,
  fixtureCms,
  removeContent,
  writeContent,
  writeFile,
} from '@/tests/support/content';
import { embeddedCms } from '../embedded';

afterAll(removeContent);

const redirects = [
  { from: '/old.html', to: '/en/first' },
  { from: '/en/first/', to: '/en/second/' },
  { from: '/en/second', to: 'page:history#1962' },
  { from: '/magazine', to: '/en/news/', match: 'prefix' },
  { from: '/magazine/special', to: 'https://magazine.example', match: 'prefix' },
  { from: '/magazine/closed', gone: true, match: 'prefix' },
  { from: '/archive/*', to: 'page:news', match: 'pattern' },
  { from: '/archive/*/photo-*.jpg', to: '/en/photos/$2/$1', match: 'pattern' },
  { from: '/maison/*', to: '/fr/maisons/$1/', match: 'pattern' },
  { from: '/go/*', to: '/$1', match: 'pattern' },
  { from: '/home', to: '/en' },
  { from: '/japan', to: 'page:history', locale: 'jp' },
  { from: '/zh/历史', to: 'page:history' },
];
const history: Files = {
  'pages/history/entry.yaml': { parent: 'group', publishedAt: '2026-01-01' },
  'pages/history/en.yaml': buildLocalizedEntry({ slug: 'history', formerPaths: ['story', 'group'] }),
  'pages/group/en.yaml': buildLocalizedEntry({ slug: 'about', formerPaths: ['company'] }),
};
const cms = fixtureCms({ 'redirects.yaml': redirects, ...history });

it.each<[string, string | null | undefined]>([
  ['/OLD.html', '/en/about/history/#1962'],
  ['/en/first', '/en/about/history/#1962'],
  ['/en/first/more/', undefined],
  ['/magazine/', '/en/news/'],
  ['/magazine/2019/Été 1/', '/en/news/2019/%C3%89t%C3%A9%201/'],
  ['/magazine/special/one.html', 'https://magazine.example/one.html'],
  ['/magazine/closed/one/', null],
  ['/archive/2019/05/', '/en/news/'],
  ['/archive/2019/photo-7.jpg', '/en/photos/7/2019/'],
  ['/maison/a/b', '/fr/maisons/a/b/'],
  ['/maison', undefined],
  ['/go/%2Fevil.example', '/evil.example'],
  ['/home', '/en/'],
  ['/japan', undefined],
  ['/cn/%E5%8E%86%E5%8F%B2/', '/cn/group/history/'],
  ['/en/story/', '/en/about/history/'],
  ['/en/company/history/', '/en/about/history/'],
  ['/en/company/news.pdf', '/en/about/news.pdf'],
  ['/it/story/', undefined],
])('leads from %s to %s', async (path, to) => {
  expect((await cms.redirect(path))?.to).toBe(to);
});

it('are published with their tag, and follow the pages that they lead to', async () => {
  const root = writeContent({ 'redirects.yaml': [{ from: '/old', to: 'page:history' }] });
  const changing = embeddedCms(root);
  expect(await changing.redirect('/old')).toEqual({ to: '/en/group/history/' });
  writeFile(root, 'pages/history/en.yaml', buildLocalizedEntry({ slug: 'our-history' }));
  const { tags, publish } = await changing.loadChanges(null);
  publish();
  expect(tags).toContain('redirects');
  expect(await changing.redirect('/old')).toEqual({ to: '/en/group/our-history/' });
});
