import { useTranslation } from 'next-i18next/pages';
import { type ComponentProps, type FocusEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { emailPattern } from '@/lib/shared/input-patterns';
import { underlined } from '@/styles/mixins';

const Suggestion = styled.p`
  font-size: var(--size-small);

  button {
    min-block-size: var(--control);
    text-align: start;
    ${underlined}
    overflow-wrap: anywhere;
  }
`;

/**
 * An input for an email address, which suggests a correction of a mistyped domain. It has not the type `email`, in which
 * browsers reject non-Latin scripts and full-width characters. Only the pattern decides what a valid address is, as on
 * the server.
 */
export function EmailInput(props: ComponentProps<'input'>) {
  const { t } = useTranslation('forms');
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string>();

  const suggest = async ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => {
    const module = await import('@/lib/browser/suggest-email').catch(() => null);
    if (module && input.current?.value === value) setSuggestion(module.suggestEmail(value));
  };

  const acceptSuggestion = () => {
    if (!input.current || !suggestion) return;
    // Unlike an assignment to `value`, this is a change that React notices.
    input.current.setRangeText(suggestion, 0, input.current.value.length, 'end');
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };

  return (
    <>
      <input
        {...props}
        ref={input}
        type="text"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        pattern={emailPattern}
        autoCapitalize="off"
        spellCheck={false}
        onBlur={suggest}
        onInput={() => setSuggestion(undefined)}
      />
      <Suggestion aria-live="polite">
        {suggestion && (
          <button type="button" onClick={acceptSuggestion}>
            {t('suggestion', { email: suggestion })}
          </button>
        )}
      </Suggestion>
    </>
  );
}
