import sharp from 'sharp';
import { beforeAll, expect, inject, it } from 'vitest';
import { buildPage, signIn } from './admin';

const { strapi } = inject('environment');

type Admin = Awaited<ReturnType<typeof signIn>>;
let publisher: Admin;
let editor: Admin;
beforeAll(async () => {
  [publisher, editor] = await Promise.all([signIn(strapi), signIn(strapi, 'editor')]);
});

interface Version {
  id: number;
  author: string;
}
const listVersions = (id: string): Promise<Version[]> =>
  editor.request('GET', `/content-manager/versions/api::page.page/${id}/en`);
const restore = (version: Version | undefined) =>
  editor.request('POST', `/content-manager/versions/${version?.id}/restore`);

it('an editor restores an earlier version as the draft, which a publisher publishes', async () => {
  const sections = [{ __component: 'section.accordion', items: [{ title: 'T', body: 'The first text.' }] }];
  const firstFields = buildPage('restored', { pageTitle: 'The first title', sections });
  const id = await editor.create('page', firstFields);
  await expect(editor.publish('page', id, firstFields)).rejects.toThrow('403');
  await publisher.publish('page', id, firstFields);
  await publisher.publish('page', id, firstFields);
  const secondFields = buildPage('restored', { pageTitle: 'The second title' });
  await editor.save('page', id, secondFields);
  await publisher.publish('page', id, secondFields);

  const versions = await listVersions(id);
  expect(versions.map(({ author }) => author)).toEqual(['Ada Quillfeather', 'Ada Quillfeather']);
  await restore(versions.at(-1));
  expect(await editor.read('page', id, 'draft')).toMatchObject({ pageTitle: 'The first title', sections });
  expect(await editor.read('page', id, 'published')).toMatchObject({ pageTitle: 'The second title' });
  const previewPath = `/content-manager/preview/url/api::page.page?documentId=${id}&locale=en&status=draft`;
  expect((await editor.request('GET', previewPath)).data.url).toContain('version=draft');
  await expect(editor.unpublish('page', id)).rejects.toThrow('403');
  await expect(editor.remove('page', id)).rejects.toThrow('403');

  await publisher.publish('page', id, {});
  expect(await editor.read('page', id, 'published')).toMatchObject({ pageTitle: 'The first title', sections });
});

it('a version whose picture was deleted is restored without it', async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer();
  const upload = async (name: string) => (await publisher.upload(name, 'image/jpeg', bytes))[0].id;
  const [image, thumbnail] = [await upload('gone.jpg'), await upload('there.jpg')];
  const fields = buildPage('depicted', { image, thumbnail });
  const id = await publisher.create('page', fields);
  await publisher.publish('page', id, fields);
  await publisher.publish('page', id, { ...fields, image: null });
  await publisher.request('DELETE', `/upload/files/${image}`);
  await restore((await listVersions(id)).at(-1));
  expect(await editor.read('page', id, 'draft')).toMatchObject({ image: null, thumbnail: { id: thumbnail } });
});

it('the versions of a deleted entry are deleted, and the public API has none', async () => {
  const fields = buildPage('deleted');
  const id = await publisher.create('page', fields);
  await publisher.publish('page', id, fields);
  expect(await listVersions(id)).toHaveLength(1);
  await publisher.remove('page', id);
  expect(await listVersions(id)).toEqual([]);
  const { status } = await fetch(`${strapi.url}/api/versions`, {
    headers: { Authorization: `Bearer ${strapi.token}` },
  });
  expect(status).toBe(404);
});
