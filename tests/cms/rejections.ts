import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { strapiLocaleCodes } from '@/lib/upstreams/cms/strapi/query';
import { buildPage, signIn } from './admin';

const { strapi } = inject('environment');

type Fields = Record<string, unknown>;
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn(strapi);
});

const buildEvent = (entryId: string, fields: Fields = {}): Fields => ({
  entryId,
  title: 'T',
  text: 'T',
  place: 'P',
  type: 'talk',
  startDate: '2026-05-02',
  endDate: '2026-05-02',
  ...fields,
});

const fetchDescription = async (fileId: number, locale: Locale) => {
  const path = '/content-manager/collection-types/api::picture.picture';
  const query = `locale=${strapiLocaleCodes[locale]}&filters[image][id][$eq]=${fileId}`;
  return (await admin.request('GET', `${path}?${query}`)).results[0];
};
const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#864' }, limitInputPixels: false });

describe('publishing', () => {
  let firstId: string;
  beforeAll(async () => {
    firstId = await admin.create('page', buildPage('first'));
    await admin.publish('page', firstId, buildPage('first'));
  });

  const section = { __component: 'section.rich-text', title: 'T', body: 'See [this](/fr/histoire/).' };
  it.each([
    ['a slug that is taken', 'page', buildPage('second', { slug: 'first' }), 'slug “first” is taken'],
    [
      'a page below one that is not published',
      'page',
      buildPage('third', { parent: 'none' }),
      '“none”, is not published',
    ],
    ['a page below itself', 'page', buildPage('fourth', { parent: 'fourth' }), 'cannot be below itself'],
    [
      'a link that the site drops',
      'page',
      buildPage('fifth', { sections: [section] }),
      '/fr/histoire/” would not be shown',
    ],
    ['an end before the start', 'event', buildEvent('sixth', { endDate: '2026-05-01' }), 'last day'],
    [
      'a summary of 1,000 characters',
      'page',
      buildPage('seventh', { summary: 'a'.repeat(1000) }),
      'at most 160 characters',
    ],
  ])('is rejected with the reason for %s', async (_, type, fields, message) => {
    const publishInvalid = async () => admin.publish(type, await admin.create(type, fields), fields);
    await expect(publishInvalid()).rejects.toThrow(message);
  });

  it('accepts a valid page', async () => {
    const id = await admin.create('page', buildPage('below', { parent: 'first' }));
    await admin.publish('page', id, buildPage('below', { parent: 'first' }));
    expect(await admin.read('page', id, 'published')).toMatchObject({ parent: 'first' });
  });

  it('accepts the same slug in another language', async () => {
    const id = await admin.create('page', buildPage('again'));
    await admin.publish('page', id, buildPage('again'));
    await admin.save('page', id, buildPage('again', { slug: 'first' }), 'fr');
    await admin.publish('page', id, buildPage('again', { slug: 'first' }), 'fr');
    expect(await admin.read('page', id, 'published', 'fr')).toMatchObject({ slug: 'first' });
  });
});

it('publishing changes shared fields in all languages, and texts in one', async () => {
  const id = await admin.create('page', buildPage('shared'));
  await admin.publish('page', id, buildPage('shared'));
  await admin.save('page', id, buildPage('shared'), 'fr');
  await admin.publish('page', id, buildPage('shared'), 'fr');
  const changedFields = buildPage('shared', { pageTitle: 'La page', publicationDate: '2026-02-02' });
  await admin.save('page', id, changedFields, 'fr');
  expect(await admin.read('page', id, 'published')).toMatchObject({ publicationDate: '2026-01-01' });
  await admin.publish('page', id, changedFields, 'fr');
  expect(await admin.read('page', id, 'published', 'fr')).toMatchObject({
    publicationDate: '2026-02-02',
    pageTitle: 'La page',
  });
  expect(await admin.read('page', id, 'published')).toMatchObject({
    publicationDate: '2026-02-02',
    pageTitle: 'The page shared',
  });
});

