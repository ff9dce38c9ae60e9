import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { locales } from '@/lib/i18n/locales';
import { forgePreviewCookies } from '../attacks/support/forged-preview';
import { forEachConcurrent } from '../attacks/support/load';
import { getDataPath } from '../attacks/support/pages';
import { poll } from '../attacks/support/poll';
import { get, type RawHeaders, sendRequest } from '../attacks/support/requests';
import { makeFolder, previewSecret, type RunningSite, removeFolder, startSite } from '../attacks/support/site';
import { listSpellings } from '../attacks/support/spellings';

/** A word that stands only in the release. */
const word = 'zyxophane';
const reference = `finance/${word}.pdf`;
/** A film and a photo that the build has; `hideElsewhere` removes them from all other content. */
const film = '/media/films/hands-watchmaker';
const photo = '/media/people/couturier.jpg';
/** An album of the release, which a page has that is published already. Its name does not tell the word. */
const album = { type: 'album', kind: 'finance', albumId: 'embargoed' };

const forgedPreview = { Cookie: await forgePreviewCookies() };

const folder = makeFolder();
let site: RunningSite;

const readYaml = (file: string) => parse(readFileSync(path.join(folder, 'content', file), 'utf8'));
const writeYaml = (file: string, value: unknown) => writeFileSync(path.join(folder, 'content', file), stringify(value));
/** The path of a page from the slugs of the pages above it. */
const readPath = (id: string, locale: string): string => {
  const { parent } = readYaml(`pages/${id}/entry.yaml`);
  return `${parent ? readPath(parent, locale) : `/${locale}/`}${readYaml(`pages/${id}/${locale}.yaml`).slug}/`;
};

/** Removes the film and the photo from all other content, but not from the descriptions of pictures. */
const hideElsewhere = () => {
  for (const file of globSync('content/*/**/*.yaml', { cwd: folder }).map((name) => path.join(folder, name))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(film, '/media/films/hands-jeweller').replaceAll(photo, '/media/people/perfumer.jpg'),
    );
  }
};

/** Adds the album to a page that is published. */
const addAlbum = () => {
  for (const file of locales.map((locale) => `pages/media-library/${locale}.yaml`)) {
    const page = readYaml(file);
    writeYaml(file, { ...page, sections: [...page.sections, album] });
  }
};

/** Writes a results release, its document, its event and its album, which are shown from `publishAt` on. */
const writeRelease = (publishAt: Date) => {
  const schedule = { publishAt: publishAt.toISOString() };
  const date = schedule.publishAt.slice(0, 10);
  const texts = Object.fromEntries(locales.map((locale) => [locale, `${word} ${locale}`]));
  mkdirSync(path.join(folder, 'content/articles', word), { recursive: true });
  const facts = { parent: 'news', publishedAt: date, category: 'finance', highlight: true, ...schedule };
  writeYaml(`articles/${word}/entry.yaml`, { ...facts, image: `${film}.jpg` });
  for (const locale of locales) {
    const video = { videoUrl: `${film}.mp4`, title: word, alt: word, background: { src: `${film}.jpg`, alt: '' } };
    const body = `${word} [PDF][report]\n\n[report]: <file:${reference}> "${word}"`;
    const sections = [
      { type: 'rich-text', body },
      { type: 'video-with-description', title: word, text: word, video },
    ];
    writeYaml(`articles/${word}/${locale}.yaml`, { slug: word, pageTitle: texts[locale], summary: word, sections });
  }
  const event = { type: 'talk', startDate: '2027-03-01', endDate: '2027-03-01', page: word, ...schedule };
  writeYaml(`events/${word}.yaml`, { ...event, title: texts, text: texts, place: texts });
  const photos = [{ src: photo, caption: texts }];
  writeYaml(`albums/${album.albumId}.yaml`, { kind: album.kind, ...schedule, title: texts, photos });
  type Document = { files: { en: string } };
  const otherDocuments = (readYaml('finance/documents.yaml') as Document[]).filter(
    ({ files }) => files.en !== reference,
  );
  const pdf = otherDocuments.find(({ files }) => files.en.endsWith('.pdf'))?.files.en ?? '';
  copyFileSync(path.join(folder, 'content/files', pdf), path.join(folder, 'content/files', reference));
  const release = { type: 'results', date, files: { en: reference }, title: texts, ...schedule };
  writeYaml('finance/documents.yaml', [release, ...otherDocuments]);
};

