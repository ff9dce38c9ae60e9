import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { advanceClock, createSiteWrapper, renderWithSite, t, useFakeClock } from '@/tests/support/render';
import { Dialog } from './Dialog';

const onClose = vi.fn();

function Opener() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog label="A dialog" layout="card" onClose={close}>
          <button type="button">Within</button>
        </Dialog>
      )}
    </>
  );
}

const openDialog = async () => {
  onClose.mockClear();
  const { user } = renderWithSite(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  return { user, opener, dialog: screen.getByRole('dialog', { name: 'A dialog' }) };
};

it('closes on Escape and returns the focus', async () => {
  const { user, opener } = await openDialog();
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

it('stays open on Escape while an input method is composing', async () => {
  useFakeClock();
  const { dialog } = await openDialog();
  fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true });
  await advanceClock(100);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await advanceClock(100);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes with its button and returns the focus', async () => {
  const { user, opener } = await openDialog();
  await user.click(screen.getByRole('button', { name: t('popup.close') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(opener).toHaveFocus();
});

it('closes on a click outside, not inside', async () => {
  const { user, dialog } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Within' }));
  expect(dialog).toBeVisible();
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open in strict mode, which mounts it twice', async () => {
  useFakeClock();
  onClose.mockClear();
  const dialog = (
    <Dialog label="A dialog" layout="card" onClose={onClose}>
      Within
    </Dialog>
  );
  render(dialog, { wrapper: createSiteWrapper(), reactStrictMode: true });
  await advanceClock(100);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

describe('when it opens, it focuses', () => {
  const open = (children: ReactNode, tools?: ReactNode) =>
    renderWithSite(
      <Dialog label="A dialog" layout="card" onClose={onClose} tools={tools}>
        {children}
      </Dialog>,
    );

  it('its first editable field', () => {
    open(
      <form>
        <button type="button">Before</button>
        <input type="hidden" name="kind" />
        <input aria-label="Read-only" readOnly />
        <input aria-label="Disabled" disabled />
        <input aria-label="Name" />
        <input aria-label="Place" />
      </form>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it.each([
    ['a drop-down list', <select key="field" aria-label="Field" />],
    ['a text area', <textarea key="field" aria-label="Field" />],
  ])('%s', (_, field) => {
    open(field);
    expect(screen.getByLabelText('Field')).toHaveFocus();
  });

  it.each([
    [
      'no field',
      <a key="link" href="/en/">
        Home
      </a>,
    ],
    ['only checkboxes', <input key="box" type="checkbox" aria-label="Box" />],
  ])('its close button, if it has %s', (_, children) => {
    open(children, <button type="button">Tool</button>);
    expect(screen.getByRole('button', { name: t('popup.close') })).toHaveFocus();
  });
});
