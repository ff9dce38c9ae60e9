import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRecordedStrapi } from '@/tests/contracts/strapi/recorded';
import { type RecordedResponse, recordingFile, token } from '@/tests/contracts/strapi/recording';
import { withLocaleCodes } from '@/tests/support/content';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { log } from '../../../platform/process/log';
import { cmsFiles } from '../../files/cms-files';
import { isContentError } from '../../files/content-file';
import { contentSchedules } from '../../files/schedule';
import type { Edition } from '../contract';
import { strapiCms } from '.';

const en: Edition = { locale: 'en', draft: false };
const copies = mkdtempSync(path.join(tmpdir(), 'copies-'));
afterAll(() => rmSync(copies, { recursive: true }));

const loggedMessages: string[] = [];
beforeEach(() => {
  loggedMessages.length = 0;
  vi.spyOn(log, 'error').mockImplementation(
    (fields: unknown) => void loggedMessages.push(String(Object(fields).err?.message)),
  );
});

/** The name of the recorded state after a change to the legal notice. */
const getChangedState = () => {
  const { states } = JSON.parse(readFileSync(recordingFile, 'utf8'));
  return String(Object.keys(states).find((state) => state.includes('pages/legal/en.yaml')));
};

const createCms = async () => {
  const strapi = await startRecordedStrapi();
  return { strapi, cms: strapiCms({ url: strapi.url, token, copiesFolder: copies }) };
};

interface StrapiPage {
  entryId: string;
  locale: string;
  sections: Record<string, unknown>[];
}
type List = { data: StrapiPage[]; meta: { pagination: { total: number } } };

const isList = (url: string) => /^\/api\/(pages|houses|articles|people)\?/.test(url);

/** Alters the pages in the responses to list requests. */
const withPages =
  (change: (pages: StrapiPage[]) => StrapiPage[]) =>
  (response: RecordedResponse, url: string): RecordedResponse => {
    if (!isList(url)) return response;
    const { data, meta } = response.body as List;
    return { ...response, body: { data: change(data), meta } };
  };

const withSection = (id: string, section: object) =>
  withPages((pages) =>
    pages.map((page) => (page.entryId === id ? { ...page, sections: [section as never, ...page.sections] } : page)),
  );

/** Creates a CMS whose Strapi sends altered responses from the start. */
const createAltered = async (alter: Parameters<Awaited<ReturnType<typeof startRecordedStrapi>>['alter']>[0]) => {
  const { strapi, cms } = await createCms();
  strapi.alter(alter);
  return { strapi, cms };
};

describe('while Strapi', () => {
  it.each<[string, (response: RecordedResponse) => RecordedResponse | null]>([
    ['is stopped', () => null],
    ['refuses the token', (response) => ({ ...response, status: 401 })],
    ['responds with an error page of its proxy', () => ({ status: 200, type: 'text/html', body: '' })],
    ['responds in another shape', (response) => ({ ...response, body: { data: [{ id: 'one' }] } })],
  ])('%s, pages remain available, and are read again later', async (_, alter) => {
    const { strapi, cms } = await createCms();
    const previousPage = await cms.page(en, 'group/history');
    expect(previousPage).toMatchObject({ pageTitle: 'History' });
    strapi.alter(alter);
    await expect(cms.loadChanges(null)).rejects.toThrow(UpstreamError);
    expect(await cms.page(en, 'group/history')).toBe(previousPage);
    strapi.alter((response) => response);
    expect((await cms.loadChanges(null)).tags).toEqual([]);
  });

  it('is stopped, content of other sources is shown when it is due', async () => {
    const { strapi, cms } = await createCms();
    await cms.pageList(en);
    contentSchedules.set('media', { nextChangeMs: Date.now(), shownFiles: new Set() });
    strapi.alter(() => null);
    expect((await cms.loadChanges(null)).tags).toEqual([]);
    contentSchedules.delete('media');
  });

  it('is stopped on startup, the first call fails, and a later one succeeds', async () => {
    const { strapi, cms } = await createAltered(() => null);
    await expect(cms.pageList(en)).rejects.toThrow(UpstreamError);
    strapi.alter((response) => response);
    expect((await cms.pageList(en)).pages.length).toBeGreaterThan(10);
  });

  it('lacks settings in a language, an error names them, and no content is available', async () => {
    const isSettings = (url: string) => url.startsWith('/api/settings?') && url.includes('locale=fr');
    const { cms } = await createAltered((response, url) => (isSettings(url) ? { ...response, status: 404 } : response));
    const error = await cms.pageList(en).catch((failure: unknown) => failure);
    expect(isContentError(error) && error.message).toContain('settings in fr is invalid');
  });
});

