import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { temporaryDataDir } from '@/tests/support/data-dir';
import { showAllFiles } from '@/tests/support/shown-files';
import { locales } from '../../i18n/locales';
import { cms } from '../../upstreams/cms';
import { openDownload } from './open-download';

temporaryDataDir();
showAllFiles();

const open = (reference: string) => openDownload({ headers: {} } as IncomingMessage, reference);
const download = async (reference: string) => {
  const [original, file] = await Promise.all([cms.file(reference), open(reference)]);
  if (!original || !file) throw new Error(`There is no ${reference}.`);
  return { file, original: await readFile(original), content: await readFile(file.path) };
};
const readXmp = async (content: Buffer) => (await sharp(content).metadata()).xmp?.toString() ?? '';

describe('a downloaded picture', () => {
  it.each(['media/home/hero-3.jpg', 'media/marks/orvaine.png'])(
    'is unchanged and contains its texts: %s',
    async (reference) => {
      const { original, content } = await download(reference);
      expect((await sharp(content).raw().toBuffer()).equals(await sharp(original).raw().toBuffer())).toBe(true);
      const xmp = await readXmp(content);
      for (const part of [
        `<dc:creator><rdf:Seq><rdf:li>${brand.name}</rdf:li></rdf:Seq></dc:creator>`,
        `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© ${brand.name}</rdf:li></rdf:Alt></dc:rights>`,
        '<dc:description><rdf:Alt><rdf:li xml:lang="x-default">',
        `<photoshop:Credit>${brand.name}</photoshop:Credit>`,
        `<xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">© ${brand.name}. Free for`,
      ])
        expect(xmp).toContain(part);
      expect(xmp.match(/xml:lang="ja-JP"/g)).toHaveLength(2);
      expect(xmp.match(/<rdf:li xml:lang=/g)).toHaveLength(2 * (locales.length + 1) + 1);
    },
  );

  it('has its description in the article that shows it if it is in no album', async () => {
    const { content } = await download('media/places/facade.jpg');
    expect(await readXmp(content)).toContain('<rdf:li xml:lang="fr">Un hôtel particulier');
  });

  it('has its own credit and rights if it is not the group’s', async () => {
    const files = await cms.files();
    const own = { credit: 'Ada Marlow', rights: { fr: '© Ada Marlow. Presse, jusqu’en 2027.' } };
    vi.spyOn(cms, 'files').mockResolvedValue(
      files.map((file) => (file.reference === 'media/home/hero-3.jpg' ? { ...file, ...own } : file)),
    );
    const xmp = await readXmp((await download('media/home/hero-3.jpg')).content);
    expect(xmp).toContain('<photoshop:Credit>Ada Marlow</photoshop:Credit>');
    expect(xmp).toContain(`<rdf:li xml:lang="fr">${own.rights.fr}</rdf:li>`);
  });

  it('contains its texts as a drawing, too', async () => {
    const { content } = await download('media/marks/orvaine.svg');
    expect(content.toString()).toMatch(/^<svg [^>]+><metadata><\?xpacket [\s\S]+<\/metadata><path/);
    expect(content.toString().split('</metadata>')[0]).toContain(brand.name);
  });

  it('reads no page for its caption once the captions of a publication are known', async () => {
    await open('media/home/hero-3.jpg');
    const readPage = vi.spyOn(cms, 'page');
    const references = (await cms.files()).flatMap(({ reference, type }) => (type === 'image/jpeg' ? [reference] : []));
    await Promise.all(references.map(open));
    expect(references.length).toBeGreaterThan(50);
    expect(readPage).not.toHaveBeenCalled();
  });

  it('is written once, with the time of the picture, and again when its texts have changed', async () => {
    const reference = 'media/places/facade.jpg';
    const first = await open(reference);
    expect(await open(reference)).toEqual(first);
    expect(statSync(first?.path ?? '').mtime).toEqual(statSync(`public/${reference}`).mtime);
    vi.spyOn(cms, 'files').mockResolvedValue([{ reference, type: 'image/jpeg', bytes: 1, credit: 'Ada Marlow' }]);
    const second = await open(reference);
    expect(second?.path).not.toBe(first?.path);
    expect([first, second].map((file) => existsSync(file?.path ?? ''))).toEqual([false, true]);
  });
});

it('other files are as the CMS has them', async () => {
  const { original, content } = await download('media/films/hands-saddler.mp4');
  expect(content.equals(original)).toBe(true);
});
