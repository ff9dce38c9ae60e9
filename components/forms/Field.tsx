import { type ComponentProps, type ElementType, useId } from 'react';
import { emailPattern } from '@/lib/shared/input-patterns';
import { FieldFrame, Problem } from './Form.styles';

interface FieldProps extends ComponentProps<'input'>, Pick<ComponentProps<'textarea'>, 'rows'> {
  as?: ElementType;
  label: string;
  /** The error message; false if there is none. */
  problem: string | false;
}

/**
 * Replaces the type `email`, in which browsers reject non-Latin scripts and full-width characters. Only the pattern
 * decides what a valid address is, as on the server.
 */
const emailInputProps = {
  type: 'text',
  inputMode: 'email',
  pattern: emailPattern,
  autoCapitalize: 'off',
  spellCheck: false,
};

/** A form field with its label above and its error message below. Required by default. */
export function Field({ as: Control = 'input', label, problem, required = true, ...control }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame>
      <label htmlFor={id}>{label}</label>
      <Control
        type={Control === 'input' ? 'text' : undefined}
        {...control}
        {...(control.type === 'email' && emailInputProps)}
        id={id}
        required={required}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-problem`}
      />
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </FieldFrame>
  );
}
