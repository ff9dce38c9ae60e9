import styled from 'styled-components';
import { label } from '@/styles/mixins';

export const Heading = styled.h2`
  margin-block-end: var(--space-5);
  font-size: var(--size-heading);
`;

export const Hint = styled.p`
  margin-block: var(--space-4);
  font-size: var(--size-small);
  color: var(--muted);
`;

export const UrlInput = styled.input`
  inline-size: 100%;
  padding: var(--space-3) 0;
  background: none;
  border: 0;
  border-block-end: 1px solid var(--hairline);
  font-size: var(--size-small);
  text-overflow: ellipsis;
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-3);
  margin-block: var(--space-5) var(--space-3);
`;

export const Action = styled.button`
  ${label}
  display: grid;
  place-items: center;
  min-block-size: 3rem;
  border: 1px solid var(--ink);
  text-align: center;
  text-decoration: none;

  &:hover {
    background: var(--ink);
    color: var(--ivory);
  }
`;
