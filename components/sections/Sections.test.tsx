import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Section } from '@/lib/model/section';
import type { Tone } from '@/lib/model/section-content';
import { renderWithSite } from '@/tests/support/render';
import { picture } from '@/tests/support/site-content';
import { addTokens, token } from '@/tests/support/tokens';
import { Sections } from './Sections';

beforeAll(addTokens);

const text = (title: string, tone?: Tone): Section => ({ type: 'rich-text', title, body: '<p>Words.</p>', tone });

const sceneOf = (title: string) => screen.getByRole('heading', { name: title }).closest('[data-section]');
const property = (title: string, name: string) =>
  getComputedStyle(screen.getByRole('heading', { name: title })).getPropertyValue(name);

it('wraps each section in an element that names its type', async () => {
  const banner = { type: 'banner-house', title: 'Helvant', text: 'Time.', image: picture(), link: null } as const;
  renderWithSite(<Sections sections={[text('History'), { ...banner, layout: 'split' }]} />);
  await screen.findByRole('heading', { name: 'Helvant' });
  expect(sceneOf('History')).toHaveAttribute('data-section', 'rich-text');
  expect(sceneOf('Helvant')).toHaveAttribute('data-section', 'banner-house');
  expect(sceneOf('History')).not.toContainElement(screen.getByRole('heading', { name: 'Helvant' }));
});

it.each([
  ['stone', '--stone-light', '--text'],
  ['ink', '--ink', '--ivory'],
] as const)('gives a section of the tone %s its background', (tone, ground, words) => {
  renderWithSite(<Sections sections={[text('History', tone)]} />);
  expect(sceneOf('History')).toHaveAttribute('data-tone', tone);
  expect(property('History', '--surface')).toBe(token(ground));
  expect(property('History', '--text')).toBe(token(words));
});

it('has light text on the colour of the house', () => {
  renderWithSite(<Sections sections={[text('History', 'accent')]} accent="#7b4a2c" />);
  expect(sceneOf('History')).toHaveAttribute('data-tone', 'accent');
  expect(property('History', '--surface')).toContain('#7b4a2c');
  expect(property('History', '--text')).toBe(token('--ivory'));
  expect(property('History', '--accent')).toBe(token('--brass-light'));
});

it('places a section without a tone on the background of the page', () => {
  renderWithSite(<Sections sections={[text('History', 'ink'), text('Today')]} />);
  expect(sceneOf('Today')).not.toHaveAttribute('data-tone');
  expect(property('Today', '--surface')).toBe(token('--surface'));
  expect(property('Today', '--text')).toBe(token('--text'));
});
