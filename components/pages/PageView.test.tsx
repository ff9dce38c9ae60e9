import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Section } from '@/lib/model/section';
import { renderWithSite } from '@/tests/support/render';
import { buildHero, buildPage, buildSiteContent, buildSlide } from '@/tests/support/site-content';
import { PageView } from './PageView';

const text: Section = { type: 'rich-text', title: 'History', body: '<p>Long ago.</p>' };

const renderPage = (...sections: Section[]) =>
  renderWithSite(
    <PageView
      page={buildPage({ pageTitle: 'The group', sections })}
      content={buildSiteContent()}
      structuredData={[]}
    />,
  );
const getTitles = () => screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent);

it('has the title of its hero as its heading', () => {
  renderPage(buildHero(), text);
  expect(getTitles()).toEqual(['Made by hand']);
});

it('has its own title as its heading if it has no hero', () => {
  renderPage(text);
  expect(getTitles()).toEqual(['The group']);
  expect(screen.getByText('Long ago.')).toBeVisible();
});

it('shows only its own title if it has no sections', () => {
  renderPage();
  expect(getTitles()).toEqual(['The group']);
});

it('has the title of a hero without a picture as its heading, and shows its figure', () => {
  const figure = { value: '8,412', unit: 'million euros', label: 'revenue' };
  renderPage(buildHero({ slides: [buildSlide({ image: undefined, figure })] }), text);
  expect(getTitles()).toEqual(['Made by hand']);
  expect(screen.getByRole('definition')).toHaveTextContent('8,412 million euros');
  expect(screen.getByRole('term')).toHaveTextContent('revenue');
  expect(screen.queryByRole('img')).toBeNull();
});

it('sets the accent colour of its house', () => {
  renderWithSite(
    <PageView
      page={buildPage({ accent: '#7b4a2c', sections: [text] })}
      content={buildSiteContent()}
      structuredData={[]}
    />,
  );
  const section = screen.getByRole('heading', { level: 2, name: 'History' });
  expect(getComputedStyle(section).getPropertyValue('--accent')).toBe('#7b4a2c');
});
