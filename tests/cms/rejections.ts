import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { strapiLocaleCodes } from '@/lib/upstreams/cms/strapi/query';
import { signIn } from './admin';

const { strapi } = inject('environment');

type Fields = Record<string, unknown>;
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn(strapi);
});

const typePath = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

const create = async (type: string, fields: Fields, locale: Locale = 'en'): Promise<string> =>
  (await admin.request('POST', `${typePath(type)}?locale=${strapiLocaleCodes[locale]}`, fields)).data.documentId;
const save = (type: string, id: string, fields: Fields, locale: Locale = 'en') =>
  admin.request('PUT', `${typePath(type)}/${id}?locale=${strapiLocaleCodes[locale]}`, fields);
const publish = (type: string, id: string, fields: Fields, locale: Locale = 'en') =>
  admin.request('POST', `${typePath(type)}/${id}/actions/publish?locale=${strapiLocaleCodes[locale]}`, fields);
const fetchPublished = async (id: string, locale: Locale): Promise<Fields> =>
  (await admin.request('GET', `${typePath('page')}/${id}?locale=${strapiLocaleCodes[locale]}&status=published`)).data;

const buildPage = (entryId: string, fields: Fields = {}): Fields => ({
  entryId,
  slug: entryId,
  pageTitle: `The page ${entryId}`,
  summary: 'A page.',
  publicationDate: '2026-01-01',
  sections: [],
  ...fields,
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

const upload = (name: string, type: string, bytes: Uint8Array) => {
  const form = new FormData();
  form.append('files', new Blob([bytes as BlobPart], { type }), name);
  form.append('fileInfo', JSON.stringify({ name }));
  return admin.request('POST', '/upload', form);
};
const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#864' }, limitInputPixels: false });

describe('publishing', () => {
  let firstId: string;
  beforeAll(async () => {
    firstId = await create('page', buildPage('first'));
    await publish('page', firstId, buildPage('first'));
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
    const publishInvalid = async () => publish(type, await create(type, fields), fields);
    await expect(publishInvalid()).rejects.toThrow(message);
  });

  it('accepts a valid page', async () => {
    const id = await create('page', buildPage('below', { parent: 'first' }));
    await publish('page', id, buildPage('below', { parent: 'first' }));
    expect(await fetchPublished(id, 'en')).toMatchObject({ parent: 'first' });
  });

  it('accepts the same slug in another language', async () => {
    const id = await create('page', buildPage('again'));
    await publish('page', id, buildPage('again'));
    await save('page', id, buildPage('again', { slug: 'first' }), 'fr');
    await publish('page', id, buildPage('again', { slug: 'first' }), 'fr');
    expect(await fetchPublished(id, 'fr')).toMatchObject({ slug: 'first' });
  });
});

it('publishing changes shared fields in all languages, and texts in one', async () => {
  const id = await create('page', buildPage('shared'));
  await publish('page', id, buildPage('shared'));
  await save('page', id, buildPage('shared'), 'fr');
  await publish('page', id, buildPage('shared'), 'fr');
  const changedFields = buildPage('shared', { pageTitle: 'La page', publicationDate: '2026-02-02' });
  await save('page', id, changedFields, 'fr');
  expect(await fetchPublished(id, 'en')).toMatchObject({ publicationDate: '2026-01-01' });
  await publish('page', id, changedFields, 'fr');
  expect(await fetchPublished(id, 'fr')).toMatchObject({ publicationDate: '2026-02-02', pageTitle: 'La page' });
  expect(await fetchPublished(id, 'en')).toMatchObject({ publicationDate: '2026-02-02', pageTitle: 'The page shared' });
});

it('the paths of pages that move or are removed lead on, unless an editor has written another redirect', async () => {
  const readRedirects = async () => {
    const { results } = await admin.request('GET', `${typePath('redirect')}?locale=en&sort=from:asc&pageSize=100`);
    return (results as Fields[])
      .filter(({ from }) => String(from).startsWith('/en/moving-'))
      .map(({ from, to, match, gone }) => [from, to, match, gone]);
  };
  const unpublish = (id: string) => admin.request('POST', `${typePath('page')}/${id}/actions/unpublish?locale=en`, {});
  const id = await create('page', buildPage('moving', { slug: 'moving-a' }));
  for (const slug of ['moving-a', 'moving-b', 'moving-c', 'moving-b'])
    await publish('page', id, buildPage('moving', { slug }));
  expect(await readRedirects()).toEqual([
    ['/en/moving-a/', 'page:moving', 'prefix', false],
    ['/en/moving-c/', 'page:moving', 'prefix', false],
  ]);
  await unpublish(id);
  expect(await readRedirects()).toEqual(
    ['/en/moving-a/', '/en/moving-b/', '/en/moving-c/'].map((from) => [from, '/en/', 'exact', false]),
  );

  const removedPage = buildPage('removed', { slug: 'moving-d' });
  const removedId = await create('page', removedPage);
  await publish('page', removedId, removedPage);
  const redirect = { from: '/en/moving-d', match: 'exact', gone: true };
  await publish('redirect', await create('redirect', redirect), redirect);
  await unpublish(removedId);
  expect((await readRedirects()).at(-1)).toEqual(['/en/moving-d/', null, 'exact', true]);
});

describe('the media library', () => {
  it('gives a picture a name that the site can show, and rejects another picture with this name', async () => {
    const bytes = await createImage(60, 40).jpeg().toBuffer();
    const [file] = await upload('Été 2026.JPG', 'image/jpeg', bytes);
    expect(file).toMatchObject({ name: 'ete-2026.jpg', width: 60, height: 40, bytes: bytes.length });
    expect(file.blur).toMatch(/^data:image\/webp/);
    await expect(upload('été 2026.jpg', 'image/jpeg', bytes)).rejects.toThrow('a file “ete-2026.jpg” already');
  });

  it('rejects a TIFF, and a picture that is too large', async () => {
    const tiff = await createImage(60, 40).tiff().toBuffer();
    await expect(upload('a.tiff', 'image/tiff', tiff)).rejects.toThrow('no type that the site can use');
    await expect(upload('a.jpg', 'image/jpeg', tiff)).rejects.toThrow('not what its ending says');
    const huge = await createImage(15_000, 15_000).png({ palette: true, compressionLevel: 1 }).toBuffer();
    await expect(upload('huge.png', 'image/png', huge)).rejects.toThrow('15000 × 15000 pixels');
  });
});
