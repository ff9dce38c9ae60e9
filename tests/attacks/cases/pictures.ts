import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { pictureQuality, pictureWidths } from '@/lib/shared/picture-sizes';
import { type Answer, ask, get, visitor } from '../support/ask';
import { addedFiles, listing, pictureFolder } from '../support/files';
import { rounds } from '../support/scale';

const site = inject('site');
const picture = '/media/home/hero-1.jpg';
const addressOf = (url: string, width: number | string, quality: number | string = pictureQuality, more = '') =>
  `/_next/image/?url=${url}&w=${width}&q=${quality}${more}`;
const encoded = encodeURIComponent;

/** Addresses of one picture, and others that only look like it. */
const variants = Array.from({ length: 200 }, (_, number) => {
  const forms = [
    () => addressOf(encoded(`${picture}#${number}`), 640),
    () => addressOf(encoded(`${picture}?${number}`), 640),
    () => addressOf(encoded(picture).replace('hero', `her%256f`), 640, 70, `&n=${number}`),
    () => addressOf(encoded(picture).replace('hero', 'her%6f'), 640, 70, number % 2 ? '' : `#${number}`),
    () => addressOf(encoded(picture), 640, 70, `&n=${number}`),
    () => addressOf(encoded(picture), 640, 70, `&w=${number}`),
    () => addressOf(encoded(picture), 600 + number),
    () => addressOf(encoded(picture), '640'.padStart(3 + number, '0')),
    () => addressOf(encoded(picture), 640, number),
    () => addressOf(encoded(picture.toUpperCase()), 640),
    () => addressOf(encoded(picture.replace('.jpg', '.JPG')), 640),
    () => addressOf(encoded(`/${'./'.repeat(number)}${picture.slice(1)}`), 640),
    () => addressOf(encoded(`${'/'.repeat(number)}${picture}`), 640),
    () => addressOf(encoded(picture.replaceAll('/', '\\')), 640),
    () => addressOf(picture, 640),
    () => addressOf(encoded(picture), 104),
  ];
  return forms[number % forms.length]?.() ?? '';
});

it('200 variants of one address make no more files than the picture has sizes', async () => {
  const before = listing(pictureFolder);
  for (const target of variants) expect([200, 400, 404]).toContain((await get(site, target)).status);
  // The other servers that are attacked at the same time convert no JPEG.
  const added = addedFiles(before, listing(pictureFolder)).filter((file) => file.endsWith('.jpg'));
  expect(added.length).toBeGreaterThan(0);
  expect(added.length).toBeLessThanOrEqual(pictureWidths.length);
});

it('do not delay others, however many one client requests', async () => {
  const from = visitor();
  const wide = globSync('media/{home,pages,houses,news,sectors}/*.jpg', { cwd: 'public' }).slice(0, rounds(60, 4));
  const answers: Promise<Answer>[] = wide.map((name) =>
    ask(site, { target: addressOf(encoded(`/${name}`), 2400), headers: { Accept: 'image/avif' }, from }),
  );
  let over = false;
  const all = Promise.all(answers).finally(() => {
    over = true;
  });
  const waits: number[] = [];
  while (!over) {
    waits.push((await get(site, '/api/health/')).ms);
    await wait(50);
  }
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(500);
  const statuses = (await all).map(({ status, isWhole }) => (isWhole ? status : null));
  expect(statuses).toEqual(wide.map(() => 200));
});

it('take no more space than allowed', () => {
  const bytes = [...listing(pictureFolder).values()].reduce((sum, { bytes }) => sum + bytes, 0);
  expect(bytes).toBeLessThanOrEqual(512 * 1024 ** 2);
});
