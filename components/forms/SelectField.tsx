import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { Field } from './Field';

interface SelectFieldProps extends Pick<ComponentProps<'select'>, 'name' | 'autoComplete' | 'defaultValue'> {
  label: string;
  options: { key: string; label: string }[];
  problem: string | false;
  onChange?: ComponentProps<typeof Field>['onChange'];
}

/** A form field with a drop-down list. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  const { t } = useTranslation('forms');
  return (
    <Field as="select" {...field}>
      <option value="">{t('choose')}</option>
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Field>
  );
}
