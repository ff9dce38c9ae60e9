import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Section, Tone } from '@/lib/model/section';
import { renderWithSite } from '@/tests/support/render';
import { buildPicture } from '@/tests/support/site-content';
import { addTokens, token } from '@/tests/support/tokens';
import { Sections } from './Sections';

beforeAll(addTokens);

const buildTextSection = (title: string, tone?: Tone): Section => ({
  type: 'rich-text',
  title,
  body: '<p>Text.</p>',
  tone,
});

const getScene = (title: string) => screen.getByRole('heading', { name: title }).closest('[data-section]');
const getProperty = (title: string, name: string) =>
  getComputedStyle(screen.getByRole('heading', { name: title })).getPropertyValue(name);

it('wraps each section in an element that names its type', async () => {
  const banner = { type: 'banner-house', title: 'Helvant', text: 'Time.', image: buildPicture(), link: null } as const;
  renderWithSite(<Sections sections={[buildTextSection('History'), { ...banner, layout: 'split' }]} />);
  await screen.findByRole('heading', { name: 'Helvant' });
  expect(getScene('History')).toHaveAttribute('data-section', 'rich-text');
  expect(getScene('Helvant')).toHaveAttribute('data-section', 'banner-house');
  expect(getScene('History')).not.toContainElement(screen.getByRole('heading', { name: 'Helvant' }));
});

it.each([
  ['stone', '--stone-light', '--text'],
  ['ink', '--ink', '--ivory'],
] as const)('shows a section of the tone %s on its background', (tone, backgroundToken, textToken) => {
  renderWithSite(<Sections sections={[buildTextSection('History', tone)]} />);
  expect(getScene('History')).toHaveAttribute('data-tone', tone);
  expect(getProperty('History', '--surface')).toBe(token(backgroundToken));
  expect(getProperty('History', '--text')).toBe(token(textToken));
});

it('has light text on the colour of the house', () => {
  renderWithSite(<Sections sections={[buildTextSection('History', 'accent')]} accent="#7b4a2c" />);
  expect(getScene('History')).toHaveAttribute('data-tone', 'accent');
  expect(getProperty('History', '--surface')).toContain('#7b4a2c');
  expect(getProperty('History', '--text')).toBe(token('--ivory'));
  expect(getProperty('History', '--accent')).toBe(token('--brass-light'));
});

it('places a section without a tone on the background of the page', () => {
  renderWithSite(<Sections sections={[buildTextSection('History', 'ink'), buildTextSection('Today')]} />);
  expect(getScene('Today')).not.toHaveAttribute('data-tone');
  expect(getProperty('Today', '--surface')).toBe(token('--surface'));
  expect(getProperty('Today', '--text')).toBe(token('--text'));
});
