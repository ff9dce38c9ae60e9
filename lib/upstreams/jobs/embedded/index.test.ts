import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { getTitle, translatePosting } from '@/lib/site/careers/catalogue/offer';
import { createOfferCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { type Files, removeContent, writeFile, writeFolder } from '@/tests/support/content';
import { buildOffer, formatBulk, offerLabels } from '@/tests/support/offer-files';
import { embeddedSearch } from '../../search/embedded';
import { embeddedJobs } from '.';

afterAll(removeContent);

const id = 'HR-1201';
const titles = { en: 'Archivist', fr: 'Archiviste', it: 'Archivista', cn: '档案管理员', jp: 'アーキビスト' };
const buildFacts = (changes: object = {}) => ({
  publishedAt: '2026-11-20',
  jobFamily: 'craft',
  locationCity: 'geneva',
  locationCountry: 'CH',
  ...changes,
});
/** The files of a vacancy in every language. */
const buildVacancy = (changes: object = {}): Files => ({
  [`${id}/entry.yaml`]: buildFacts(changes),
  ...Object.fromEntries(
    locales.map((locale) => [
      `${id}/${locale}.yaml`,
      {
        title: titles[locale],
        text: `You keep **${locale}**.\n\n## Tasks\n\n- Read & sort\n`,
        team: `Team ${locale}`,
      },
    ]),
  ),
});
const createBoard = (files: Files, date = '2026-11-29T12:00:00Z') => {
  const root = writeFolder({ 'labels.yaml': offerLabels, ...files });
  return { root, board: embeddedJobs(root, { now: () => new Date(date) }) };
};

it('has a vacancy in every language of its folder, from the next refresh on and until the folder is removed', async () => {
  const { root, board } = createBoard({});
  const catalogue = createOfferCatalogue({ search: embeddedSearch(), board });
  const reload = async () => {
    const { tags, publish } = await board.loadChanges(null);
    publish();
    await catalogue.refresh({ rereadTexts: true });
    return tags;
  };
  expect(await catalogue.addresses()).toEqual([]);

  for (const [file, value] of Object.entries(buildVacancy())) writeFile(root, file, value);
  expect(await reload()).toEqual(['offers']);
  const address = { continent: 'europe', path: 'archivist-geneva-1201' } as const;
  expect(await catalogue.addresses()).toEqual([{ ...address, publishedAt: '2026-11-20' }]);
  for (const locale of locales) {
    const search = titles[locale];
    const { offers } = await catalogue.searchOffers({ ...defaultListQuery, locale, search });
    expect(offers.map(({ posting }) => getTitle(translatePosting(posting, locale), locale).jobPosting)).toEqual([
      search,
    ]);
    const { posting } = (await catalogue.findOffer(address.continent, address.path)) ?? {};
    expect(posting && translatePosting(posting, locale)).toMatchObject({
      jobPosting: search,
      description: `<p>You keep <strong>${locale}</strong>.</p><h2>Tasks</h2><ul><li>Read &amp; sort</li></ul>`,
      team: `Team ${locale}`,
      jobFamily: { key: 'craft', names: offerLabels.jobFamily.craft },
      applyUrl: expect.stringMatching(/\/HR-1201$/),
    });
  }

  rmSync(path.join(root, id), { recursive: true });
  await reload();
  expect(await catalogue.addresses()).toEqual([]);
});

it.each([
  ['without dates', {}, true],
  ['on its last day', { closesAt: '2026-11-29' }, true],
  ['after its last day', { closesAt: '2026-11-28' }, false],
  ['before publishAt', { publishAt: '2026-11-29T12:00:01Z' }, null],
  ['from publishAt on', { publishAt: '2026-11-29T12:00:00Z' }, true],
  ['from unpublishAt on', { unpublishAt: '2026-11-29T12:00:00Z' }, false],
])('an offer %s is open, closed or nowhere', async (_, changes, isOpen) => {
  const { board } = createBoard(buildVacancy(changes));
  const listed: string[] = [];
  for await (const { jobId } of board.postings()) listed.push(jobId);
  expect(listed).toEqual(isOpen ? [id] : []);
  expect((await board.posting(id))?.isOpen ?? null).toBe(isOpen);
});

describe('an invalid offer is reported with its file and field', () => {
  const bulk = (changes: object) => ({
    'more.jsonl': formatBulk([buildOffer(), { ...buildOffer({ id: 'H200' }), ...changes }]),
  });
  it.each<[string, Files]>([
    ['labels.yaml is invalid:\n  it does not exist', { 'labels.yaml': null }],
    [
      'labels.yaml is invalid:\n  jobFamily.craft.fr: is missing',
      { 'labels.yaml': { jobFamily: { craft: { en: 'Craft' }, retail: titles } } },
    ],
    [
      `${id}/entry.yaml is invalid:\n  it does not exist`,
      { [`${id}/en.yaml`]: { title: 'Archivist', text: 'You keep.' } },
    ],
    [`${id}/entry.yaml is invalid:\n  it is in no language`, { [`${id}/entry.yaml`]: buildFacts() }],
    [`${id}/entry.yaml is invalid:\n  locationCountry: must be the code`, buildVacancy({ locationCountry: 'ZZ' })],
    [`${id}/entry.yaml is invalid:\n  publishedAt: `, buildVacancy({ publishedAt: 'soon' })],
    [
      `${id}/entry.yaml is invalid:\n  pay.currency: `,
      buildVacancy({ pay: { min: 1, max: 2, currency: 'Franc', period: 'year' } }),
    ],
    [
      `${id}/entry.yaml is invalid:\n  unpublishAt: is not after publishAt`,
      buildVacancy({ publishAt: '2026-11-29T12:00:00Z', unpublishAt: '2026-11-28T12:00:00Z' }),
    ],
    [
      `${id}/entry.yaml is invalid:\n  jobFamily: there is no "sales" in labels.yaml`,
      buildVacancy({ jobFamily: 'sales' }),
    ],
    [
      `${id}/entry.yaml is invalid:\n  locationCity: there is no "constructor"`,
      buildVacancy({ locationCity: 'constructor' }),
    ],
    [
      `${id}/entry.yaml is invalid:\n  locationCity: there is no "atlantis"`,
      buildVacancy({ otherPlaces: [{ locationCity: 'atlantis' }] }),
    ],
    [`${id}/entry.yaml is invalid:\n  the file: Unrecognized key: "motto"`, buildVacancy({ motto: 'Slowly' })],
    [`${id}/jp.yaml is invalid:\n  title: `, { ...buildVacancy(), [`${id}/jp.yaml`]: { text: 'Text' } }],
    [
      'a b/entry.yaml is invalid:\n  id: ',
      { 'a b/entry.yaml': buildFacts(), 'a b/en.yaml': { title: 'Archivist', text: 'You keep.' } },
    ],
    ['more.jsonl, line 2, is invalid:\n  closesAt: ', bulk({ closesAt: 'later' })],
    ['more.jsonl, line 2, is invalid:\n  texts.fr.text: ', bulk({ texts: { fr: { title: 'Horloger' } } })],
    ['more.jsonl, line 2, is invalid:\n  role: there is no "sorcerer" in labels.yaml', bulk({ role: 'sorcerer' })],
    ['more.jsonl, line 2, is invalid:\n  id: another offer has the id "h100"', bulk({ id: 'h100' })],
  ])('%s', async (message, files) => {
    await expect(createBoard(files).board.posting(id)).rejects.toMatchObject({
      name: 'ContentError',
      message: expect.stringContaining(`offers/${message}`),
    });
  });
});