it('the paths of pages that move or are removed lead on, unless an editor has written another redirect', async () => {
  const redirectsPath = '/content-manager/collection-types/api::redirect.redirect?locale=en&sort=from:asc&pageSize=100';
  const readRedirects = async () => {
    const { results } = await admin.request('GET', redirectsPath);
    return (results as Fields[])
      .filter(({ from }) => String(from).startsWith('/en/moving-'))
      .map(({ from, to, match, gone }) => [from, to, match, gone]);
  };
  const id = await admin.create('page', buildPage('moving', { slug: 'moving-a' }));
  for (const slug of ['moving-a', 'moving-b', 'moving-c', 'moving-b'])
    await admin.publish('page', id, buildPage('moving', { slug }));
  expect(await readRedirects()).toEqual([
    ['/en/moving-a/', 'page:moving', 'prefix', false],
    ['/en/moving-c/', 'page:moving', 'prefix', false],
  ]);
  await admin.unpublish('page', id);
  expect(await readRedirects()).toEqual(
    ['/en/moving-a/', '/en/moving-b/', '/en/moving-c/'].map((from) => [from, '/en/', 'exact', false]),
  );

  const removedPage = buildPage('removed', { slug: 'moving-d' });
  const removedId = await admin.create('page', removedPage);
  await admin.publish('page', removedId, removedPage);
  const redirect = { from: '/en/moving-d', match: 'exact', gone: true };
  await admin.publish('redirect', await admin.create('redirect', redirect), redirect);
  await admin.unpublish('page', removedId);
  expect((await readRedirects()).at(-1)).toEqual(['/en/moving-d/', null, 'exact', true]);
});

describe('the media library', () => {
  it('gives a picture a name that the site can show, and rejects another picture with this name', async () => {
    const bytes = await createImage(60, 40).jpeg().toBuffer();
    const [file] = await admin.upload('Été 2026.JPG', 'image/jpeg', bytes);
    expect(file).toMatchObject({ name: 'ete-2026.jpg', width: 60, height: 40, bytes: bytes.length });
    expect(file.blur).toMatch(/^data:image\/webp/);
    await expect(admin.upload('été 2026.jpg', 'image/jpeg', bytes)).rejects.toThrow('a file “ete-2026.jpg” already');
  });

  it('rejects a TIFF, and a picture that is too large', async () => {
    const tiff = await createImage(60, 40).tiff().toBuffer();
    await expect(admin.upload('a.tiff', 'image/tiff', tiff)).rejects.toThrow('no type that the site can use');
    await expect(admin.upload('a.jpg', 'image/jpeg', tiff)).rejects.toThrow('not what its ending says');
    const huge = await createImage(15_000, 15_000).png({ palette: true, compressionLevel: 1 }).toBuffer();
    await expect(admin.upload('huge.png', 'image/png', huge)).rejects.toThrow('15000 × 15000 pixels');
  });

  it('rejects a picture without alternative text, and describes it in English with that of its upload', async () => {
    const bytes = await createImage(60, 40).jpeg().toBuffer();
    await expect(admin.upload('stair.jpg', 'image/jpeg', bytes, '')).rejects.toThrow(
      '“stair.jpg” has no alternative text',
    );
    expect(readdirSync(strapi.uploadsFolder).filter((name) => name.includes('stair'))).toEqual([]);
    const [file] = await admin.upload('stair.jpg', 'image/jpeg', bytes, 'A stair');
    expect(await fetchDescription(file.id, 'en')).toMatchObject({ alt: 'A stair' });
  });

  it('keeps the description of a picture that is replaced, and deletes that of a deleted one', async () => {
    const [file] = await admin.upload('lamp.jpg', 'image/jpeg', await createImage(60, 40).jpeg().toBuffer(), 'A lamp');
    const { documentId } = await fetchDescription(file.id, 'en');
    await admin.save('picture', documentId, { alt: 'A lamp of brass' });
    await admin.upload('lamp.jpg', 'image/jpeg', await createImage(90, 60).jpeg().toBuffer(), 'A lamp', file.id);
    expect(await fetchDescription(file.id, 'en')).toMatchObject({ alt: 'A lamp of brass' });
    await admin.request('DELETE', `/upload/files/${file.id}`);
    expect(await fetchDescription(file.id, 'en')).toBeUndefined();
  });
});

it('a page is published in a language only if its pictures are described in it, overridden or decorative', async () => {
  const [file] = await admin.upload('desk.jpg', 'image/jpeg', await createImage(60, 40).jpeg().toBuffer(), 'A desk');
  const buildDeskPage = (use: object = {}) =>
    buildPage('desk', { sections: [{ __component: 'section.image', image: { image: file.id, ...use } }] });
  const id = await admin.create('page', buildDeskPage());
  await admin.publish('page', id, buildDeskPage());
  await admin.save('page', id, buildDeskPage(), 'fr');
  await expect(admin.publish('page', id, buildDeskPage(), 'fr')).rejects.toThrow('“desk.jpg” has no alternative text');
  for (const use of [{ alt: 'Le bureau' }, { decorative: true }])
    await admin.publish('page', id, buildDeskPage(use), 'fr');
  const { documentId } = await fetchDescription(file.id, 'en');
  await admin.save('picture', documentId, { alt: 'Un bureau' }, 'fr');
  await admin.publish('page', id, buildDeskPage(), 'fr');
  expect(await admin.read('page', id, 'published', 'fr')).toMatchObject({ pageTitle: 'The page desk' });
});