beforeAll(async () => {
  hideElsewhere();
  addAlbum();
  writeRelease(new Date(Date.now() + 86_400_000));
  site = await startSite({ folder, variables: { LOG_LEVEL: 'warn' } });
});
afterAll(async () => {
  await site?.kill();
  removeFolder(folder);
});

interface Way {
  target: string;
  /** The headers of the request. */
  headers?: RawHeaders;
  /** Whether the address is that of the release or of its files: 404 before, 200 from the time on. */
  isDirect?: boolean;
}

const buildPicturePath = (src: string) => `/_next/image/?url=${encodeURIComponent(src)}&w=640&q=70`;

/** The ways by which a visitor could learn of the release, or get a part of it. */
const listWays = (): Way[] => {
  const encodedFile = encodeURIComponent(reference);
  const perLocale = locales.flatMap((locale): Way[] => {
    const toPath = (id: string) => readPath(id, locale);
    const page = `${toPath('news')}${word}/`;
    const article = new URLSearchParams({ path: page, locale });
    return [
      { target: page, isDirect: true },
      { target: getDataPath(page), isDirect: true },
      { target: `/api/page-in-overlay/?${article}`, isDirect: true },
      { target: `/api/download-article/?${article}`, isDirect: true },
      { target: page, headers: forgedPreview, isDirect: true },
      { target: getDataPath(page), headers: forgedPreview, isDirect: true },
      { target: `/api/download-article/?${article}`, headers: forgedPreview, isDirect: true },
      { target: `/${locale}/` },
      { target: toPath('news') },
      { target: getDataPath(toPath('news')) },
      { target: toPath('highlights') },
      { target: toPath('events') },
      { target: toPath('documents') },
      { target: toPath('media-library') },
      { target: `${toPath('search')}?q=${word}` },
      { target: `/api/search-content/?locale=${locale}&q=${word}` },
      { target: `/api/search-suggestions/?locale=${locale}&q=${word.slice(0, 5)}` },
      { target: `/api/news-search-content/?locale=${locale}` },
      { target: `/api/highlights-articles-search-content/?locale=${locale}` },
      { target: `/api/recommendation-search-content/?locale=${locale}` },
      { target: `/api/finance-search/?locale=${locale}` },
      { target: `/api/archives/?locale=${locale}` },
      { target: `/api/events/?locale=${locale}` },
      { target: `/api/finance-album/?albumId=${album.albumId}&locale=${locale}` },
      { target: `/${locale}/news.atom` },
      { target: `/${locale}/calendar.ics` },
      { target: `/${locale}/sitemap.xml` },
    ];
  });
  return [
    ...perLocale,
    { target: '/documents.xml' },
    { target: '/sitemap.xml' },
    { target: `/documents/${reference}`, isDirect: true },
    { target: `/api/download-file/?path=${encodedFile}`, isDirect: true },
    { target: `/api/download-file/?path=${encodeURIComponent(`media${film.slice(6)}.mp4`)}`, isDirect: true },
    { target: photo, isDirect: true },
    { target: `${film}.jpg`, isDirect: true },
    { target: `${film}.mp4`, isDirect: true },
    { target: `${film}-small.mp4`, isDirect: true },
    { target: `${film}.jpg`, headers: forgedPreview, isDirect: true },
    { target: buildPicturePath(`${film}.jpg`), isDirect: true },
    { target: buildPicturePath(`/media/news/../films/hands-watchmaker.jpg`) },
    { target: `/api/zip-download/?paths=${encodedFile}` },
  ];
};

/** How much of the release a visitor gets. */
const readWay = async ({ target, headers = {} }: Way) => {
  const response = await get(site, target, headers);
  const { status, body } = response;
  return {
    target,
    status,
    caching: response.headers['cache-control'] ?? '',
    isTold: body.toString('utf8').includes(word),
  };
};

/** The parts of the release that visitors get although it is not published. An echo of the address tells nothing. */
const findLeaks = async (): Promise<string[]> => {
  const leaks: string[] = [];
  for (const way of listWays()) {
    const { status, isTold } = await readWay(way);
    if (way.isDirect ? status !== 404 : isTold && !way.target.includes(word.slice(0, 5)))
      leaks.push(`${way.target}: ${status}`);
  }
  return leaks;
};

