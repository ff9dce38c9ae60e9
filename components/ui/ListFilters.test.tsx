import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Filter } from '@/lib/model/list';
import type { PageLocalization } from '@/lib/model/page';
import { fakeRouter, getTranslator, renderWithSite } from '@/tests/support/render';
import { ListFilters } from './ListFilters';

const t = getTranslator('en', 'lists');
const filters: Filter[] = [
  {
    name: 'category',
    options: [
      { key: 'finance', label: 'Finance' },
      { key: 'craft', label: 'Crafts' },
    ],
    chosen: ['craft'],
  },
  {
    name: 'year',
    options: [
      { key: '2026', label: '2026' },
      { key: '2025', label: '2025' },
    ],
    chosen: [],
  },
  { name: 'house', options: [{ key: 'zelie', label: 'Zélie' }], chosen: [] },
];
const pageLocalizations: PageLocalization[] = [{ locale: 'en', path: '/en/news/' }];
const select = (name: Filter['name']) => screen.getByRole('combobox', { name: t(`filters.${name}`) });

const renderFilters = (initialFilters = filters) => {
  const router = fakeRouter();
  const { user } = renderWithSite(<ListFilters filters={initialFilters} />, {
    router,
    content: { locale: 'en', pageLocalizations },
  });
  return { user, router };
};

it('is a form that submits to the page of the list, and shows the current filters', () => {
  renderFilters();
  const form = screen.getByRole('form', { name: t('filters.title') });
  expect(form).toHaveAttribute('action', '/en/news/');
  expect(form).toHaveAttribute('method', 'get');
  expect(select('category')).toHaveDisplayValue('Crafts');
  expect(select('year')).toHaveDisplayValue(t('filters.all-year'));
});

it('filters the list as soon as an option is selected, and keeps the other filters', async () => {
  const { user, router } = renderFilters();
  await user.selectOptions(select('year'), '2025');
  expect(router.push).toHaveBeenCalledWith('/en/news/?category=craft&year=2025', undefined, {
    locale: false,
    scroll: false,
  });
});

it('requests the whole list when no filter is selected', async () => {
  const { user, router } = renderFilters();
  await user.selectOptions(select('category'), t('filters.all-category'));
  expect(router.push).toHaveBeenCalledWith('/en/news/', undefined, expect.anything());
});

it('clears the filters and keeps the focus on them, and offers this only while there is one', async () => {
  const { user, router } = renderFilters();
  const link = screen.getByRole('link', { name: t('filters.clear') });
  expect(link).toHaveAttribute('href', '/en/news/');
  await user.click(link);
  expect(router.push).toHaveBeenCalledWith('/en/news/', undefined, expect.anything());
  expect(select('category')).toHaveFocus();
  renderFilters(filters.map((filter) => ({ ...filter, chosen: [] })));
  expect(screen.getAllByRole('link', { name: t('filters.clear') })).toHaveLength(1);
});

it('offers no filter with fewer than two options', () => {
  renderFilters();
  expect(screen.queryByRole('combobox', { name: t('filters.house') })).toBeNull();
  renderFilters([]);
  expect(screen.getAllByRole('form')).toHaveLength(1);
});
