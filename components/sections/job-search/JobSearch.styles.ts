import styled from 'styled-components';

export const Form = styled.form`
  --size-title: var(--size-heading);
  display: grid;
  gap: var(--space-4);

  &:not(:first-child) {
    margin-block-start: var(--space-5);
  }

  @media print {
    > :first-child,
    > [role='group'],
    label {
      display: none;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  align-items: baseline;
  justify-content: space-between;
  margin-block: var(--space-3);

  [role='status'] {
    font: var(--weight-heading) var(--size-heading) / 1.2 var(--font-display);
    font-variant-numeric: lining-nums;
  }
`;

/** A remark on how the results differ from the search. */
export const Remark = styled.p`
  &:not(:empty) {
    margin-block-end: var(--space-5);
  }
`;

export const Jobs = styled.ul`
  transition: opacity var(--quick) var(--ease);
  border-block-end: 1px solid var(--hairline);

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;
