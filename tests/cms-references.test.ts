import { expect, it } from 'vitest';
import { findDescribedPictures, findReferences } from '../cms/src/references';

it.each([
  ['file:a/annual report (2).pdf', ['file:a/annual report (2).pdf']],
  ['[a](file:a/annual report (2).pdf) and [b](page:group#top)', ['file:a/annual report (2).pdf', 'page:group']],
  ['[a](<file:a/annual report.pdf>), [b](file:a%20b.pdf "A title")', ['file:a/annual report.pdf', 'file:a b.pdf']],
  ['page:history#1962', ['page:history']],
  ['[a](page:visits?house=helvant#book)', ['page:visits']],
  ['A file:a.pdf in a text', []],
])('Strapi finds every reference in %s', (value, expected) => {
  expect(findReferences({ body: [value] }).map((reference) => reference.join(':'))).toEqual(expected);
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
