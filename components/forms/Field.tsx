import { type ComponentProps, type ElementType, useId } from 'react';
import { EmailInput } from './EmailInput';
import { FieldFrame, Problem } from './Form';

interface FieldProps extends ComponentProps<'input'>, Pick<ComponentProps<'textarea'>, 'rows'> {
  as?: ElementType;
  label: string;
  /** The error message; false if there is none. */
  problem: string | false;
}

/** A form field with its label above and its error message below. Required by default. */
export function Field({ as, label, problem, required = true, ...control }: FieldProps) {
  const id = useId();
  const Control = as ?? (control.type === 'email' ? EmailInput : 'input');
  return (
    <FieldFrame>
      <label htmlFor={id}>{label}</label>
      <Control
        type={Control === 'input' ? 'text' : undefined}
        {...control}
        id={id}
        required={required}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-problem`}
      />
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </FieldFrame>
  );
}
