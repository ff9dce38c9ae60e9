import { expect, it } from 'vitest';
import { locales } from '../../i18n/locales';
import { section } from '../../model/section';
import { cms } from '../../upstreams/cms';
import { loadPage } from '../pages/load-page';

const loadPressKit = async (id: string, locale: (typeof locales)[number] = 'en') => {
  const edition = { locale, draft: false };
  const summary = (await cms.pageList(edition)).pages.find((page) => page.id === id);
  const loaded = await loadPage(edition, summary?.path ?? '');
  const pressKit = loaded?.page.sections.find(({ type }) => type === 'press-kit');
  expect(section.parse(pressKit)).toEqual(pressKit);
  return pressKit;
};

it.each(locales)('a release in %s has its document, its pictures, and a contact with languages', async (locale) => {
  expect(await loadPressKit('q3-2026-revenue', locale)).toMatchObject({
    documents: [{ type: 'results', date: { iso: '2026-10-22' } }],
    release: expect.stringMatching(new RegExp(`^/api/download-article/\\?path=\\S+&locale=${locale}$`)),
    photos: expect.arrayContaining([
      expect.objectContaining({ files: [expect.objectContaining({ reference: 'media/objects/vessarine-angle.jpg' })] }),
    ]),
    contact: {
      name: expect.any(String),
      languages: expect.any(String),
      email: expect.stringMatching(/@halcyre\.example$/),
      phone: expect.any(String),
    },
    link: { href: expect.stringMatching(new RegExp(`^/${locale}/[^#]+#contacts$`)) },
  });
});

it('an article about something else has no document, and all of its pictures', async () => {
  expect(await loadPressKit('okurano-blue-dial')).toMatchObject({
    documents: [],
    photos: [{ caption: expect.stringMatching(/\w/) }, { caption: expect.stringMatching(/\w/) }],
  });
});

it('a house has its pictures and a contact, and no release', async () => {
  expect(await loadPressKit('lumerane')).toMatchObject({
    documents: [],
    release: null,
    photos: [{ caption: expect.stringMatching(/\w/) }, { caption: expect.stringMatching(/\w/) }],
    contact: { email: expect.stringMatching(/@halcyre\.example$/) },
  });
});
