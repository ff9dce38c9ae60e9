import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { renderWithSite } from '@/tests/support/render';
import KeyFigures from './KeyFigures';

const figures = [
  ['8 412', 'M€'],
  ['19', 'h'],
  ['−58', '%'],
].map(([value = '', unit = '']) => ({ value, unit, label: unit }));

it.each(locales)('has the space of the language between a figure and its unit, in the text itself: %s', (locale) => {
  renderWithSite(<KeyFigures type="key-figures" figures={figures} />, { content: { locale } });
  const expected = {
    en: ['8 412\u00a0M€', '19\u00a0h', '−58%'],
    fr: ['8 412\u202fM€', '19\u00a0h', '−58\u202f%'],
    it: ['8 412\u00a0M€', '19\u00a0h', '−58%'],
    cn: ['8 412M€', '19h', '−58%'],
    jp: ['8 412M€', '19h', '−58%'],
  };
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(expected[locale]);
});

it('draws as many dots as there are in total, and fills those that the figure counts', () => {
  const { container } = renderWithSite(
    <KeyFigures type="key-figures" figures={[{ value: '2', unit: 'of 5', label: 'boilers', total: 5 }]} />,
  );
  const dots = [...container.querySelectorAll('[aria-hidden] > i')].map((dot) => dot.hasAttribute('data-filled'));
  expect(dots).toEqual([true, true, false, false, false]);
  expect(screen.getByRole('definition')).toHaveTextContent('2 of 5');
});
