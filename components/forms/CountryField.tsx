import { Field } from './Field';

interface CountryFieldProps {
  label: string;
  /** What is shown before one is chosen. */
  choose: string;
  countries: { code: string; name: string }[];
  problem: string | false;
}

/** A choice among countries. */
export function CountryField({ label, choose, countries, problem }: CountryFieldProps) {
  return (
    <Field as="select" name="country" autoComplete="country" label={label} problem={problem}>
      <option value="">{choose}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Field>
  );
}
