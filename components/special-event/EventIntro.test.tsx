import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getInteractions } from '@/tests/support/interactions';
import { advanceClock, renderWithSite, t } from '@/tests/support/render';
import { buildSpecialEvent } from '@/tests/support/site-content';
import { setPreferences } from '@/tests/support/visitor';
import { EventIntro } from './EventIntro';

const event = buildSpecialEvent();
const onClose = vi.fn();

const renderIntro = (options: Parameters<typeof renderWithSite>[1] = {}) => {
  const { user } = renderWithSite(<EventIntro event={event} onClose={onClose} />, options);
  const dialog = screen.getByRole('dialog', { name: 'Open days' });
  return { user, dialog, video: within(dialog).getByLabelText<HTMLVideoElement>('A door opens') };
};
const link = () => screen.queryByRole('link', { name: 'See the days' });
const close = () => screen.queryByRole('button', { name: 'Not now' });

beforeEach(() => onClose.mockClear());

it('plays the film once, which is remembered, without sound, with a pause button instead of native controls', () => {
  expect(localStorage.getItem('event-intro:open-days')).toBeNull();
  const { video } = renderIntro();
  expect(localStorage.getItem('event-intro:open-days')).not.toBeNull();
  expect(video.querySelector('source')).toHaveAttribute('src', '/media/films/open-days.mp4');
  expect(video).toHaveAttribute('poster', expect.stringMatching(/films%2Fopen-days\.jpg&w=1080&/));
  expect(video).toHaveAttribute('autoplay');
  expect(video).not.toHaveAttribute('controls');
  expect(video.muted).toBe(true);
  expect(video.loop).toBe(false);
  fireEvent.play(video);
  expect(screen.getByRole('button', { name: t('hero.pause') })).toBeVisible();
});

it('has the focus on its pause button, so that Space pauses it', async () => {
  const { user, video } = renderIntro();
  fireEvent.play(video);
  expect(screen.getByRole('button', { name: t('hero.pause') })).toHaveFocus();
  const pause = vi.spyOn(video, 'pause');
  await user.keyboard(' ');
  expect(pause).toHaveBeenCalledTimes(1);
});

it('links to the event after five seconds of loading, and not before', async () => {
  vi.useFakeTimers();
  renderIntro();
  await advanceClock(4999);
  expect(link()).toBeNull();
  expect(close()).toBeNull();
  await advanceClock(1);
  expect(link()).toHaveAttribute('href', '/en/open-days/');
  fireEvent.click(link() as HTMLElement);
  expect(getInteractions()).toEqual([['Content', 'Click content', 'open-days']]);
  onClose.mockClear();
  fireEvent.click(close() as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('is closed', () => {
  it('by the button that is always there', async () => {
    const { user, dialog } = renderIntro();
    await user.click(within(dialog).getByRole('button', { name: t('popup.close') }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('by the end of the film, when it has dissolved', async () => {
    const { dialog, video } = renderIntro();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    Object.assign(dialog, { animate: () => ({ finished }) });
    fireEvent.ended(video);
    expect(onClose).not.toHaveBeenCalled();
    finish();
    await finished;
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('but not by the end of the film while another control has the focus', async () => {
    const { user, video } = renderIntro();
    await user.tab();
    fireEvent.ended(video);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('by a tap beside it', async () => {
    const { user, dialog } = renderIntro();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('by Escape', async () => {
    const { user } = renderIntro();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

it('plays on a tap where it does not start by itself', () => {
  const { video } = renderIntro({ device: 'mobile' });
  fireEvent.click(video);
  expect(video.paused).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: t('hero.pause') }));
  expect(video.paused).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: t('hero.play') }));
  expect(video.paused).toBe(false);
});

it.each([
  ['on a phone', {}, 'mobile'],
  ['with reduced data', { saveData: true }, 'desktop'],
] as const)('is a still picture with the link %s, and loads nothing more', (_, preferences, device) => {
  setPreferences(preferences);
  const { video } = renderIntro({ device });
  expect(video).not.toHaveAttribute('autoplay');
  expect(video).toHaveAttribute('preload', 'none');
  expect(link()).toBeVisible();
  expect(close()).toBeVisible();
});
