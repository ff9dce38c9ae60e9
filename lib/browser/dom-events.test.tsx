import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onPlainClick } from './dom-events';

/** Clicks on a link; returns whether the handler acted, and whether the browser would have followed the link. */
const click = (init: MouseEventInit) => {
  const act = vi.fn();
  render(
    <a href="/en/houses/" onClick={onPlainClick(act)}>
      Houses
    </a>,
  );
  const event = createEvent.click(screen.getByRole('link'), init);
  let isFollowed = true;
  document.addEventListener(
    'click',
    ({ defaultPrevented }) => {
      isFollowed = !defaultPrevented;
    },
    { once: true },
  );
  fireEvent(screen.getByRole('link'), event);
  return { acted: act.mock.calls.length > 0, isFollowed };
};

it('acts instead of the link on a plain click', () => {
  expect(click({ button: 0 })).toEqual({ acted: true, isFollowed: false });
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves the link to the browser: %s', (_, init) => {
  expect(click(init)).toEqual({ acted: false, isFollowed: true });
});
