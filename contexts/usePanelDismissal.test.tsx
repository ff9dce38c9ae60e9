import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { usePanelDismissal } from './usePanelDismissal';

const close = vi.fn();

function PanelExample() {
  const [open, setOpen] = useState<string | null>(null);
  usePanelDismissal(open, close);
  return (
    <>
      <div data-panel="one">
        <button type="button" aria-expanded={open === 'one'} onClick={() => setOpen('one')}>
          Trigger
        </button>
        <button type="button">Within</button>
      </div>
      <button type="button">Outside</button>
    </>
  );
}

const getButton = (name: string) => screen.getByRole('button', { name });

const openPanel = async () => {
  const { user } = renderWithSite(<PanelExample />);
  await user.click(getButton('Trigger'));
  return user;
};

beforeEach(() => {
  close.mockClear();
});

it('closes on Escape and moves the focus from the panel back to the trigger', async () => {
  const user = await openPanel();
  getButton('Within').focus();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(getButton('Trigger')).toHaveFocus();
});

it('stays open on an Escape of an input method', async () => {
  await openPanel();
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(close).not.toHaveBeenCalled();
});

it('does not move the focus on Escape if it is elsewhere', async () => {
  const user = await openPanel();
  getButton('Trigger').blur();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveFocus();
});

it('closes when the focus moves outside, not within', async () => {
  const user = await openPanel();
  await user.tab();
  expect(getButton('Within')).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
  await user.tab();
  expect(getButton('Outside')).toHaveFocus();
  expect(close).toHaveBeenCalled();
});

it('closes on a press outside, not on one within', async () => {
  const user = await openPanel();
  await user.click(getButton('Within'));
  expect(close).not.toHaveBeenCalled();
  await user.click(getButton('Outside'));
  expect(close).toHaveBeenCalled();
});

it('ignores all events while no panel is open', async () => {
  const { user } = renderWithSite(<PanelExample />);
  await user.keyboard('{Escape}');
  await user.click(getButton('Outside'));
  expect(close).not.toHaveBeenCalled();
});
