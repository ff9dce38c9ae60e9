import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findIssues } from '@/cms/src/publication-rules';
import { plainFieldTypes } from '@/lib/model/field-types';
import { searchWords } from '@/lib/model/search-words';
import { createSpecialEventSchema } from '@/lib/model/special-event';
import { createDashboardSchema, createEventSchema } from '@/lib/upstreams/cms/authored/records';
import { storedRedirect } from '@/lib/upstreams/cms/authored/redirects';

const validateDraft = (uid: string, draft: Record<string, unknown>) => [...findIssues(`api::${uid}.${uid}`, draft)];
const picture = { src: '/a.jpg', width: 1, height: 1, alt: '', focal: '', blur: '' };

describe('Strapi publishes what the site shows, and nothing else:', () => {
  const dates = { startDate: '2026-03-29', endDate: '2026-03-29' };
  it.each([
    ['one day', dates],
    ['an end before the start', { ...dates, endDate: '2026-03-28' }],
    ['a year of three digits', { ...dates, startDate: '0206-03-29' }],
    ['a year in the next century', { ...dates, endDate: '2206-03-29' }],
    ['a page', { ...dates, page: 'talks' }],
    ['a page and an address', { ...dates, page: 'talks', url: 'https://example.com/' }],
  ])('an event with %s', (_, values) => {
    const event = { type: 'talk', title: 'T', text: 'T', place: 'P', ...values };
    expect(validateDraft('event', event).length === 0).toBe(createEventSchema(z.string()).safeParse(event).success);
  });

  it.each([
    { from: '/old', to: '/en/' },
    { from: '/old' },
    { from: '/old', gone: true },
    { from: '/old', to: '/en/', gone: true },
    { from: '/old/*', to: '/en/' },
    { from: '/old/*', to: '/en/$1/', match: 'pattern' },
    { from: '/old/*', to: '/en/$2/', match: 'pattern' },
    { from: '/old', to: '/en/', match: 'pattern' },
    { from: '/old/*-*/', to: '/en/', match: 'pattern' },
  ])('the redirect %j', (redirect) => {
    expect(validateDraft('redirect', redirect).length === 0).toBe(storedRedirect.safeParse(redirect).success);
  });

  it.each([
    ['2026-11-13', '2026-11-13'],
    ['2026-11-13', '2026-11-12'],
    ['2026-02-30', '2026-03-30'],
    ['13.11.2026', '2026-11-14'],
    ['2026-11-13T18:00', '2026-11-14'],
    ['2026-11-13T18:00:00', '2026-11-14'],
    ['2026-11-13T18:00+01:00', '2026-11-14'],
    ['2026-11-13T18:00:00+01:00', '2026-11-13T18:00:00Z'],
    ['2026-11-13T18:00:00Z', '2026-11-13T18:00:00+01:00'],
    ['2026-11-13T25:00:00Z', '2026-11-14'],
    ['2026-03-30T00:30:00+02:00', '2026-03-29'],
    ['2026-03-29T23:30:00+02:00', '2026-03-29'],
    ['2026-10-25T23:30:00+01:00', '2026-10-25'],
    ['2026-10-26T00:30:00+01:00', '2026-10-25'],
    ['2026-10-25', '2026-10-24T23:30:00+02:00'],
    ['2026-10-25', '2026-10-25T00:30:00+02:00'],
  ])('a special event from %s to %s', (startDate, endDate) => {
    const event = {
      eventName: 'e',
      startDate,
      endDate,
      videoIntro: {
        videoUrl: '/a.mp4',
        title: 'T',
        alt: 'A',
        background: picture,
        closeButtonText: 'C',
        linkText: 'L',
      },
      stickerAnimation: { mainImage: picture, secondaryImage: picture },
      eventPageUrl: '/',
    };
    const isShown = createSpecialEventSchema(plainFieldTypes).safeParse(event).success;
    expect(validateDraft('settings', { singleTypeEvent: event }).length === 0).toBe(isShown);
  });

  it.each([
    ['terms', ['gem, jewel', 'CEO, chief executive']],
    ['a single term', ['gem, jewel', 'CEO']],
    ['an empty term', ['gem, ', 'CEO, chief']],
  ])('synonyms with %s', (_, lines) => {
    const synonyms = lines.map((line) => line.split(',').map((term) => term.trim()));
    const issues = validateDraft('search-words', { synonyms: lines.join('\n') });
    expect(issues.length === 0).toBe(searchWords.safeParse({ synonyms }).success);
  });

  it.each(['續续 發发', '續', '續续发', ''])('the characters “%s”', (characters) => {
    expect(validateDraft('search-words', { characters }).length === 0).toBe(
      searchWords.safeParse({ characters }).success,
    );
  });

  it.each([
    ['with figures', [{ key: 'a' }]],
    ['without figures', [{ key: 'b' }]],
  ])('an indicator %s', (_, keys) => {
    const series = [2024, 2025].map((year) => ({ year, value: 1 }));
    const figures = keys.map(({ key }) => ({ key, series }));
    const indicator = { id: 'a', label: 'A', series: figures.find(({ key }) => key === 'a')?.series };
    const isShown = createDashboardSchema(z.string()).safeParse({
      title: 'T',
      intro: 'I',
      indicators: [indicator],
    }).success;
    const issues = validateDraft('dashboard', { indicators: [{ key: 'a', label: 'A' }], figures });
    expect(issues.length === 0).toBe(isShown);
  });
});

