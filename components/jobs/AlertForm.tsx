import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Form, SubmitRow } from '@/components/forms/Form';
import type { JobAlert } from '@/lib/model/job';
import { media } from '@/styles/breakpoints';
import { lineAbove, phrased } from '@/styles/mixins';

/** A form with groups of radio buttons and checkboxes. */
export const AlertForm = styled(Form)`
  h2 {
    font-size: var(--size-heading);
  }

  /* In the popup, the button is the foot of the panel, across its padding, and the fields scroll above it. */
  dialog & > ${SubmitRow} {
    position: var(--sticky);
    inset-block-end: calc(-1 * var(--space-6));
    margin: 0 calc(-1 * var(--space-6)) calc(-1 * var(--space-6));
    padding: var(--space-4) var(--space-6);
    ${lineAbove}
    background: var(--paper);
  }

  > p {
    ${phrased}
  }

  /* The groups of fields, with titles that stand out from the labels. */
  fieldset {
    padding-block-start: var(--space-4);
    border: 0;
    ${lineAbove}
  }

  legend {
    float: inline-start;
    inline-size: 100%;
    margin-block-end: var(--space-2);
    font: var(--weight-heading) var(--size-name) / 1.3 var(--font-display);
  }

  legend + * {
    clear: both;
  }

  fieldset > label {
    display: flex;
    gap: var(--space-3);
    align-items: baseline;
    padding-block: var(--space-2);

    ${media.tablet} {
      display: inline-flex;
      margin-inline-end: var(--space-6);
    }
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
