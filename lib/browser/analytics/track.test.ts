import { expect, it } from 'vitest';
import { track } from './track';

it('tracks an interaction after the existing entries of the data layer', () => {
  window.dataLayer = [{ event: 'gtm.js' }];
  track('Job offers', 'Add to favorites', 'J-1');
  track('Menu', 'Click content');
  expect(window.dataLayer).toEqual([
    { event: 'gtm.js' },
    { event: 'interaction', category: 'Job offers', action: 'Add to favorites', label: 'J-1' },
    { event: 'interaction', category: 'Menu', action: 'Click content', label: '' },
  ]);
});

it('tracks it before there is a tag manager too', () => {
  expect(window.dataLayer).toBeUndefined();
  track('Search', 'Search intention');
  expect(window.dataLayer).toHaveLength(1);
});
