import type { ComponentType, CSSProperties } from 'react';
import styled from 'styled-components';
import type { Section } from '@/lib/model/section';
import { sections as components } from './registry';

const Flow = styled.div`
  > * + *,
  > :first-child:not([data-bleed]) {
    padding-block-start: var(--space-section);
  }

  > :last-child:not([data-bleed]) {
    padding-block-end: var(--space-section);
  }
`;

/** The sections of a page, one below the other; `accent` is the colour of the house that they show. */
export function Sections({ sections, accent }: { sections: Section[]; accent?: string }) {
  return (
    <Flow style={accent ? ({ '--accent': accent } as CSSProperties) : undefined}>
      {sections.map((section, index) => {
        const Component = components[section.type] as ComponentType<Section>;
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place
        return <Component key={index} {...section} />;
      })}
    </Flow>
  );
}
