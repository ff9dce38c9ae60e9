import styled from 'styled-components';
import { Sections } from '@/components/sections/Sections';
import type { ComponentsProps } from './load-components-props';

const Index = styled.nav`
  columns: 12rem;
  padding: var(--space-6) var(--edge);
`;

const Label = styled.h2`
  padding: var(--space-6) var(--edge) var(--space-2);
  border-block-start: 1px solid currentColor;
  font: 400 1rem monospace;
`;

/** The catalogue of components for editors and designers: each section type, with its cards and forms. */
export default function ComponentsPage({ examples }: ComponentsProps) {
  return (
    <>
      <Index aria-label="Sections">
        {examples.map(({ type }) => (
          <div key={type}>
            <a href={`#${type}`}>{type}</a>
          </div>
        ))}
      </Index>
      {examples.map((example) => (
        <div key={example.type}>
          <Label id={example.type}>{example.type}</Label>
          <Sections sections={[example]} />
        </div>
      ))}
    </>
  );
}
