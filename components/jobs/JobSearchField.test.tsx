import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { jobsT, renderWithSite, t } from '@/tests/support/render';
import { JobSearchField } from './JobSearchField';

beforeEach(() => localStorage.setItem('recent-offer-searches', '["watchmaker","gilder"]'));

const renderField = (keywords = '') => {
  const sent = vi.fn();
  const { user } = renderWithSite(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('search'));
      }}
    >
      <JobSearchField keywords={keywords} />
    </form>,
  );
  return { user, sent };
};
const getField = () => screen.getByRole('searchbox', { name: jobsT('search.field') });
const findRecent = (name: string) => screen.findByRole('button', { name });
const queryRecent = (name: string) => screen.queryByRole('button', { name });

it('offers the recent searches while it is empty and has the focus, and repeats the chosen one', async () => {
  const { user, sent } = renderField();
  expect(queryRecent('gilder')).toBeNull();
  await user.click(getField());
  await user.click(await findRecent('gilder'));
  expect(sent).toHaveBeenCalledExactlyOnceWith('gilder');
  expect(getField()).toHaveFocus();
  expect(queryRecent('gilder')).toBeNull();
});

it('offers none beside other keywords, after Escape and without the focus', async () => {
  const { user } = renderField('watch');
  await user.click(getField());
  expect(queryRecent('gilder')).toBeNull();
  await user.clear(getField());
  await findRecent('gilder');
  await user.keyboard('{Escape}');
  expect(queryRecent('gilder')).toBeNull();
  await user.type(getField(), 'x{Backspace}');
  await findRecent('gilder');
  await user.click(document.body);
  expect(queryRecent('gilder')).toBeNull();
});

it('is reached from the keyboard, and cleared', async () => {
  const { user } = renderField();
  await user.tab();
  const gilder = await findRecent('gilder');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(gilder).toHaveFocus();
  await user.click(screen.getByRole('button', { name: t('search.forget') }));
  expect(queryRecent('gilder')).toBeNull();
  expect(localStorage.getItem('recent-offer-searches')).toBe('[]');
  expect(getField()).toHaveFocus();
});
