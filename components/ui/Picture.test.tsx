import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { buildPicture } from '@/tests/support/site-content';
import { Picture } from './Picture';

it('has its alternative text and its own proportions', () => {
  renderWithSite(<Picture image={buildPicture()} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A picture' });
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '900');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('src', expect.stringContaining(encodeURIComponent('/media/picture.jpg')));
});

it('is requested for a single display width if that never changes', () => {
  renderWithSite(<Picture image={buildPicture()} fill="cover" sizes={208} />);
  const image = screen.getByRole('img', { name: 'A picture' });
  expect(image).not.toHaveAttribute('sizes');
  expect(image).toHaveAttribute('width', '208');
  expect(image).toHaveAttribute('height', '117');
  expect(image.getAttribute('srcset')?.match(/w=\d+/g)).toEqual(['w=208', 'w=640']);
});

it.each([
  ['30% 70%', '15% 85%'],
  ['10% 90%', '0% 100%'],
])('is cropped so that its focal point at %s is near the middle if it covers its box', (focal, objectPosition) => {
  renderWithSite(<Picture image={buildPicture({ focal })} fill="cover" sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectFit: 'cover', objectPosition });
});

it('is neither cropped nor has a preview if it is contained and has none', () => {
  const { blur: _, ...thumbnail } = buildPicture();
  renderWithSite(<Picture image={thumbnail} fill="contain" sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectFit: 'contain' });
  expect(screen.getByRole('img').style.backgroundImage).toBe('');
});

it('is loaded lazily unless it has priority', () => {
  renderWithSite(<Picture image={buildPicture({ alt: 'Lazy' })} sizes="100vw" />);
  renderWithSite(<Picture image={buildPicture({ alt: 'First' })} sizes="100vw" priority />);
  expect(screen.getByRole('img', { name: 'Lazy' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img', { name: 'First' })).not.toHaveAttribute('loading', 'lazy');
});

it('is replaced by an upright picture in windows that match a media query', () => {
  const upright = {
    image: buildPicture({ src: '/media/tall.jpg', width: 1500, height: 2000 }),
    media: '(orientation: portrait)',
  };
  const { container } = renderWithSite(<Picture image={buildPicture()} sizes="100vw" upright={upright} priority />);
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('media', upright.media);
  expect(source?.getAttribute('srcset')).toContain(encodeURIComponent('/media/tall.jpg'));
  expect(screen.getByRole('img', { name: 'A picture' })).toHaveAttribute('loading', 'eager');
});
