import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: var(--column);
  gap: var(--space-6);

  p + & {
    margin-block-start: var(--space-7);
  }
`;

export const CentredLayout = styled(Layout)`
  inline-size: 100%;
  max-inline-size: 72rem;
  margin-inline: auto;
`;

export const Status = styled.p`
  min-block-size: 1.65em;
  font-size: var(--size-lead);
  overflow-wrap: anywhere;

  dialog &:empty {
    min-block-size: 0;
  }
`;
