import type { ComponentProps } from 'react';
import { Field } from './Field';

interface SelectFieldProps extends Pick<ComponentProps<'select'>, 'name' | 'autoComplete' | 'defaultValue'> {
  label: string;
  /** The text shown until an option is selected. */
  placeholder: string;
  options: { key: string; label: string }[];
  problem: string | false;
}

/** A form field with a drop-down list. */
export function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
  return (
    <Field as="select" {...field}>
      <option value="">{placeholder}</option>
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Field>
  );
}
