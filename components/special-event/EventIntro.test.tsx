import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, renderWithSite, t, useFakeClock } from '@/tests/support/render';
import { specialEvent } from '@/tests/support/site-content';
import { tracked } from '@/tests/support/tracked';
import { visitorWants } from '@/tests/support/visitor';
import { EventIntro } from './EventIntro';

const event = specialEvent();
const onClose = vi.fn();

const renderIntro = (options: Parameters<typeof renderWithSite>[1] = {}) => {
  const { user } = renderWithSite(<EventIntro event={event} onClose={onClose} />, options);
  const dialog = screen.getByRole('dialog', { name: 'Open days' });
  return { user, dialog, film: within(dialog).getByLabelText<HTMLVideoElement>('A door opens') };
};
const link = () => screen.queryByRole('link', { name: 'See the days' });
const close = () => screen.queryByRole('button', { name: 'Not now' });

beforeEach(() => onClose.mockClear());

it('plays the film once, without sound, and lets the visitor stop it', () => {
  const { film } = renderIntro();
  expect(film).toHaveAttribute('src', '/media/films/open-days.mp4');
  expect(film).toHaveAttribute('poster', '/media/films/open-days.jpg');
  expect(film).toHaveAttribute('autoplay');
  expect(film).not.toHaveAttribute('controls');
  expect(film.muted).toBe(true);
  expect(film.loop).toBe(false);
});

it('is remembered as shown', () => {
  expect(localStorage.getItem('event-intro:open-days')).toBeNull();
  renderIntro();
  expect(localStorage.getItem('event-intro:open-days')).not.toBeNull();
});

it('has the focus on its title', () => {
  renderIntro();
  expect(screen.getByRole('heading', { name: 'Open days' })).toHaveFocus();
});

it('links to the event after five seconds of loading, and not before', async () => {
  vi.useFakeTimers();
  renderIntro();
  await pass(4999);
  expect(link()).toBeNull();
  expect(close()).toBeNull();
  await pass(1);
  expect(link()).toHaveAttribute('href', '/en/open-days/');
  expect(close()).toBeVisible();
});

it('tracks that the visitor goes to the event', async () => {
  useFakeClock();
  const { user } = renderIntro();
  await pass(5000);
  await user.click(link() as HTMLElement);
  expect(tracked()).toEqual([['Content', 'Click content', 'open-days']]);
});

describe('is closed', () => {
  it('by the button that is always there', async () => {
    const { user, dialog } = renderIntro();
    await user.click(within(dialog).getByRole('button', { name: t('popup.close') }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('by the button that comes later', async () => {
    useFakeClock();
    const { user } = renderIntro();
    await pass(5000);
    await user.click(close() as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('by the end of the film', () => {
    const { film } = renderIntro();
    fireEvent.ended(film);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('but not by the end of the film while a control has the focus', async () => {
    const { user, film } = renderIntro();
    await user.tab();
    fireEvent.ended(film);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('by Escape', async () => {
    const { user } = renderIntro();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

it.each([true, false])(
  'fades its text into the white end of the film: %s, if the title has the focus',
  async (stays) => {
    const { user, film } = renderIntro();
    const heading = screen.getByRole('heading', { name: 'Open days' });
    Object.defineProperty(film, 'duration', { value: 10 });
    fireEvent.timeUpdate(film, { target: { currentTime: 7.9 } });
    expect(getComputedStyle(heading).opacity).not.toBe('0');
    if (!stays) await user.tab();
    fireEvent.timeUpdate(film, { target: { currentTime: 8.1 } });
    expect(getComputedStyle(heading).opacity === '0').toBe(stays);
  },
);

describe.each([
  ['motion is to be spared', { reducedMotion: true }, 'desktop'],
  ['data is to be spared', { saveData: true }, 'desktop'],
  ['the window is that of a phone', {}, 'mobile'],
] as const)('if %s', (_, wishes, on) => {
  const render = () => {
    vi.useFakeTimers();
    visitorWants(wishes);
    return renderIntro({ on });
  };

  it('is a still picture that loads nothing and can be closed at once', async () => {
    const { film, dialog } = render();
    expect(film).not.toHaveAttribute('autoplay');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).toHaveAttribute('poster', '/media/films/open-days.jpg');
    expect(within(dialog).getByRole('button', { name: t('popup.close') })).toBeVisible();
    await pass(60_000);
    expect(link()).toBeNull();
  });

  it.each(['film', 'button'])('plays at a tap on its %s, and links to the event five seconds later', async (what) => {
    const { film } = render();
    fireEvent.click(what === 'film' ? film : screen.getByRole('button', { name: t('hero.play') }));
    expect(film.paused).toBe(false);
    await pass(4999);
    expect(link()).toBeNull();
    await pass(1);
    expect(link()).toBeVisible();
    expect(close()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: t('hero.pause') }));
    expect(film.paused).toBe(true);
  });
});
