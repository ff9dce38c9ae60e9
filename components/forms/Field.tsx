import { type ComponentProps, type ElementType, useId } from 'react';
import { emailPattern } from '@/lib/shared/email-pattern';
import { FieldFrame, Problem } from './Form.styles';

interface FieldProps extends ComponentProps<'input'>, Pick<ComponentProps<'textarea'>, 'rows'> {
  as?: ElementType;
  label: string;
  /** The error message; false if there is none. */
  problem: string | false;
}

/** A form field with its label above and its error message below. Required by default. */
export function Field({ as: Control = 'input', label, problem, required = true, ...control }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame>
      <label htmlFor={id}>{label}</label>
      <Control
        type={Control === 'input' ? 'text' : undefined}
        pattern={control.type === 'email' ? emailPattern : undefined}
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
