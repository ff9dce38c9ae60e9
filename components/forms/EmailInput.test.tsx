import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { Field } from './Field';

const t = getTranslator('en', 'forms');
const getSuggestion = (email: string) => screen.findByRole('button', { name: t('suggestion', { email }) });
const getInput = () => screen.getByRole('textbox', { name: 'Email' });

function ControlledField() {
  const [value, setValue] = useState('');
  return (
    <Field type="email" label="Email" problem={false} value={value} onChange={({ target }) => setValue(target.value)} />
  );
}

it.each([
  ['a field that keeps its value', <Field key="1" type="email" label="Email" problem={false} />],
  ['a controlled field', <ControlledField key="2" />],
])('offers a correction on leaving %s, and one press takes it over', async (_, field) => {
  const { user } = renderWithSite(field);
  await user.type(getInput(), 'ada@gmial.com');
  expect(screen.queryByRole('button')).toBeNull();
  await user.tab();
  const suggestion = await getSuggestion('ada@gmail.com');
  expect(suggestion.parentElement).toHaveAttribute('aria-live', 'polite');
  await user.click(suggestion);
  expect(getInput()).toHaveValue('ada@gmail.com');
  expect(getInput()).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

it('withdraws the correction once the address is edited', async () => {
  const { user } = renderWithSite(<Field type="email" label="Email" problem={false} />);
  await user.type(getInput(), 'ada@gmial.com');
  await user.tab();
  await getSuggestion('ada@gmail.com');
  await user.type(getInput(), 'x');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing for an address with a common domain', async () => {
  const { user } = renderWithSite(<Field type="email" label="Email" problem={false} />);
  await user.type(getInput(), 'ada@gmail.com');
  await user.tab();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('button')).toBeNull();
});