it('has the credit and rights of a picture with its file', async () => {
  const { cms } = await createCms();
  const rights = withLocaleCodes('© Ada Marlow.');
  expect(await cms.files()).toContainEqual(
    expect.objectContaining({ reference: 'media/one.jpg', credit: 'Ada Marlow', rights }),
  );
});

describe('the requests to Strapi', () => {
  it('have the token, and request each page of a list once', async () => {
    const { strapi, cms } = await createCms();
    await cms.pageList(en);
    const lists = strapi.requests.filter((url) => isList(url) && url.includes('sections'));
    expect(lists.length).toBeGreaterThanOrEqual(4);
    expect(new Set(strapi.requests).size).toBe(strapi.requests.length);
    for (const url of lists) expect(url).toMatch(/^\/api\/(pages|houses|articles|people)\?/);
  });

  it('are limited to six at a time', async () => {
    let [running, maxRunning] = [0, 0];
    const { cms } = await createAltered(async (response) => {
      maxRunning = Math.max(maxRunning, ++running);
      await new Promise((done) => setTimeout(done, 5));
      running--;
      return response;
    });
    await cms.pageList(en);
    expect(maxRunning).toBe(6);
  });

  it('do not read content if nothing has changed', async () => {
    const { strapi, cms } = await createCms();
    await cms.pageList(en);
    const requestCount = strapi.requests.length;
    expect((await cms.loadChanges(null)).tags).toEqual([]);
    const newRequests = strapi.requests.slice(requestCount);
    expect(newRequests.filter((url) => url.includes('section.hero'))).toEqual([]);
  });

  it.each([
    ['a page', { event: 'entry.publish', model: 'page' }, '/api/pages'],
    ['a file', { event: 'media.update', media: { id: 1 } }, '/api/upload/files'],
    ['a picture', { event: 'entry.update', model: 'picture' }, '/api/pictures'],
  ])('only read the part that a webhook names: %s', async (_, event, apiPath) => {
    const { strapi, cms } = await createCms();
    await cms.pageList(en);
    const requestCount = strapi.requests.length;
    strapi.showState(getChangedState());
    const { tags } = await cms.loadChanges(event);
    expect(tags.length > 0).toBe(apiPath === '/api/pages');
    const paths = strapi.requests.slice(requestCount).map((url) => url.split('?')[0]);
    expect(new Set(paths)).toEqual(new Set([apiPath]));
  });

  it('only read drafts in previews', async () => {
    const { strapi, cms } = await createCms();
    await cms.pageList(en);
    expect(strapi.requests.filter((url) => url.includes('status=draft'))).toEqual([]);
    await cms.readDrafts();
    expect(strapi.requests.filter((url) => url.includes('status=draft'))).not.toEqual([]);
    const requestCount = strapi.requests.length;
    await cms.pageList({ locale: 'en', draft: true });
    expect(strapi.requests).toHaveLength(requestCount);
  });
});