const hero = { __component: 'section.hero', slides: [] };
it.each([
  [{ sections: [hero] }, []],
  [{ sections: [hero, hero] }, ['Section 2 is a hero: only the first can be one.']],
  [{ pageTitle: ' ' }, ['The field “pageTitle” has nothing but spaces.']],
  [{ url: 'https://example.com/a' }, []],
  [{ url: 'https://[example' }, ['“https://[example” is not a valid web address.']],
  [{ body: 'See [this](page:history), [that](https://example.com/a_(b)) or [a file](<file:a b.pdf>).' }, []],
  [
    { body: 'See [this](/fr/histoire/).' },
    ['The link to “/fr/histoire/” would not be shown: links begin with page:, file:, #, https:, mailto: or tel:.'],
  ],
  [
    { body: 'See [this].\n\n[this]: </fr/histoire/>' },
    ['The link to “/fr/histoire/” would not be shown: links begin with page:, file:, #, https:, mailto: or tel:.'],
  ],
  [{ pageTitle: '' }, ['The field “pageTitle” is empty.']],
  ...['See ![the shop](/shop.jpg)', 'See ![the shop][shop]', '<u>See</u>'].map((body): [object, string[]] => [
    { body },
    ['The field “body” has a picture or HTML, which would not be shown. Add a section for a picture.'],
  ]),
  [{ body: '1 < 2, <b>b</b>, <https://a.example>' }, []],
  [{ body: '- '.repeat(5000) }, ['The field “body” has lists or quotations that are nested too deeply.']],
  [{ summary: 'On www.example.com' }, []],
  [{ link: { label: 'L', to: 'page:a', overlay: true } }, []],
  ...[
    { to: 'https://example.com/', overlay: true },
    { to: 'page:a', overlay: true, newTab: true },
  ].map((link): [object, string[]] => [
    { links: [{ label: 'L', ...link }] },
    ['The link “L” opens a dialog: it must lead to a page of the site, and not in a new tab.'],
  ]),
  [{ video: { animationStart: 2, animationEnd: 1 } }, ['The loop of the film ends before it starts.']],
  [{ image: { mime: 'image/jpeg', caption: ' ' } }, []],
] as [Record<string, unknown>, string[]][])('the issues of a page with %j are found', (draft, expected) => {
  expect(validateDraft('page', draft)).toEqual(expected);
});
