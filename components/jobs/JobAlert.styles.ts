import styled from 'styled-components';
import { Form } from '@/components/forms/Form.styles';
import { label } from '@/styles/mixins';

export const AlertForm = styled(Form)`
  h2 {
    font-size: var(--size-heading);
  }

  fieldset {
    border: 0;
  }

  legend {
    ${label}
    color: var(--muted);
  }

  fieldset > label {
    display: flex;
    gap: var(--space-3);
    align-items: baseline;
    padding-block: var(--space-2);
  }
`;

export const Criteria = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-2);

  li {
    padding: 0.2em 0.9em;
    background: var(--stone);
    border-radius: 1rem;
    font-size: var(--size-small);
  }
`;

export const Wanted = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  /* The gap of a grid does not part a legend from what follows. */
  legend {
    margin-block-end: var(--space-3);
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-4);
  align-items: end;

  :is(label, span, select) {
    min-inline-size: 0;
    inline-size: 100%;
  }

  select {
    text-overflow: ellipsis;
  }
`;