it('nobody sees a release before its time, by any way', async () => {
  expect(await findLeaks()).toEqual([]);
});

it('nobody gets its files, however their addresses are written', async () => {
  const paths = [photo, `${film}.mp4`, `/documents/${reference}`, buildPicturePath(photo)];
  const sent: string[] = [];
  await forEachConcurrent(paths.flatMap(listSpellings), 6, async (target) => {
    if ((await get(site, target)).status === 200) sent.push(target);
  });
  expect(sent).toEqual([]);
});

it.each(['GET', 'HEAD', 'POST'])('nobody learns that its files exist from responses to %s', async (method) => {
  const send = async (target: string) => {
    const { status, headers, body } = await sendRequest(site, { target, method });
    const { date: _, 'x-request-id': __, ...otherHeaders } = headers;
    return { status, headers: otherHeaders, body: body.toString() };
  };
  const missing = '/media/people/nobody';
  expect(await send(photo)).toEqual(await send(`${missing}.jpg`));
  expect(await send(`${film}.mp4`)).toEqual(await send(`${missing}.mp4`));
  expect(await send(buildPicturePath(photo))).toEqual(await send(buildPicturePath(`${missing}.jpg`)));
});

it('the times of caches do not tell when that is', async () => {
  const targets = [...listWays().map(({ target }) => target), buildPicturePath('/media/people/perfumer.jpg')];
  const times = new Set<string>();
  for (const target of targets) {
    const { caching } = await readWay({ target });
    for (const [time] of caching.matchAll(/[\w-]+=\d+/g)) times.add(time);
  }
  expect([...times].sort()).toEqual([
    ...['max-age=0', 'max-age=300', 'max-age=60', 'max-age=86400'],
    ...['s-maxage=10', 's-maxage=300', 's-maxage=60'],
    ...['stale-if-error=86400', 'stale-while-revalidate=300', 'stale-while-revalidate=600'],
  ]);
});

it('editors see it in preview, with its pictures', async () => {
  const target = `/api/preview/?secret=${encodeURIComponent(previewSecret)}&path=${readPath('news', 'en')}${word}/`;
  const entered = await fetch(`http://127.0.0.1:${site.port}${target}`, { redirect: 'manual' });
  expect(entered.status).toBe(307);
  const cookies = entered.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const headers = { Cookie: cookies.join('; ') };
  const page = await get(site, `${readPath('news', 'en')}${word}/`, headers);
  expect([page.status, page.body.toString('utf8').includes(word)]).toEqual([200, true]);
  const picture = await get(site, `${film}.jpg`, headers);
  expect([picture.status, picture.headers['cache-control']]).toEqual([200, 'private, no-store']);
});

it('everybody sees it from its time on, although the server has been restarted and no editor does anything', async () => {
  const publishAt = new Date(Date.now() + 45_000);
  writeRelease(publishAt);
  await site.kill();
  site = await startSite({ folder, variables: { LOG_LEVEL: 'warn' } });
  const { caching } = await readWay({ target: '/en/' });
  expect(Number(/s-maxage=(\d+)/.exec(caching)?.[1])).toBeLessThanOrEqual(60);
  expect(caching).not.toContain('stale-while-revalidate');
  expect(await findLeaks()).toEqual([]);
  expect(Date.now()).toBeLessThan(publishAt.getTime());

  const isVisible = async () => (await get(site, `${readPath('news', 'en')}${word}/`)).status === 200;
  await poll(async () => (await isVisible()) || null, { timeoutMs: 60_000 });
  expect(Date.now() - publishAt.getTime()).toBeGreaterThanOrEqual(0);
  expect(Date.now() - publishAt.getTime()).toBeLessThan(5000);
  const missing: string[] = [];
  for (const way of listWays().filter(({ isDirect }) => isDirect)) {
    const { status, target } = await readWay(way);
    if (status !== 200) missing.push(`${target}: ${status}`);
  }
  expect(missing).toEqual([]);
  for (const id of ['news', 'media-library'])
    expect((await readWay({ target: readPath(id, 'en') })).isTold, id).toBe(true);
});
