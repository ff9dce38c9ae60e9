import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { FiguresTable } from './FiguresTable';

const emissions = {
  caption: 'Emissions (%)',
  head: { name: 'Year', value: 'Value' },
  rows: [{ name: '2025', value: '42%' }],
};

it('places each figure under its column header and beside its row header', () => {
  renderWithSite(<FiguresTable {...emissions} />);
  const table = screen.getByRole('table', { name: 'Emissions (%)' });
  expect(within(table).getByRole('columnheader', { name: 'Value' })).toBeVisible();
  expect(within(table).getByRole('row', { name: '2025 42%' })).toContainElement(
    within(table).getByRole('rowheader', { name: '2025' }),
  );
});

it('leaves a cell empty if there is nothing to compare a figure with', () => {
  const rows = [
    { name: '2024', value: '44%' },
    { name: '2025', value: '42%', comparison: '40%' },
  ];
  renderWithSite(<FiguresTable {...emissions} head={{ ...emissions.head, comparison: 'Target' }} rows={rows} />);
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Year', 'Value', 'Target'],
    ['2024', '44%', ''],
    ['2025', '42%', '40%'],
  ]);
});

it('is in a named region that can be scrolled by keyboard', async () => {
  const { user } = renderWithSite(
    <>
      <FiguresTable {...emissions} />
      <FiguresTable {...emissions} caption="Water" />
    </>,
  );
  for (const name of ['Emissions (%)', 'Water']) {
    const region = screen.getByRole('region', { name });
    expect(region).toContainElement(screen.getByRole('table', { name }));
    expect(region).toHaveStyle({ overflowX: 'auto' });
    await user.tab();
    expect(region).toHaveFocus();
  }
});
