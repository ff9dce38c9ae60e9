import { afterAll, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { defaultListQuery } from '../../model/lists/list-query';
import { type Section, section } from '../../model/section';
import { loadPage } from '../pages/load-page';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  const form = (list: string) => ({
    type: 'subscription-form',
    title: 'T',
    text: 'T',
    list,
    email: 'a@halcyre.example',
  });
  const contact = { type: 'contact-form', title: 'T', text: 'T', email: 'a@halcyre.example' };
  const sections = [
    form('press'),
    form('highlights'),
    contact,
    { ...contact, subject: 'other', message: 'House: {{house}}\nDay:' },
  ];
  return {
    cms: fixtureCms({ 'pages/group/fr.yaml': buildLocalizedEntry({ slug: 'groupe', pageTitle: 'Groupe', sections }) }),
  };
});
afterAll(removeContent);

it('the press form has every country in the reader’s language; other forms have no such field', async () => {
  const sections = (await loadPage({ locale: 'fr', draft: false }, 'groupe'))?.page.sections ?? [];
  for (const one of sections) expect(section.parse(one)).toEqual(one);
  const [press, highlights] = sections as Section<'subscription-form'>[];
  expect(press?.countries).toHaveLength(249);
  expect(press?.countries).toContainEqual({ code: 'DE', name: 'Allemagne' });
  expect(highlights?.countries).toEqual([]);
});

it('the form of the contact page offers the subjects of the settings, and does not reveal who reads them', async () => {
  const loaded = await loadPage({ locale: 'fr', draft: false }, 'groupe');
  const contact = loaded?.page.sections[2];
  expect(contact).toMatchObject({
    subjects: [
      { key: 'press', label: 'Press' },
      { key: 'other', label: 'Something else' },
    ],
  });
  expect(JSON.stringify(loaded)).not.toContain('@fixture.example');
});

it.each([
  ['the name of the house in the query', 'zelie', 'House: Zélie\nDay:'],
  ['no name without such a house', 'nope', 'House: \nDay:'],
])('a message begins with the text of the form, with %s', async (_, house, message) => {
  const list = { ...defaultListQuery, facets: { house: [house] } };
  const sections = (await loadPage({ locale: 'fr', draft: false }, 'groupe', list))?.page.sections;
  expect(sections?.[2]).not.toHaveProperty('message');
  expect(sections?.[3]).toMatchObject({ subject: 'other', message });
});
