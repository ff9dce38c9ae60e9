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
  { from: '/index.php?id=728', to: 'page:news' },
  { from: '/index.php?lang=fr&id=728', to: '/fr/?a=b' },
  { from: '/index.php', to: 'page:group' },
  { from: '/société', to: 'page:history' },
  { from: '/moved', to: 'https://localhost:3000/new' },
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
  ['/index.php?utm_source=post&id=728', '/en/news/?utm_source=post'],
  ['/index.php?id=728&lang=fr', '/fr/?a=b'],
  ['/index.php?id=7281', '/en/about/?id=7281'],
  ['/socie%CC%81te%CC%81/', '/en/about/history/'],
  ['/moved', '/en/new/'],
])('leads from %.60s to %s', async (path, to) => {
  expect((await cms.redirect(path))?.to).toBe(to);
});

it('are not searched for every beginning of a path', async () => {
  const startMs = performance.now();
  await cms.redirect('/en/x'.repeat(2000));
  expect(performance.now() - startMs).toBeLessThan(30);
});

it.each([
  [{ from: '/en/club', to: '/club' }, '/en/club leads back to itself'],
  [{ from: '/club', to: 'https://localhost:3000/club/' }, '/club leads back to itself'],
  [{ from: '//old.example/club', to: '/en/' }, 'must be a path'],
  [{ from: '/en/club?id=7', to: '/en/' }, 'may have a query only in an exact redirect'],
])('are refused: %o', async (redirect, problem) => {
  await expect(embeddedCms(writeContent({ 'redirects.yaml': [redirect] })).redirect('/')).rejects.toThrow(problem);
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
