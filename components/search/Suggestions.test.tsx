import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { advanceClock, fakeRouter, renderWithSite, type SiteOptions, t, useFakeClock } from '@/tests/support/render';
import { mockSuggestions } from '@/tests/support/server';
import { buildSuggestion } from '@/tests/support/site-content';
import { Suggestions } from './Suggestions';

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
const onChoose = vi.fn();
const onEscape = vi.fn();

function Field() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form onSubmit={onSubmit} onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <input ref={field} type="search" aria-label="Keywords" />
      <Suggestions field={field} onChoose={onChoose} />
      <button type="submit">Go</button>
    </form>
  );
}

const renderField = (options: SiteOptions = {}) => {
  for (const spy of [onSubmit, onChoose, onEscape]) spy.mockClear();
  return renderWithSite(<Field />, options);
};
const getField = () => screen.getByRole('combobox', { name: 'Keywords' });
const list = () => screen.findByRole('listbox', { name: t('search.suggestions') });
const getOption = (name: string) => screen.getByRole('option', { name });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const getActiveOption = () => document.getElementById(getField().getAttribute('aria-activedescendant') ?? '');

const houses = [buildSuggestion('Sarmante', { kind: 'house', picture: '/media/houses/sarmante.jpg' })];
const pages = [buildSuggestion('Savoir'), buildSuggestion('Saddlers')];

/** Types `sa`, which has suggestions for houses and pages, and waits for the list. */
const typeKeywords = async (options: SiteOptions = {}) => {
  const requests = mockSuggestions(() => [...houses, ...pages]);
  const { user } = renderField(options);
  expect(getField()).toHaveAttribute('aria-expanded', 'false');
  await user.type(getField(), 'sa');
  await list();
  return { user, requests };
};

it('suggests links by kind, with a picture if there is one', async () => {
  const { requests } = await typeKeywords({ content: { locale: 'en' } });
  expect(requests.map(({ q, locale }) => ({ q, locale }))).toEqual([{ q: 'sa', locale: 'en' }]);
  expect(getField()).toHaveAttribute('aria-expanded', 'true');
  expect(getField()).toHaveAttribute('aria-autocomplete', 'list');
  expect(getField().getAttribute('aria-controls')).toBe((await list()).id);
  const house = within(screen.getByRole('group', { name: t('search.suggested-house') })).getByRole('option');
  expect(house).toHaveAttribute('href', '/en/sarmante/');
  expect(house.querySelector('img')).toHaveAttribute('alt', '');
  const group = within(screen.getByRole('group', { name: t('search.suggested-page') }));
  expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Savoir', 'Saddlers']);
  expect(getOption('Savoir').querySelector('img')).toBeNull();
});

it('distinguishes offers with the same title', async () => {
  mockSuggestions(() => [buildSuggestion('Gilder', { kind: 'offer', detail: 'Sarmante · Paris' })]);
  const { user } = renderField();
  await user.type(getField(), 'gil');
  await list();
  expect(screen.getByRole('option')).toHaveTextContent('Gilder');
  expect(screen.getByRole('option')).toHaveTextContent('Sarmante · Paris');
});

it('sends a request once typing pauses, and aborts the previous one', async () => {
  vi.useFakeTimers();
  const requests = mockSuggestions(async (q) =>
    q === 'sar' ? HttpResponse.json({ result: houses }) : delay('infinite').then(() => HttpResponse.json({})),
  );
  renderField();
  const type = (value: string) => fireEvent.input(getField(), { target: { value } });
  type('s');
  await advanceClock(100);
  type('sa');
  await advanceClock(149);
  expect(requests).toEqual([]);
  await advanceClock(1);
  vi.setTimerTickMode('interval');
  await waitFor(() => expect(requests.map(({ q }) => q)).toEqual(['sa']));
  type('sar');
  await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
  await advanceClock(150);
  await list();
  expect(requests.map(({ q }) => q)).toEqual(['sa', 'sar']);
});

