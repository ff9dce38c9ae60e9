import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { picture } from '@/tests/support/site-content';
import { MediaPopup } from './MediaPopup';

const images = ['silk', 'steel', 'oak'].map((name) => ({
  image: picture({ src: `/media/${name}.jpg`, alt: name }),
  caption: `About ${name}`,
}));

const renderPopup = (index = 0, shown = images) => {
  const onClose = vi.fn();
  const { user } = renderWithSite(<MediaPopup images={shown} index={index} onClose={onClose} />);
  return { user, onClose };
};
const button = (key: string) => screen.getByRole('button', { name: t(key) });
const shown = () => screen.getByRole('img').getAttribute('alt');

it('shows the picture that was chosen, its caption and its place', () => {
  renderPopup(1);
  expect(screen.getByRole('dialog', { name: t('media.title') })).toBeVisible();
  expect(shown()).toBe('steel');
  expect(screen.getByText('About steel')).toBeVisible();
  expect(screen.getByText('2 of 3')).toBeVisible();
});

it('goes on and back, round and round', async () => {
  const { user } = renderPopup(1);
  await user.click(button('media.next'));
  expect(shown()).toBe('oak');
  await user.click(button('media.next'));
  expect(shown()).toBe('silk');
  expect(screen.getByText('1 of 3')).toBeVisible();
  await user.click(button('media.previous'));
  expect(shown()).toBe('oak');
  expect(screen.getByText('About oak')).toBeVisible();
});

it('has no controls for one picture', () => {
  renderPopup(0, images.slice(0, 1));
  expect(screen.getAllByRole('button')).toEqual([button('popup.close')]);
});

it('shows nothing without a picture', () => {
  renderPopup(0, []);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes', async () => {
  const { user, onClose } = renderPopup();
  await user.click(button('popup.close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
