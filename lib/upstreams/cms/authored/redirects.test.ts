import { afterAll, describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { toPagePath } from '@/lib/i18n/paths';
import { createPagePaths } from '@/lib/platform/state/page-paths';
import {
  buildLocalizedEntry,
  type Files,
  fixtureCms,
  removeContent,
  writeContent,
  writeFile,
} from '@/tests/support/content';
import { createTestDatabase } from '@/tests/support/state';
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

it.each<[object, string]>([
  [{ from: '/en/club', to: '/club' }, '/en/club leads back to itself'],
  [{ from: '/en/club', to: '/first' }, '/en/club leads back to itself'],
  [{ from: '/club', to: 'https://localhost:3000/club/' }, '/club leads back to itself'],
  [{ from: '//old.example/club', to: '/en/' }, 'must be a path'],
  [{ from: '/en/club?id=7', to: '/en/' }, 'may have a query only in an exact redirect'],
  [{ from: '/old', to: 'page:nowhere' }, '1.to: there is no page "nowhere"'],
  [{ from: '/FIRST/', to: '/en/' }, '1.from: /FIRST/ has another redirect'],
  [{ from: '/old' }, '1.to: must be given'],
  [{ from: '/*', to: 'https://$1/', match: 'pattern' }, '1.to: must be page:<id>'],
])('are refused: %o', async (redirect, problem) => {
  const redirects = [{ from: '/first', to: '/en/club/' }, redirect];
  const root = writeContent({ 'redirects.yaml': redirects });
  await expect(embeddedCms(root).redirect('/')).rejects.toThrow(/^redirects\.yaml is invalid/);
  await expect(embeddedCms(root).redirect('/')).rejects.toThrow(problem);
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

describe('the former paths of pages', () => {
  const database = createTestDatabase();
  const withSlug = (slug: string): Files => ({ 'articles/ledger/en.yaml': buildLocalizedEntry({ slug }) });
  /** Starts a server with some content, waits until it has recorded the paths, and returns its CMS. */
  const start = async (files: Files) => {
    const pagePaths = createPagePaths(database.open());
    const cms = embeddedCms(writeContent(files), pagePaths);
    const { pages } = await cms.pageList({ locale: 'en', draft: false });
    const addresses = pages.map(({ path }) => toPagePath('en', path));
    await expect.poll(async () => [...(await pagePaths.list()).keys()]).toEqual(expect.arrayContaining(addresses));
    return cms;
  };

  it('lead to the current ones, without being listed, after any number of changes', async () => {
    await start(withSlug('ledger'));
    await start({ ...withSlug('leger'), 'pages/news/en.yaml': buildLocalizedEntry({ slug: 'stories' }) });
    const cms = await start(withSlug('book'));
    for (const path of ['/en/news/ledger/', '/en/stories/leger/'])
      expect(await cms.redirect(path)).toEqual({ to: '/en/news/book/' });
    expect(await cms.redirect('/en/stories/harvest/')).toEqual({ to: '/en/news/harvest/' });
    for (const path of ['/en/stories/ledger/', '/it/stories/leger/']) expect(await cms.redirect(path)).toBeNull();
    expect(await (await start(withSlug('ledger'))).redirect('/en/news/book/')).toEqual({ to: '/en/news/ledger/' });
  });

  it('lead where an editor says, and nowhere once their page is gone', async () => {
    await start(withSlug('ledger'));
    const redirects = [{ from: '/en/news/ledger', to: '/en/legal/' }];
    const redirected = await start({ ...withSlug('book'), 'redirects.yaml': redirects });
    expect(await redirected.redirect('/en/news/ledger/')).toEqual({ to: '/en/legal/' });
    const files = ['entry', ...locales].map((name) => [`articles/ledger/${name}.yaml`, null]);
    expect(await (await start(Object.fromEntries(files))).redirect('/en/news/ledger/')).toBeNull();
  });
});
