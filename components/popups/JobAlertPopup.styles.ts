import styled from 'styled-components';
import { Form } from '@/components/forms/Form.styles';
import { label, phrased } from '@/styles/mixins';

export const AlertForm = styled(Form)`
  h2 {
    font-size: var(--size-heading);
  }

  > p {
    ${phrased}
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
