import type { ComponentType } from 'react';
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

/** The sections of a page, one below the other. */
export function Sections({ sections }: { sections: Section[] }) {
  return (
    <Flow>
      {sections.map((section, index) => {
        const Component = components[section.type] as ComponentType<Section>;
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place
        return <Component key={index} {...section} />;
      })}
    </Flow>
  );
}