describe('invalid content', () => {
  const callToAction = expect.objectContaining({ type: 'call-to-action' });

  it.each([
    ['of an unknown type', { __component: 'section.carousel', slides: [] }, /sections\.0\.type: .*\("carousel"\)/],
    ['without a text', { __component: 'section.quote', text: 'A text', author: null }, /sections\.0\.author/],
  ])('is left out if it is a section %s, and logged', async (_, section, message) => {
    const { cms } = await createAltered(withSection('group', section));
    expect((await cms.page(en, 'group'))?.sections).toEqual([callToAction]);
    expect(loggedMessages.join()).toContain('pages/group in en is invalid');
    expect(loggedMessages.join()).toMatch(message);
  });

  it('is left out if it is a deleted picture in an optional field or a list', async () => {
    const file = { name: 'media/one.jpg' };
    const buildImage = (image: object | null) => ({ image, alt: 'A picture', focal: null });
    const missingFile = buildImage({ name: 'media/gone.jpg' });
    const quote = { __component: 'section.quote', text: 'A text', author: 'Ada', image: buildImage(null) };
    const images = [buildImage(file), missingFile, buildImage(file)].map((image) => ({ image, caption: null }));
    const gallery = { __component: 'section.gallery', images };
    const { cms } = await createAltered((response, url) =>
      withSection('group', quote)(withSection('group', gallery)(response, url), url),
    );
    const sections = (await cms.page(en, 'group'))?.sections;
    expect(sections).toMatchObject([
      { type: 'quote', author: 'Ada' },
      { type: 'gallery', images: [{}, {}] },
      { type: 'call-to-action' },
    ]);
    expect(sections?.[0]).not.toHaveProperty('image');
    expect(loggedMessages.join()).toContain('there is no picture "/media/gone.jpg"');
  });

  it('is left out if it is the deleted picture of a page', async () => {
    const missingFile = { name: 'media/gone.jpg' };
    const { cms } = await createAltered(
      withPages((pages) => pages.map((page) => (page.entryId === 'zelie' ? { ...page, image: missingFile } : page))),
    );
    expect(await cms.page(en, 'houses/zelie')).toMatchObject({ pageTitle: 'Zélie', image: null });
    expect(loggedMessages.join()).toContain('houses/zelie in en is invalid');
  });

  it('is left out if it is a link to a withdrawn page, or a page below it', async () => {
    const { cms } = await createAltered(withPages((pages) => pages.filter(({ entryId }) => entryId !== 'history')));
    expect((await cms.page(en, 'group'))?.sections).toMatchObject([{ type: 'call-to-action', links: [] }]);
    expect((await cms.settings(en)).footerLinks).toEqual([{ title: 'Legal', url: '/en/legal/' }]);
    expect(await cms.page(en, 'group/history')).toBeNull();
    const withoutParent = await createAltered(
      withPages((pages) => pages.filter(({ entryId }) => entryId !== 'houses')),
    );
    expect((await withoutParent.cms.pageList(en)).pages.map(({ id }) => id)).not.toContain('zelie');
    expect(loggedMessages.join()).toContain('parent: there is no entry "houses" in en');
  });

  it('does not replace the last valid version of an entry, and is logged once', async () => {
    const { strapi, cms } = await createCms();
    await cms.pageList(en);
    strapi.showState(getChangedState());
    strapi.alter(
      withPages((pages) => pages.map((page) => (page.entryId === 'legal' ? { ...page, pageTitle: '' } : page))),
    );
    const { tags, publish } = await cms.loadChanges(null);
    publish();
    expect(tags).not.toContain('page:/en/legal/');
    expect(await cms.page(en, 'legal')).toMatchObject({ pageTitle: 'Legal notice' });
    expect(loggedMessages.filter((message) => message.includes('pages/legal in en'))).toHaveLength(1);
  });
});

describe('files of Strapi', () => {
  it('are copied once, and remain available while Strapi is down', async () => {
    const { strapi, cms } = await createCms();
    const [first, second] = await Promise.all([cms.file('reports/report.pdf'), cms.file('reports/report.pdf')]);
    expect(statSync(first ?? '').size).toBe(8);
    expect(second).toBe(first);
    expect(strapi.requests.filter((url) => url.startsWith('/uploads/'))).toHaveLength(1);
    strapi.alter(() => null);
    expect(await cms.file('reports/report.pdf')).toBe(first);
    expect(await cmsFiles.find('reports/report.pdf')).toBe(first);
    expect(await cmsFiles.find('reports/none.pdf')).toBeNull();
  });

  it('are not stored if their download is incomplete', async () => {
    rmSync(copies, { recursive: true });
    const isUpload = (url: string) => url.startsWith('/uploads/');
    const partialBody = Buffer.from('%PDF').toString('base64');
    const { strapi, cms } = await createAltered((response, url) =>
      isUpload(url) ? { ...response, body: partialBody } : response,
    );
    await expect(cms.file('reports/report.pdf')).rejects.toThrow(UpstreamError);
    strapi.alter((response) => response);
    expect(statSync((await cms.file('reports/report.pdf')) ?? '').size).toBe(8);
  });
});
