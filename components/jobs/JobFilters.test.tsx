import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Facet } from '@/lib/model/job';
import type { Facets } from '@/lib/model/lists/list-query';
import { buildFacet, facets } from '@/tests/support/jobs';
import { jobsT, renderWithSite } from '@/tests/support/render';
import { HiddenFacets, JobFilters } from './JobFilters';

const readFormData = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

const renderFilters = (selected: Facets = {}, visibleFacets: Facet[] = facets) => {
  const sent = vi.fn();
  const onShow = vi.fn(() => screen.getByText('Elsewhere').focus());
  const { user } = renderWithSite(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(readFormData(event.currentTarget));
      }}
    >
      <JobFilters facets={visibleFacets} selected={selected} showLabel="Show 34 offers" onShow={onShow} />
      <button type="button">Elsewhere</button>
    </form>,
  );
  return { user, sent };
};

const getSummary = (name: string) =>
  screen.getByText(new RegExp(`^${name}`), { selector: 'summary > span' }).parentElement as HTMLElement;
const details = (name: string) => getSummary(name).parentElement as HTMLDetailsElement;
const [country, city] = [jobsT('facts.country'), jobsT('facts.city')];

it('has a disclosure for each facet with values, which groups them and their counts', () => {
  renderFilters({}, [buildFacet('house'), ...facets]);
  const group = screen.getByRole('group', { name: jobsT('search.filters') });
  expect([...group.querySelectorAll('summary')].map((element) => element.textContent)).toEqual([country, city]);
  const names = within(details(country))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['Switzerland 1,007', 'Singapore 2']);
  expect(within(screen.getByRole('group', { name: city })).getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('shows how many values are selected, and which', () => {
  renderFilters({ country: ['CH', 'SG'] });
  expect(getSummary(country)).toHaveTextContent(`${country} (2)`);
  expect(getSummary(city)).toHaveTextContent(/^City$/);
  for (const box of within(details(country)).getAllByRole('checkbox')) expect(box).toBeChecked();
});

it('sends the form on each choice, including earlier choices', async () => {
  const { user, sent } = renderFilters({ country: ['SG'] });
  await user.click(getSummary(country));
  await user.click(screen.getByRole('checkbox', { name: 'Switzerland 1,007' }));
  expect(sent).toHaveBeenLastCalledWith(['country=CH', 'country=SG']);
  await user.click(screen.getByRole('checkbox', { name: 'Singapore 2', checked: true }));
  expect(sent).toHaveBeenLastCalledWith([]);
});

it('has one facet open at a time', () => {
  renderFilters();
  const names = [details(country), details(city)].map((element) => element.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names[1]).toBe(names[0]);
});

it('closes on Escape, and returns the focus to the button that opened it', async () => {
  const { user } = renderFilters();
  await user.click(getSummary(country));
  expect(details(country)).toHaveAttribute('open');
  screen.getByRole('checkbox', { name: 'Switzerland 1,007' }).focus();
  fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Switzerland 1,007' }), { key: 'a' });
  expect(details(country)).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(details(country)).not.toHaveAttribute('open');
  expect(getSummary(country)).toHaveFocus();
});

it('closes when the focus leaves it, and not while it moves within', async () => {
  const { user } = renderFilters();
  await user.click(getSummary(country));
  await user.click(screen.getByRole('checkbox', { name: 'Switzerland 1,007' }));
  await user.tab();
  expect(within(details(country)).getByRole('checkbox', { name: 'Singapore 2' })).toHaveFocus();
  expect(details(country)).toHaveAttribute('open');
  await user.click(screen.getByText('Elsewhere'));
  expect(details(country)).not.toHaveAttribute('open');
});

it('stays open when the focus moves to an enclosing element, as when a label is pressed', async () => {
  const { user } = renderFilters();
  await user.click(getSummary(country));
  fireEvent.blur(getSummary(country), { relatedTarget: document.body });
  expect(details(country)).toHaveAttribute('open');
  fireEvent.blur(getSummary(country), { relatedTarget: screen.getByText('Elsewhere') });
  expect(details(country)).not.toHaveAttribute('open');
});

it('sends the selected values if the facets are unavailable', () => {
  const { container } = renderWithSite(
    <form>
      <HiddenFacets selected={{ city: ['geneva'], house: ['helvant', 'orvaine'] }} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(readFormData(form)).toEqual(['house=helvant', 'house=orvaine', 'city=geneva']);
});

it('closes on a press outside, and stays open on a press inside', () => {
  renderFilters();
  details(city).open = true;
  fireEvent.pointerDown(within(details(city)).getAllByRole('checkbox', { hidden: true })[0] as HTMLElement);
  expect(details(city)).toHaveAttribute('open');
  fireEvent.pointerDown(document.body);
  expect(details(city)).not.toHaveAttribute('open');
});

it('says in each facet how many offers match, on a button that closes it and leads to them', async () => {
  const { user, sent } = renderFilters();
  await user.click(getSummary(city));
  await user.click(within(details(city)).getByRole('button', { name: 'Show 34 offers' }));
  expect(screen.getByText('Elsewhere')).toHaveFocus();
  expect(details(city)).not.toHaveAttribute('open');
  expect(sent).not.toHaveBeenCalled();
});

describe('a facet with many values', () => {
  const names = [...Array.from({ length: 20 }, (_, index) => `Town ${index}`), 'Orléans', 'Oran'];
  const cities = buildFacet('city', ...names.map((name): [string, string, number] => [name, name, 1]));
  const getValueField = () => screen.getByRole('searchbox', { name: jobsT('search.value') });
  const listVisible = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value);

  it('is searched without regard to case and accents, and keeps what was chosen', async () => {
    const { user, sent } = renderFilters({ city: ['Oran'] }, [cities]);
    await user.click(getSummary(city));
    await user.type(getValueField(), 'ORLE');
    expect(listVisible()).toEqual(['Orléans']);
    await user.click(screen.getByRole('checkbox', { name: 'Orléans 1' }));
    expect(sent).toHaveBeenLastCalledWith(['city=Orléans', 'city=Oran']);
  });

  it('says that nothing matches, and does not send the form on Enter', async () => {
    const { user, sent } = renderFilters({}, [cities]);
    await user.click(getSummary(city));
    await user.type(getValueField(), 'nowhere{Enter}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(jobsT('search.no-value'))).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });
});
