import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './Select';

it('is a drop-down list with a label', async () => {
  const choose = vi.fn();
  render(
    <Select label="Order" defaultValue="new" onChange={({ target }) => choose(target.value)}>
      <option value="new">Newest first</option>
      <option value="old">Oldest first</option>
    </Select>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
  expect(choose).toHaveBeenCalledExactlyOnceWith('old');
});
