import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { buildHouseDetails } from '@/tests/support/site-content';
import { HouseMark } from './HouseMark';

const { mark } = buildHouseDetails('Helvant');
const markImage = () => screen.getByRole('img', { name: 'Helvant' });

it('shows the word mark in its proportions and units, with the name of the house as its text', () => {
  renderWithSite(<HouseMark mark={mark} unit="0.5px" />);
  expect(markImage()).toHaveAttribute('src', '/media/marks/helvant.svg');
  expect(markImage()).toHaveAttribute('width', '188');
  expect(markImage()).toHaveAttribute('height', '38');
  expect(getComputedStyle(markImage()).inlineSize).toBe('94px');
});

it('is light only on a dark background', () => {
  const { unmount } = renderWithSite(<HouseMark mark={mark} unit="1px" />);
  expect(getComputedStyle(markImage()).filter).toBe('none');
  unmount();
  renderWithSite(<HouseMark mark={mark} unit="1px" light />);
  expect(getComputedStyle(markImage()).filter).toContain('invert(1)');
});

it('is loaded lazily unless it has priority', () => {
  const { unmount } = renderWithSite(<HouseMark mark={mark} unit="1px" />);
  expect(markImage()).toHaveAttribute('loading', 'lazy');
  unmount();
  renderWithSite(<HouseMark mark={mark} unit="1px" priority />);
  expect(markImage()).not.toHaveAttribute('loading', 'lazy');
});
