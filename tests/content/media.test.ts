import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { locales } from '@/lib/i18n/locales';
import { listPressPictures } from '@/lib/site/media/press-pictures';
import type { CmsPage, Edition } from '@/lib/upstreams/cms/contract';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { mediaManifest, pictureDescriptions } from '@/lib/upstreams/files/pictures';
import nextConfig from '@/next.config';
import { indexUses } from '@/scripts/uses/index-uses.mts';
import { loadHouses, loadPages } from '@/tests/support/cms-pages';
import { collectStrings } from './collect-strings';

vi.setConfig({ testTimeout: 120_000 });

const media = mediaManifest.parse(JSON.parse(readFileSync('content/media.json', 'utf8')));
const descriptions = pictureDescriptions.parse(parse(readFileSync('content/pictures.yaml', 'utf8')));
const listedPictures = Object.keys(media);
const cms = embeddedCms('content');
const editions: Edition[] = locales.flatMap((locale) => [false, true].map((draft) => ({ locale, draft })));

const toFile = (picture: string) => path.join('public', picture);
const isDrawing = (picture: string) => picture.endsWith('.svg');

/** Every listed picture that is used on a page or in the menus, in any language. */
const findUsedPictures = async () => {
  const contents = await Promise.all(editions.flatMap((edition) => [loadPages(cms, edition), cms.settings(edition)]));
  return [...new Set(collectStrings(contents))].filter((text) => Object.hasOwn(media, text)).sort();
};

const readViewBox = (file: string) => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  return { width: Number(width), height: Number(height) };
};
const readSize = async (picture: string) => {
  if (isDrawing(picture)) return readViewBox(toFile(picture));
  const { width, height } = await sharp(toFile(picture)).metadata();
  return { width, height };
};
const readSizes = async (pictures: string[]) =>
  Object.fromEntries(await Promise.all(pictures.map(async (picture) => [picture, await readSize(picture)] as const)));

it('every listed picture exists', () => {
  expect(listedPictures.filter((picture) => !existsSync(toFile(picture)))).toEqual([]);
});

it('every picture has an alternative text in every language', () => {
  const missing = globSync('public/media/**/*.{jpg,png,svg}')
    .map((file) => file.replace('public', ''))
    .flatMap((picture) =>
      locales.filter((locale) => !descriptions[picture]?.alt.texts[locale]).map((locale) => `${picture} in ${locale}`),
    );
  expect(missing).toEqual([]);
  expect(Object.keys(descriptions).filter((picture) => !existsSync(toFile(picture)))).toEqual([]);
});

it('every picture shown is listed with its own size', async () => {
  const pictures = (await findUsedPictures()).filter((picture) => existsSync(toFile(picture)));
  expect(pictures.length).toBeGreaterThan(100);
  const declaredSizes = Object.fromEntries(pictures.map((picture) => [picture, media[picture]]));
  expect(declaredSizes).toMatchObject(await readSizes(pictures));
  const tiny = pictures.filter((picture) => (media[picture]?.width ?? 0) < 32 || (media[picture]?.height ?? 0) < 16);
  expect(tiny).toEqual([]);
});

it('every photograph that pages show has a preview', () => {
  const photographs = listedPictures.filter((picture) => !isDrawing(picture) && !picture.startsWith('/media/share/'));
  expect(photographs.filter((picture) => !media[picture]?.blur.startsWith('data:image/'))).toEqual([]);
});

describe('the file that a browser loads', () => {
  const maxBytes = 250_000;
  const { qualities = [], deviceSizes = [] } = nextConfig.images ?? {};

  it('is small for every photograph at its largest size', async () => {
    const photographs = listedPictures.filter((picture) => !isDrawing(picture) && existsSync(toFile(picture)));
    const oversized: Record<string, number> = {};
    for (const picture of photographs.filter((photograph) => statSync(toFile(photograph)).size > maxBytes)) {
      const { info } = await sharp(toFile(picture))
        .resize({ width: Math.max(...deviceSizes), withoutEnlargement: true })
        .webp({ quality: Math.max(...qualities) })
        .toBuffer({ resolveWithObject: true });
      if (info.size > maxBytes) oversized[picture] = info.size;
    }
    expect(oversized).toEqual({});
  });

  it('is small for every drawing', () => {
    const drawings = listedPictures.filter((picture) => isDrawing(picture) && existsSync(toFile(picture)));
    // A page has one plate at most, and it is far below its first screen.
    const getLimit = (drawing: string) => (drawing.includes('/plates/') ? 60_000 : 20_000);
    expect(drawings.filter((drawing) => statSync(toFile(drawing)).size > getLimit(drawing))).toEqual([]);
  });
});

describe('every house', () => {
  it.each(locales)('has its own mark with its name in %s', async (locale) => {
    const houses = await loadHouses(cms, { locale, draft: false });
    const marks = houses.map(({ id, pageTitle, house }) => ({ id, pageTitle, mark: house?.mark }));
    const expected = marks.map(({ id, pageTitle }) => ({ src: `/media/marks/${id}.svg`, alt: pageTitle }));
    expect(marks.map(({ mark }) => mark)).toMatchObject(expected);
    expect(expected.filter(({ src }) => !existsSync(toFile(src)))).toEqual([]);
  });
});

