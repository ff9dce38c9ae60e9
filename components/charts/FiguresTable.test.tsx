import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { FiguresTable } from './FiguresTable';

const emissions = {
  caption: 'Emissions (%)',
  head: { name: 'Year', value: 'Value' },
  rows: [{ name: '2025', value: '42%' }],
};

it('has each figure under its head and beside its name', () => {
  renderWithSite(<FiguresTable {...emissions} />);
  const table = screen.getByRole('table', { name: 'Emissions (%)' });
  expect(within(table).getByRole('columnheader', { name: 'Value' })).toBeVisible();
  expect(within(table).getByRole('row', { name: '2025 42%' })).toContainElement(
    within(table).getByRole('rowheader', { name: '2025' }),
  );
});

it('is in a region of its name that keys can scroll', async () => {
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
