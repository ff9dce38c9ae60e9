import styled from 'styled-components';

export const Card = styled.article`
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--hairline);

  h3 {
    max-inline-size: 26ch;
    font-size: var(--size-heading);
  }
`;

export const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
  color: var(--muted);

  b {
    font: var(--weight-light) clamp(3rem, 2.25rem + 2.5vw, 4.75rem) / 1 var(--font-display);
    font-variant-numeric: lining-nums;
    letter-spacing: var(--tracking-display);
    color: var(--text);
  }
`;

/** Under its words a line, and over the part of the way that has been gone a stronger one. */
export const Progress = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-5);
  padding-block-end: var(--space-2);
  font-size: var(--size-small);
  background:
    linear-gradient(var(--accent) 0 0) 0 100% / calc(100% * var(--part, 0)) 2px no-repeat,
    linear-gradient(var(--hairline) 0 0) 0 100% / 100% 1px no-repeat;
`;

export const Note = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-4);
  font-size: var(--size-small);
  color: var(--muted);
`;
