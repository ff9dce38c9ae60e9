import { expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/upstreams/cms/authored/rich-text';
import { findDescribedPictures, findReferences } from '../cms/src/references';

const listReferences = (value: string) => findReferences({ body: [value] }).map((reference) => reference.join(':'));

it.each([
  ['file:a/annual report (2).pdf', 'file:a/annual report (2).pdf'],
  ['page:history#1962', 'page:history'],
])('Strapi finds the reference in the target %s of a link', (target, expected) => {
  expect(listReferences(target)).toEqual([expected]);
});

it.each([
  ['[a](file:a/annual report (2).pdf) and [b](page:group#top)', ['file:a/annual report (2).pdf', 'page:group']],
  ['[a](<file:a/annual report.pdf>), [b](file:a%20b.pdf "A title")', ['file:a/annual report.pdf', 'file:a b.pdf']],
  ['[a](page:visits?house=helvant#book)', ['page:visits']],
  [
    '[the report][r], [r] and <file:b.pdf>\n\n[r]: <file:a b.pdf> "A title"',
    ['file:a b.pdf', 'file:a b.pdf', 'file:b.pdf'],
  ],
  ["| [**a**](file:a.pdf 'A title') |\n|---|\n| `[b](file:b.pdf)` |", ['file:a.pdf']],
  ['A file:a.pdf in a text, ![a](file:a.pdf), <a href="file:a.pdf">a</a>', []],
])('Strapi finds each reference that the site renders as a link in %s', (markdown, expected) => {
  const targets: string[] = [];
  renderMarkdown(markdown, (target) => {
    targets.push(target);
    return target;
  });
  expect(targets.map((target) => decodeURIComponent(target).replace(/[?#].*/, ''))).toEqual(expected);
  expect(listReferences(markdown)).toEqual(expected);
});

it('Strapi finds the pictures of a page that need an alternative text of their own', () => {
  const use = (name: string, values: object = {}) => ({
    image: { name, mime: 'image/jpeg' },
    alt: null,
    decorative: null,
    ...values,
  });
  const sections = [
    { image: use('a.jpg') },
    { image: use('b.jpg', { alt: 'On this page' }) },
    {
      slides: [
        { image: use('c.jpg', { decorative: true }), imageMobile: use('d.jpg', { alt: '', decorative: false }) },
      ],
    },
    { image: null },
  ];
  expect(findDescribedPictures({ image: { name: 'card.jpg', mime: 'image/jpeg' }, sections })).toEqual([
    'a.jpg',
    'd.jpg',
  ]);
});
