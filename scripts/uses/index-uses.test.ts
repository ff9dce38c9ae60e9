import { expect, it } from 'vitest';
import { writeContent } from '../../tests/support/content';
import { indexUses } from './index-uses.mts';

it('finds every field of the content that uses a page, a dashboard, a picture or a file', () => {
  const version = `
sections:
  - { indicator: boilers/heat, body: "See [the story](page:former-story#1962) and [the report].\\n\\n[the report]: <file:finance/a report.pdf>" }
  - { dashboardId: boilers, image: { src: /media/lone.jpg, alt: A picture of page:former-story } }
`;
  const content = writeContent({
    'pages/sub-page/entry.yaml': 'parent: former-story\nimage: /media/lone.jpg\n',
    'pages/sub-page/fr.yaml': version,
    'pages/sub-page/cn.draft.yaml': version,
    'articles/talk/entry.yaml': 'houses: [other, former-story]\n',
    'events/talk.yaml': 'page: former-story\n',
    'finance/documents.yaml': '- files: { en: finance/a report.pdf }\n',
  });
  const uses = indexUses(content);
  const listUses = (target: string) =>
    uses.get(target)?.map(({ entry, field, language }) => `${entry} ${field} ${language}`.trim());
  expect(listUses('page:former-story')).toEqual([
    'articles/talk houses.1',
    'events/talk page',
    'pages/sub-page sections.0.body cn.draft',
    'pages/sub-page parent',
    'pages/sub-page sections.0.body fr',
  ]);
  const versions = (field: string) => [`pages/sub-page ${field} cn.draft`, `pages/sub-page ${field} fr`];
  expect(listUses('dashboard:boilers')).toEqual([
    'pages/sub-page sections.0.indicator cn.draft',
    'pages/sub-page sections.1.dashboardId cn.draft',
    'pages/sub-page sections.0.indicator fr',
    'pages/sub-page sections.1.dashboardId fr',
  ]);
  expect(listUses('file:finance/a report.pdf')).toEqual([
    'finance/documents 0.files en',
    ...versions('sections.0.body'),
  ]);
  expect(listUses('file:media/lone.jpg')).toEqual(
    ['sections.1.image.src cn.draft', 'image', 'sections.1.image.src fr'].map((use) => `pages/sub-page ${use}`),
  );
  expect(listUses('page:missing')).toBeUndefined();
});
