import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { tab } from '@/tests/support/site-content';
import { Submenu } from './Submenu';

/** The column width of a submenu with `sections` sections, in percent of the submenu's width. */
const getColumnPercent = (sections: number) => {
  renderWithSite(<Submenu id="submenu" sections={tab('Group', sections).sections} isOpen />);
  const { inlineSize } = getComputedStyle(screen.getAllByRole('listitem')[0] as HTMLElement);
  const [, percent, divisor = '1'] = /^(?:calc\()?([\d.]+)%(?: \/ (\d+)\))?$/.exec(inlineSize) ?? [];
  return Number(percent) / Number(divisor);
};

it.each([3, 6, 9])('has columns of a third with %d sections', (sections) => {
  expect(getColumnPercent(sections)).toBeCloseTo(100 / 3, 3);
});

it.each([1, 2, 4, 5, 7, 8])('has columns of a quarter with %d sections', (sections) => {
  expect(getColumnPercent(sections)).toBe(25);
});

it('shows a thumbnail if a section has one', () => {
  const { sections } = tab('Group', 1);
  const withoutThumbnails = sections.map(({ thumbnail: _, ...section }) => ({ ...section, title: 'Bare' }));
  renderWithSite(<Submenu id="submenu" sections={[...sections, ...withoutThumbnails]} isOpen />);
  expect(screen.getAllByRole('presentation')).toHaveLength(1);
});

it('hides its links while it is closed', () => {
  renderWithSite(<Submenu id="submenu" sections={tab('Group').sections} isOpen={false} />);
  expect(screen.queryByRole('link')).toBeNull();
});
