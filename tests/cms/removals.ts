import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildPage, signIn } from './admin';

type Fields = Record<string, unknown>;

let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn(inject('environment').strapi);
});

const createPublished = async (type: string, fields: Fields): Promise<string> => {
  const id = await admin.create(type, fields);
  await admin.publish(type, id, fields);
  return id;
};
const buildTextSection = (body: string) => ({ __component: 'section.rich-text', body });
const readUses = async (type: string, id: string) =>
  ((await admin.request('GET', `/content-manager/uses/api::${type}.${type}/${id}`)) as Fields[])
    .map(({ name, locale, publishedAt }) => `${name}, ${locale}, ${publishedAt ? 'published' : 'draft'}`)
    .sort();

describe('an entry', () => {
  it('that others only link to can be removed, and says where it is used', async () => {
    const id = await createPublished('page', buildPage('linked'));
    const item = { title: 'T', body: 'See [this](page:linked#top).' };
    const sections = [{ __component: 'section.accordion', items: [item] }, buildTextSection('Not page:linked.')];
    await createPublished('page', buildPage('linking', { sections }));
    await admin.create('page', buildPage('other', { sections: [buildTextSection('[That](page:linked)')] }), 'fr');
    expect(await readUses('page', id)).toEqual([
      'Page “The page linking”, en, draft',
      'Page “The page linking”, en, published',
      'Page “The page other”, fr, draft',
    ]);
    await admin.unpublish('page', id);
    await admin.remove('page', id);
  });

  it('above published pages cannot be removed, and keeps its id', async () => {
    const id = await createPublished('page', buildPage('above'));
    const childId = await createPublished('page', buildPage('child', { parent: 'above' }));
    await expect(admin.publish('page', id, buildPage('moved'))).rejects.toThrow(
      'The id was “above”, which Page “The page child” use',
    );
    const message = 'Published entries need this one: Page “The page child”';
    await expect(admin.unpublish('page', id)).rejects.toThrow(message);
    await expect(admin.remove('page', id)).rejects.toThrow(message);
    await admin.unpublish('page', childId);
    await admin.remove('page', id);
  });

  it('that is a house of articles cannot be removed', async () => {
    const id = await admin.findDocumentId('house', 'orvaine');
    await expect(admin.remove('house', id)).rejects.toThrow('Article “');
  });

  it('that is a dashboard on a published page cannot be removed', async () => {
    const series = [2024, 2025].map((year) => ({ year, value: 1 }));
    const id = await createPublished('dashboard', {
      entryId: 'needed',
      title: 'T',
      intro: 'I',
      indicators: [{ key: 'a', label: 'L', unit: '%' }],
      figures: [{ key: 'a', decimals: 0, series }],
    });
    const sections = [{ __component: 'section.dashboard', dashboardId: 'needed' }];
    await createPublished('page', buildPage('charts', { sections }));
    await expect(admin.unpublish('dashboard', id)).rejects.toThrow('Page “The page charts”');
  });
});

it('a file of the media library cannot be deleted while an entry uses it, nor renamed while a text links to it', async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#864' } })
    .jpeg()
    .toBuffer();
  const [file] = await admin.upload('used.jpg', 'image/jpeg', bytes);
  const remove = () => admin.request('DELETE', `/upload/files/${file.id}`);
  const rename = (name: string) => {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ name }));
    return admin.request('POST', `/upload?id=${file.id}`, form);
  };
  const id = await admin.create('page', buildPage('pictured', { image: file.id }));
  await expect(remove()).rejects.toThrow('“used.jpg” is used by Page “The page pictured”');
  await rename('renamed.jpg');
  const sections = [buildTextSection('[The picture](file:renamed.jpg)')];
  await admin.save('page', id, buildPage('pictured', { image: null, sections }));
  await expect(rename('again.jpg')).rejects.toThrow('Links name “renamed.jpg” in Page “The page pictured”');
  await expect(remove()).rejects.toThrow('“renamed.jpg” is used by Page “The page pictured”');
  await admin.save('page', id, buildPage('pictured'));
  await remove();
});