describe('pictures on a page', () => {
  const findPictures = (contents: unknown) =>
    collectStrings(contents).filter((text) => Object.hasOwn(media, text) && !isDrawing(text));
  const findRepeated = (pictures: string[]) => pictures.filter((picture, index) => pictures.indexOf(picture) !== index);

  it('are there once, also in the cards of its people and of the three newest articles of a house', async () => {
    const pages = await loadPages(cms, { locale: 'en', draft: false });
    const findShown = ({ id, house, sections }: CmsPage) => {
      const hasPeople = sections.some(({ type }) => type === 'womo-list');
      const people = pages.filter(({ person }) => hasPeople && person && (!house || person.house === id));
      const articles = pages
        .filter(({ article }) => house && article?.houses.includes(id))
        .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
      const cards = [...people, ...articles.slice(0, 3)].flatMap(({ linkThumbnail }) => linkThumbnail?.src ?? []);
      return [...findPictures(sections), ...cards];
    };
    const repeated = pages.map((page) => [page.id, findRepeated(findShown(page))] as const);
    expect(repeated.filter(([, pictures]) => pictures.length)).toEqual([]);
  });

  it('show a person by what no other person, no news and no opening of the house has', async () => {
    const pages = await loadPages(cms, { locale: 'en', draft: false });
    const people = pages.filter(({ person }) => person);
    const appearances = people.map((page) => ({
      page,
      pictures: [...new Set(findPictures([page.image, page.linkThumbnail, page.sections]))],
    }));
    expect(findRepeated(appearances.flatMap(({ pictures }) => pictures))).toEqual([]);
    const borrowed = appearances.flatMap(({ page, pictures }) => {
      const house = pages.find(({ id }) => id === page.person?.house);
      const openings = findPictures(house?.sections.filter(({ type }) => type === 'hero'));
      const forbidden = pictures.filter((picture) => picture.includes('/news/') || openings.includes(picture));
      return forbidden.map((picture) => `${page.id}: ${picture}`);
    });
    expect(borrowed).toEqual([]);
  });
});

describe('a picture in content', () => {
  const pictures = listedPictures.filter((picture) => !/\/(fallback|marks|share)\//.test(picture));
  const usesByTarget = indexUses('content');
  const findPages = (picture: string) => [
    ...new Set((usesByTarget.get(`file:${picture.slice(1)}`) ?? []).map(({ entry }) => entry)),
  ];

  it('is on five pages at most, besides its upright version', () => {
    const overused = pictures.filter((picture) => !picture.includes('-tall.') && findPages(picture).length > 5);
    expect(Object.fromEntries(overused.map((picture) => [picture, findPages(picture)]))).toEqual({});
  });

  it('is on a page, or is the upright version of one that is', () => {
    expect(pictures.filter((picture) => findPages(picture.replace('-tall.', '.')).length === 0)).toEqual([]);
  });
});

it.each(locales)('every picture for the press has a caption that says what it shows, in %s', async (locale) => {
  const pages = await loadPages(cms, { locale, draft: false });
  const withPictures = pages.filter(({ sections }) => sections.some(({ type }) => type === 'press-kit'));
  const titled = withPictures.flatMap((page) =>
    listPressPictures(page).flatMap(({ caption, reference }) =>
      caption === page.pageTitle ? `${page.id}: ${reference}` : [],
    ),
  );
  expect(withPictures.length).toBeGreaterThan(60);
  expect(titled).toEqual([]);
});

describe('a film', () => {
  const films = globSync('media/films/*.mp4', { cwd: 'public' });

  it('is in content, or is the small version of one that is', () => {
    const texts = globSync('content/**/*.yaml').map((file) => readFileSync(file, 'utf8'));
    const unused = films.filter((film) => !texts.some((text) => text.includes(`/${film.replace('-small.', '.')}`)));
    expect(unused).toEqual([]);
  });

  it('is small if it plays by itself in a page', () => {
    const loops = films.filter((film) => film.includes('/hands-'));
    expect(loops.filter((film) => statSync(toFile(film)).size > 400_000)).toEqual([]);
  });
});

it('every picture for social networks has the size that they show', async () => {
  const pages = (await Promise.all(editions.map((edition) => loadPages(cms, edition)))).flat();
  const shareImages = [...new Set(pages.flatMap(({ shareImage }) => shareImage?.src ?? []))];
  expect(shareImages.length).toBeGreaterThan(20);
  const wrongSizes = shareImages.filter((picture) => media[picture]?.width !== 1200 || media[picture]?.height !== 630);
  expect(wrongSizes).toEqual([]);
});

it('the pictures that the site itself names are as large as it says', async () => {
  const expectedSizes = {
    '/media/share/default.jpg': '1200x630',
    '/media/fallback/small.jpg': '313x313',
    '/media/fallback/large.jpg': '1760x567',
  };
  const actualSizes = Object.entries(await readSizes(Object.keys(expectedSizes)));
  expect(
    Object.fromEntries(actualSizes.map(([picture, { width, height }]) => [picture, `${width}x${height}`])),
  ).toEqual(expectedSizes);
});
