import { expect, it } from 'vitest';
import * as rules from '@/cms/src/upload-rules';
import { getMediaType } from '@/lib/upstreams/cms/file-types';
import { maxPixels } from '@/server/pictures/convert';
import { parseImageRequest } from '@/server/pictures/image-request';

const { findDescriptionIssue, findUploadIssue, normalizePictureName } = rules;
const buildPicture = (format: string) => ({ format, width: 3000, height: 2000 });

it('the media library accepts the file types that the site shows, up to the size that the site converts', () => {
  const pageAssetExtensions = ['svg', 'vtt'];
  expect(
    rules.extensions.filter((extension) => !pageAssetExtensions.includes(extension) && !getMediaType(`a.${extension}`)),
  ).toEqual([]);
  expect(rules.maxPixels).toBe(maxPixels);
});

it.each([
  ['houses/Été à Paris (2).JPEG', 'houses/ete-a-paris-2.jpg'],
  ['Media/DSC_0012.JPG', 'media/dsc_0012.jpg'],
  ['media/houses/orvaine-mark.svg', 'media/houses/orvaine-mark.svg'],
  ['finance/Annual report.pdf', 'finance/Annual report.pdf'],
])('the file %s gets the name %s, which the site can show', (name, expected) => {
  expect(normalizePictureName(name)).toBe(expected);
  const url = `/media/${expected.replace(/^media\//, '')}`;
  const pictureUrl = `/_next/image/?url=${encodeURIComponent(url)}&w=640&q=70`;
  if (/jpg$/.test(expected)) expect(parseImageRequest(pictureUrl)).toEqual({ path: url, width: 640 });
});

it.each([
  [{ name: 'a.jpg', mime: 'image/jpeg', picture: buildPicture('jpeg') }, undefined],
  [{ name: 'a.svg', mime: 'image/svg+xml', picture: buildPicture('svg') }, undefined],
  [{ name: 'Annual report.pdf', mime: 'application/pdf' }, undefined],
  [{ name: 'a.csv', mime: 'text/plain' }, undefined],
  [{ name: 'a.tiff', mime: 'image/tiff', picture: buildPicture('tiff') }, 'no type that the site can use'],
  [{ name: 'a.webp', mime: 'image/webp', picture: buildPicture('webp') }, 'no type that the site can use'],
  [{ name: 'a.mov', mime: 'video/quicktime' }, 'no type that the site can use'],
  [{ name: 'a.jpg', mime: 'image/jpeg', picture: buildPicture('tiff') }, 'not what its ending says'],
  [{ name: 'a.pdf', mime: 'image/jpeg', picture: buildPicture('jpeg') }, 'not what its ending says'],
  [{ name: '写真.jpg', mime: 'image/jpeg', picture: buildPicture('jpeg') }, 'needs a shorter name'],
  [{ name: 'a.jpg', mime: 'image/jpeg' }, 'is damaged'],
  [
    { name: 'a.jpg', mime: 'image/jpeg', picture: { format: 'jpeg', width: 15_000, height: 15_000 } },
    '15000 × 15000 pixels',
  ],
])('the upload %j has the issue "%s"', (upload, message) => {
  const name = normalizePictureName(upload.name);
  const issue = findUploadIssue({ ...upload, name });
  if (message) expect(issue).toContain(message);
  else expect(issue).toBeUndefined();
});

it.each([
  ['image/jpeg', undefined, 'has no alternative text'],
  ['image/svg+xml', ' ', 'has no alternative text'],
  ['image/jpeg', 'A stair', undefined],
  ['application/pdf', undefined, undefined],
])('an upload of the type %s with the alternative text %j has the issue "%s"', (mime, alternativeText, message) => {
  const issue = findDescriptionIssue({ name: 'a', mime, alternativeText });
  if (message) expect(issue).toContain(message);
  else expect(issue).toBeUndefined();
});
