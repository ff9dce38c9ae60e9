import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Section } from '@/lib/model/section';
import { renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { buildHero, buildHouseDetails, buildPicture, buildSlide } from '@/tests/support/site-content';
import Hero from './Hero';

const link = { label: 'Discover', href: '/en/houses/', kind: 'internal' } as const;
const first = buildSlide({ eyebrow: 'The group', text: 'For those who look.', link });
const second = buildSlide({ title: 'Made to last', image: buildPicture({ alt: 'Steel' }) });

const renderHero = (overrides: Partial<Section<'hero'>> = {}, options: SiteOptions = {}) =>
  renderWithSite(<Hero {...buildHero(overrides)} />, options);
const videoUrl = '/media/films/event.mp4';

it('shows the text, the picture and the link of each slide', () => {
  renderHero({ slides: [first, second] });
  expect(screen.getByRole('heading', { level: 1, name: 'Made by hand' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Made to last' })).toBeVisible();
  expect(screen.getByText('For those who look.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'A picture' })).not.toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img', { name: 'Steel' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/en/houses/');
});

it('shows the date of an article', () => {
  renderHero({ date: { iso: '2026-03-02', text: '2 March 2026' } });
  expect(screen.getByText('2 March 2026')).toHaveAttribute('datetime', '2026-03-02');
});

describe('of a house', () => {
  it('has its logo as its title, with its place and founding year', () => {
    const offers = {
      label: '94 open positions at Helvant',
      href: '/en/jobs/?house=helvant',
      kind: 'internal',
    } as const;
    renderHero({ house: buildHouseDetails('Helvant'), offers, slides: [buildSlide({ title: 'Helvant' }), second] });
    expect(screen.getByRole('link', { name: offers.label })).toHaveAttribute('href', offers.href);
    const title = screen.getByRole('heading', { level: 1, name: 'Helvant' });
    const mark = within(title).getByRole('img', { name: 'Helvant' });
    expect(mark).toHaveAttribute('src', '/media/marks/helvant.svg');
    expect(mark).not.toHaveAttribute('loading', 'lazy');
    for (const text of ['Geneva, Switzerland', '1874']) expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Made to last' })).toHaveTextContent('Made to last');
  });
});

describe('of several slides', () => {
  const renderSlides = () => {
    const { user } = renderHero({
      slides: [first, second, buildSlide({ title: 'Made to stay', eyebrow: 'The land' })],
    });
    const region = within(screen.getByRole('region', { name: t('hero.label') }));
    const [slides, index] = region.getAllByRole('list') as [HTMLElement, HTMLElement];
    const scrollTo = vi.fn(({ left }: ScrollToOptions) => {
      slides.scrollLeft = left ?? 0;
      fireEvent.scroll(slides);
    });
    Object.defineProperty(slides, 'clientWidth', { value: 1000 });
    Object.assign(slides, { scrollTo });
    const current = () =>
      within(index)
        .getAllByRole('button', { current: true })
        .map(({ textContent }) => textContent);
    return { user, slides, index: within(index), scrollTo, current };
  };

  it('goes to the slide that is chosen, and announces which is shown, also when the visitor scrolls', async () => {
    const { user, slides, index, scrollTo, current } = renderSlides();
    expect(slides).toHaveAttribute('tabindex', '0');
    const names = index.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['The group', 'Made to last', 'The land']);
    expect(current()).toEqual(['The group']);
    await user.click(index.getByRole('button', { name: 'The land' }));
    expect(current()).toEqual(['The land']);
    await user.click(index.getByRole('button', { name: 'Made to last' }));
    expect(current()).toEqual(['Made to last']);
    expect(scrollTo.mock.calls.map(([{ left }]) => left)).toEqual([2000, 1000]);
    slides.scrollLeft = 1940;
    fireEvent.scroll(slides);
    expect(current()).toEqual(['The land']);
  });
});

it('has no index for one slide', () => {
  renderHero();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
});

describe('with a film', () => {
  beforeAll(() => import('./HeroVideo'));

  it('plays only the film of the slide that is shown', async () => {
    const { container } = renderHero({
      slides: [buildSlide({ film: videoUrl }), buildSlide({ title: 'Made to last', film: videoUrl })],
    });
    await screen.findAllByRole('button', { name: t('hero.pause') });
    expect([...container.querySelectorAll('video')].map(({ paused }) => paused)).toEqual([false, true]);
  });
});
