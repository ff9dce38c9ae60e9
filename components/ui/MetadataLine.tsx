import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { dotted } from '@/styles/mixins';

const Line = styled.p`
  ${dotted}
`;

/** Short facts with dots between them. No line begins or ends with a dot. */
export function MetadataLine({ children }: { children: ReactNode }) {
  return <Line>{Children.map(children, (item) => item && <span>{item} </span>)}</Line>;
}
