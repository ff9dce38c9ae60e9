import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useRef } from 'react';
import { TextButton } from '@/components/ui/NavigationButton.styles';
import { useContent } from '@/contexts/ContentContext';
import { pathIn } from '@/lib/i18n/paths';
import { listQueryString, readListQuery, wholeList } from '@/lib/lists/list-query';
import type { Filter } from '@/lib/model/list';
import { Filters } from './ListFilters.styles';
import { Select } from './Select';

/** What a form asks for, as the address of the list: its fields have the names that addresses use. */
const addressOf = (form: HTMLFormElement): string => {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]));
  return new URL(form.action).pathname + listQueryString(readListQuery(fields) ?? wholeList);
};

/** Narrows the list of the page: a form that leads to it, so that it works without JavaScript; with it, at once. */
export function ListFilters({ filters }: { filters: Filter[] }) {
  const { t } = useTranslation('lists');
  const router = useRouter();
  const { locale, pageLocalizations } = useContent();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const { name, chosen } of filters) {
      const field = form.current?.elements.namedItem(name);
      // A list that a link or going back has narrowed shows what narrows it.
      if (field instanceof HTMLSelectElement) field.value = chosen[0] ?? '';
    }
  }, [filters]);
  const offered = filters.filter(({ options }) => options.length > 1);
  if (offered.length === 0) return null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    router.push(addressOf(event.currentTarget), undefined, { locale: false, scroll: false });
  };
  return (
    <Filters
      ref={form}
      method="get"
      action={pathIn(locale, pageLocalizations)}
      aria-label={t('filters.title')}
      onSubmit={submit}
    >
      {offered.map(({ name, options, chosen }) => (
        <Select
          key={name}
          above
          label={t(`filters.${name}`)}
          name={name}
          defaultValue={chosen[0] ?? ''}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          <option value="">{t(`filters.all-${name}`)}</option>
          {options.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      ))}
      <noscript>
        <TextButton type="submit">{t('filters.apply')}</TextButton>
      </noscript>
    </Filters>
  );
}
