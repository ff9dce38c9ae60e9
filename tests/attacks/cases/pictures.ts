import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { pictureQuality, pictureWidths } from '@/lib/shared/picture-sizes';
import { findAddedFiles, listFiles, pictureFolder } from '../support/files';
import { get, newVisitorIp, type RawResponse, sendRequest } from '../support/requests';
import { scaleCount } from '../support/scale';

const site = inject('site');
const picture = '/media/home/hero-1.jpg';
const buildPicturePath = (
  url: string,
  width: number | string,
  quality: number | string = pictureQuality,
  extraQuery = '',
) => `/_next/image/?url=${url}&w=${width}&q=${quality}${extraQuery}`;
const encode = encodeURIComponent;

/** Addresses of one picture, and addresses that only resemble them. */
const variants = Array.from({ length: 200 }, (_, number) => {
  const forms = [
    () => buildPicturePath(encode(`${picture}#${number}`), 640),
    () => buildPicturePath(encode(`${picture}?${number}`), 640),
    () => buildPicturePath(encode(picture).replace('hero', `her%256f`), 640, 70, `&n=${number}`),
    () => buildPicturePath(encode(picture).replace('hero', 'her%6f'), 640, 70, number % 2 ? '' : `#${number}`),
    () => buildPicturePath(encode(picture), 640, 70, `&n=${number}`),
    () => buildPicturePath(encode(picture), 640, 70, `&w=${number}`),
    () => buildPicturePath(encode(picture), 600 + number),
    () => buildPicturePath(encode(picture), '640'.padStart(3 + number, '0')),
    () => buildPicturePath(encode(picture), 640, number),
    () => buildPicturePath(encode(picture.toUpperCase()), 640),
    () => buildPicturePath(encode(picture.replace('.jpg', '.JPG')), 640),
    () => buildPicturePath(encode(`/${'./'.repeat(number)}${picture.slice(1)}`), 640),
    () => buildPicturePath(encode(`${'/'.repeat(number)}${picture}`), 640),
    () => buildPicturePath(encode(picture.replaceAll('/', '\\')), 640),
    () => buildPicturePath(picture, 640),
    () => buildPicturePath(encode(picture), 104),
  ];
  return forms[number % forms.length]?.() ?? '';
});

it('200 variants of one address create no more files than the picture has sizes', async () => {
  const before = listFiles(pictureFolder);
  for (const target of variants) expect([200, 400, 404]).toContain((await get(site, target)).status);
  // The other servers that are attacked at the same time convert no JPEG files.
  const added = findAddedFiles(before, listFiles(pictureFolder)).filter((file) => file.endsWith('.jpg'));
  expect(added.length).toBeGreaterThan(0);
  expect(added.length).toBeLessThanOrEqual(pictureWidths.length);
});

it('pictures do not delay other requests, however many one client requests', async () => {
  const from = newVisitorIp();
  const pictureNames = globSync('media/{home,pages,houses,news,sectors}/*.jpg', { cwd: 'public' }).slice(
    0,
    scaleCount(60, 4),
  );
  const responses: Promise<RawResponse>[] = pictureNames.map((name) =>
    sendRequest(site, { target: buildPicturePath(encode(`/${name}`), 2400), headers: { Accept: 'image/avif' }, from }),
  );
  let isDone = false;
  const all = Promise.all(responses).finally(() => {
    isDone = true;
  });
  const waitsMs: number[] = [];
  while (!isDone) {
    waitsMs.push((await get(site, '/api/health/')).ms);
    await wait(50);
  }
  expect(waitsMs.toSorted((a, b) => a - b)[Math.floor(waitsMs.length * 0.9)]).toBeLessThan(500);
  const statuses = (await all).map(({ status, isComplete }) => (isComplete ? status : null));
  expect(statuses).toEqual(pictureNames.map(() => 200));
});

it('converted pictures take no more space than allowed', () => {
  const bytes = [...listFiles(pictureFolder).values()].reduce((sum, { bytes }) => sum + bytes, 0);
  expect(bytes).toBeLessThanOrEqual(512 * 1024 ** 2);
});
