import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { useSuggestions } from '@/hooks/useSuggestions';
import { isImeEvent, isPlainClick } from '@/lib/browser/dom-events';
import { media } from '@/styles/breakpoints';
import { label, lineBelow, note } from '@/styles/mixins';

const List = styled.div`
  position: absolute;
  inset: calc(100% + 1px) 0 auto;
  z-index: 2;
  padding: var(--space-3) var(--space-4) var(--space-5);
  background: var(--paper);
  border: 1px solid var(--hairline);
  border-block-start: 0;
  color: var(--ink);

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: 0 var(--space-5);
  }
`;

const Group = styled.div`
  > span {
    ${label}
    display: block;
    margin-block-end: var(--space-2);
    padding: var(--space-3) 0 var(--space-2);
    ${lineBelow}
    color: var(--muted);
  }
`;

const Option = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 3.75rem;
  padding: var(--space-1);
  text-decoration: none;

  &:hover,
  &[aria-selected='true'] {
    background: var(--stone);
  }

  &[aria-selected='true'] {
    outline: 1px solid var(--ink);
    outline-offset: -1px;
  }

  img {
    flex: none;
    inline-size: 3.25rem;
    block-size: 3.25rem;
    /* Of an upright picture, which has its object above. */
    object-position: top;
    object-fit: cover;
  }

  small {
    display: block;
    ${note}
  }
`;

interface SuggestionsProps {
  /** A field in a form, which receives the role and attributes of a combobox. */
  field: RefObject<HTMLInputElement | null>;
  onChoose?: () => void;
}

/**
 * Suggestions for the keywords in a field, as links below it. The focus and the keywords stay in the field: arrow keys
 * select a link, Enter follows it, Escape closes the list. If no link is selected, Enter submits the search as usual.
 */
export function Suggestions({ field, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [inputText, setInputText] = useState('');
  const [activeIndex, setActiveIndex] = useState(-1);
  const suggestions = useSuggestions(inputText);
  const isOpen = suggestions.length > 0;
  const getOptionId = (index: number) => `${id}-${index}`;
  const activeId = suggestions[activeIndex] ? getOptionId(activeIndex) : '';

  const suggestFor = (text: string) => {
    setInputText(text.trim());
    setActiveIndex(-1);
  };
  const close = () => suggestFor('');

  // Layout effects keep the field in step with the list that is painted: its state as announced, and its keys. Escape
  // right after the list appears must close the list, not the surrounding popup.
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': `${isOpen}`,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) field.current?.setAttribute(name, value);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, id, isOpen, activeId]);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const moveActive = (offset: 1 | -1) => {
      // The field itself is a slot, at index -1.
      const slotCount = suggestions.length + 1;
      setActiveIndex(((activeIndex + 1 + offset + slotCount) % slotCount) - 1);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isImeEvent(event)) return;
      const { key } = event;
      if (key === 'ArrowDown' && !isOpen) suggestFor(input.value);
      else if (key === 'ArrowDown') moveActive(1);
      else if (key === 'ArrowUp' && isOpen) moveActive(-1);
      else if (key === 'Enter' && activeId) document.getElementById(activeId)?.click();
      else if (key === 'Escape' && isOpen) {
        event.stopPropagation();
        close();
      } else return;
      event.preventDefault();
    };
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('keydown', onKeyDown, { signal });
    // Also during composition: Android's keyboards compose every word.
    input.addEventListener('input', () => suggestFor(input.value), { signal });
    input.addEventListener('blur', close, { signal });
    input.form?.addEventListener('submit', close, { signal });
    return () => controller.abort();
  });

  if (!isOpen) return null;
  const options = suggestions.map((suggestion, index) => ({ ...suggestion, index }));
  const kinds = new Set(suggestions.map(({ kind }) => kind));
  return (
    <List id={id} role="listbox" aria-label={t('search.suggestions')} onMouseDown={(event) => event.preventDefault()}>
      {[...kinds].map((kind) => (
        <Group key={kind} role="group" aria-label={t(`search.suggested-${kind}`)}>
          <span aria-hidden="true">{t(`search.suggested-${kind}`)}</span>
          {options
            .filter((option) => option.kind === kind)
            .map(({ title, detail, url, picture, index }) => (
              <Option
                key={url}
                id={getOptionId(index)}
                role="option"
                aria-selected={index === activeIndex}
                tabIndex={-1}
                href={url}
                data-type={kind}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  close();
                  onChoose?.();
                }}
              >
                {picture && <Image src={picture} alt="" width={52} height={52} />}
                <span>
                  <bdi>{title}</bdi>
                  {detail && <small>{detail}</small>}
                </span>
              </Option>
            ))}
        </Group>
      ))}
    </List>
  );
}
