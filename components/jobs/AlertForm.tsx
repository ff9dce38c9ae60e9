import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Form } from '@/components/forms/Form.styles';
import type { JobAlert } from '@/lib/model/job';
import { label, phrased } from '@/styles/mixins';

/** A form with groups of radio buttons and checkboxes. */
export const AlertForm = styled(Form)`
  h2 {
    font-size: var(--size-heading);
  }

  /* In the popup, the button stays visible while the fields scroll. */
  dialog & > [type='submit'] {
    position: sticky;
    inset-block-end: var(--space-4);
    box-shadow: 0 0 0 var(--space-4) var(--surface);
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

interface FrequencyFieldProps {
  initial: JobAlert['frequency'];
  onChange?: (frequency: JobAlert['frequency']) => void;
}

const frequencies = ['daily', 'weekly'] as const;

/** The choice of how often the emails of an alert are sent. */
export function FrequencyField({ initial, onChange }: FrequencyFieldProps) {
  const { t } = useTranslation('jobs');
  return (
    <fieldset>
      <legend>{t('alert.frequency')}</legend>
      {frequencies.map((frequency) => (
        <label key={frequency}>
          <input
            type="radio"
            name="frequency"
            value={frequency}
            defaultChecked={frequency === initial}
            onChange={() => onChange?.(frequency)}
          />
          {t(`alert.frequency-${frequency}`)}
        </label>
      ))}
    </fieldset>
  );
}