it('moves through them with arrow keys, and back to the keywords, without moving the focus', async () => {
  const { user } = await typeKeywords();
  const activeTexts: (string | null | undefined)[] = [];
  for (const key of ['Down', 'Down', 'Down', 'Down', 'Down', 'Up', 'Up']) {
    await user.keyboard(`{Arrow${key}}`);
    activeTexts.push(getActiveOption()?.textContent);
  }
  expect(activeTexts).toEqual(['Sarmante', 'Savoir', 'Saddlers', undefined, 'Sarmante', undefined, 'Saddlers']);
  expect(screen.getAllByRole('option', { selected: true })).toEqual([getActiveOption()]);
  expect(getField()).toHaveFocus();
  expect(getField()).toHaveValue('sa');
});

it('opens the option that arrow keys selected on Enter', async () => {
  const router = fakeRouter();
  const { user } = await typeKeywords({ router });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(router.push).toHaveBeenCalledWith('/en/savoir/', undefined, { locale: false });
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  await expectClosed();
});

it('follows a suggestion that is clicked, unless in a new tab, and leaves the focus in the field until then', async () => {
  const router = fakeRouter();
  const { user } = await typeKeywords({ router });
  fireEvent.click(getOption('Saddlers'), { ctrlKey: true });
  expect(onChoose).not.toHaveBeenCalled();
  expect(getOption('Saddlers')).toBeVisible();
  await user.pointer({ keys: '[MouseLeft>]', target: getOption('Saddlers') });
  expect(getField()).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]', target: getOption('Saddlers') });
  expect(router.push).toHaveBeenCalledWith('/en/saddlers/', undefined, { locale: false });
  expect(onChoose).toHaveBeenCalledTimes(1);
  await expectClosed();
});

it('submits the search on Enter if no suggestion is selected, and closes', async () => {
  const { user } = await typeKeywords();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
  expect(getField()).toHaveValue('sa');
  await expectClosed();
});

it('requests nothing once the search is submitted', async () => {
  useFakeClock();
  const requests = mockSuggestions(() => houses);
  const { user } = renderField();
  await user.type(getField(), 'sa{Enter}');
  await advanceClock(400);
  expect(requests).toEqual([]);
});

it('closes on the first Escape, and leaves the second to the surrounding dialog', async () => {
  const { user } = await typeKeywords();
  expect(fireEvent.keyDown(getField(), { key: 'Escape' })).toBe(false);
  await expectClosed();
  expect(onEscape).not.toHaveBeenCalled();
  expect(getField()).toHaveFocus();
  expect(getField()).toHaveValue('sa');
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
});

it('opens again with the down arrow', async () => {
  const { user } = await typeKeywords();
  await user.keyboard('{Escape}');
  await expectClosed();
  await user.keyboard('{ArrowDown}');
  expect(await list()).toBeVisible();
});

it('closes when the field is left or emptied', async () => {
  const { user } = await typeKeywords();
  await user.tab();
  await expectClosed();
  await user.type(getField(), 'r');
  await list();
  await user.clear(getField());
  await expectClosed();
});

it('leaves keys to an input method that is composing', async () => {
  const { user } = await typeKeywords();
  await user.keyboard('{ArrowDown}');
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    expect(fireEvent.keyDown(getField(), { key, isComposing: true }), key).toBe(true);
  expect(getActiveOption()).toHaveTextContent('Sarmante');
  expect(onChoose).not.toHaveBeenCalled();
});

it('suggests while an input method is composing, as Android’s keyboards do for every word', async () => {
  const requests = mockSuggestions(() => houses);
  renderField();
  fireEvent.compositionStart(getField());
  fireEvent.input(getField(), { target: { value: 'sar' }, isComposing: true });
  await list();
  expect(requests.map(({ q }) => q)).toEqual(['sar']);
});

it('closes without a message if the request fails', async () => {
  const requests = mockSuggestions((q) => (q === 'sa' ? houses : HttpResponse.error()));
  const { user } = renderField();
  await user.type(getField(), 'sa');
  await list();
  await user.type(getField(), 'r');
  await waitFor(() => expect(requests).toHaveLength(2));
  await expectClosed();
  expect(getField()).toHaveValue('sar');
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
