import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SearchField } from '@/components/ui/SearchField.styles';
import { useContent } from '@/contexts/ContentContext';
import { useContentSearch } from '@/hooks/useContentSearch';
import type { SearchForm } from '@/lib/model/search';
import { Categories, Form, Layout, Order } from './SearchPopup.styles';
import { SearchResults } from './SearchResults';

const orders = ['date_desc', 'date_asc'] as const;

/** Searches the site: on submission, and whenever a category or the order changes. */
export function SearchPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { locale, categories } = useContent();
  const [form, setForm] = useState<SearchForm>({ search: '', sort: 'date_desc', categories: [], locale });
  const { search, ...state } = useContentSearch();

  const change = (part: Partial<SearchForm>) => {
    const changed = { ...form, ...part };
    setForm(changed);
    return search(changed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return search(form);
  };
  const toggled = (key: string) =>
    form.categories.includes(key) ? form.categories.filter((other) => other !== key) : [...form.categories, key];

  return (
    <Dialog label={t('search.title')} layout="top" onClose={onClose}>
      <Layout>
        <Form role="search" onSubmit={submit}>
          <SearchField>
            <label htmlFor="site-search">{t('search.field')}</label>
            <input
              id="site-search"
              type="search"
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              value={form.search}
              onChange={(event) => setForm({ ...form, search: event.target.value })}
            />
            <IconButton type="submit" aria-label={t('search.submit')}>
              <Icon name="next" size={26} />
            </IconButton>
          </SearchField>
          <Categories>
            <legend>{t('search.categories')}</legend>
            {categories.map(({ key, label }) => (
              <label key={key}>
                <input
                  type="checkbox"
                  checked={form.categories.includes(key)}
                  onChange={() => change({ categories: toggled(key) })}
                />
                {label}
              </label>
            ))}
          </Categories>
          <Order>
            {t('search.sort')}
            <select
              value={form.sort}
              onChange={({ target }) => change({ sort: target.value === 'date_asc' ? 'date_asc' : 'date_desc' })}
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {t(`search.sort-${order}`)}
                </option>
              ))}
            </select>
          </Order>
        </Form>
        <SearchResults {...state} onChoose={onClose} />
      </Layout>
    </Dialog>
  );
}
