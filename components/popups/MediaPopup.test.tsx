import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import { describe, expect, it, vi } from 'vitest';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, renderWithSite, t } from '@/tests/support/render';
import { buildMediaFile, buildPicture } from '@/tests/support/site-content';
import { MediaPopup } from './MediaPopup';

MotionGlobalConfig.skipAnimations = true;

const images = ['silk', 'steel', 'oak'].map((name) => ({
  image: buildPicture({ src: `/media/${name}.jpg`, alt: name }),
  caption: `About ${name}`,
}));

const renderPopup = (index = 0, items = images) => {
  const onClose = vi.fn();
  const { user } = renderWithSite(<MediaPopup images={items} index={index} onClose={onClose} />);
  return { user, onClose };
};
const getButton = (key: string) => screen.getByRole('button', { name: t(key) });
const getCurrentAlt = () => screen.getByRole('img').getAttribute('alt');

it('shows the chosen picture, its caption and its position', () => {
  renderPopup(1);
  expect(screen.getByRole('dialog', { name: t('media.title') })).toBeVisible();
  expect(getCurrentAlt()).toBe('steel');
  expect(screen.getByText('About steel')).toBeVisible();
  expect(screen.getByText('2 of 3')).toBeVisible();
});

it('goes forward and back, and wraps around at the ends', async () => {
  const { user } = renderPopup(1);
  await user.click(getButton('media.next'));
  expect(getCurrentAlt()).toBe('oak');
  await user.click(getButton('media.next'));
  expect(getCurrentAlt()).toBe('silk');
  expect(screen.getByText('1 of 3')).toBeVisible();
  await user.click(getButton('media.previous'));
  expect(getCurrentAlt()).toBe('oak');
  expect(screen.getByText('About oak')).toBeVisible();
});

it('goes forward and back with the arrow keys', async () => {
  const { user } = renderPopup();
  await user.keyboard('{ArrowRight}');
  expect(getCurrentAlt()).toBe('steel');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(getCurrentAlt()).toBe('oak');
  expect(screen.getByText('3 of 3')).toBeVisible();
});

it('stays on its picture for other keys, and if there is only one', async () => {
  const { user } = renderPopup(1);
  await user.keyboard('{ArrowUp}{ArrowDown}{Home}a');
  expect(getCurrentAlt()).toBe('steel');
  cleanup();
  const single = renderPopup(0, images.slice(0, 1));
  await single.user.keyboard('{ArrowRight}');
  expect(getCurrentAlt()).toBe('silk');
  expect(screen.getAllByRole('button')).toEqual([getButton('popup.close')]);
});

describe('by touch', () => {
  /** Drags the current picture sideways, in steps of one frame each. */
  const drag = async (distancePx: number, stepCount: number) => {
    const frame = () => act(() => new Promise(requestAnimationFrame));
    const pointerAt = (clientX: number) => ({ clientX, clientY: 100, isPrimary: true, pointerId: 1, button: 0 });
    fireEvent.pointerDown(screen.getByRole('img').parentElement as Element, pointerAt(300));
    for (let step = 1; step <= stepCount; step++) {
      fireEvent.pointerMove(window, { ...pointerAt(300 + (distancePx * step) / stepCount), buttons: 1 });
      await frame();
    }
    fireEvent.pointerUp(window, pointerAt(300 + distancePx));
    await frame();
  };

  it('goes forward and back', async () => {
    renderPopup(1);
    await drag(-200, 3);
    expect(getCurrentAlt()).toBe('oak');
    await drag(200, 3);
    expect(getCurrentAlt()).toBe('steel');
  });

  it('stays on a picture that is dragged only a little', async () => {
    renderPopup(1);
    await drag(-20, 12);
    expect(getCurrentAlt()).toBe('steel');
  });
});

it('announces the caption of the next picture', async () => {
  const { user } = renderPopup();
  const caption = screen.getByText('About silk');
  expect(caption).toHaveAttribute('aria-live', 'polite');
  await user.keyboard('{ArrowRight}');
  expect(caption).toHaveTextContent(/^About steel$/);
});

describe('the file of a picture', () => {
  const album = images.map((item) => ({ ...item, files: [buildMediaFile(item.image.src.slice(1))] }));
  const download = () => screen.getByRole('link', { name: /^Download About/ });

  it('can be downloaded for the current picture, and is tracked', async () => {
    const { user } = renderPopup(0, album);
    expect(download()).toHaveAttribute('href', buildMediaFile('media/silk.jpg').href);
    expect(download()).toHaveAttribute('download');
    await user.keyboard('{ArrowRight}');
    expect(download()).toHaveAttribute('href', buildMediaFile('media/steel.jpg').href);
    await user.click(download());
    expect(getInteractions()).toEqual([['Content', 'Download', 'About steel']]);
  });

  it('has its size, and the credit and terms of the picture beside it', () => {
    const albumsT = getTranslator('en', 'albums');
    renderPopup(0, album);
    expect(download()).toHaveTextContent('JPG 1600 × 900 px 20 kB');
    for (const key of ['credit', 'terms']) expect(screen.getByText(albumsT(key, { owner: 'Halcyre' }))).toBeVisible();
  });

  it('has its own credit and rights if it is not the group’s', () => {
    const albumsT = getTranslator('en', 'albums');
    const rights = '© Ada Marlow. For the press until 31 December 2027.';
    renderPopup(
      0,
      album.map((item) => ({ ...item, credit: 'Ada Marlow', rights })),
    );
    for (const text of [albumsT('credit', { owner: 'Ada Marlow' }), rights])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(albumsT('terms', { owner: 'Ada Marlow' }))).toBeNull();
  });

  it('is not offered if there is none', () => {
    renderPopup();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('shows nothing without a picture', () => {
  renderPopup(0, []);
  expect(screen.queryByRole('dialog')).toBeNull();
});
