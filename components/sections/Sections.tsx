import type { ComponentType, CSSProperties } from 'react';
import type { Section } from '@/lib/model/section';
import { sections as components } from './registry';
import { Scene } from './Sections.styles';

/** The sections of a page, one below the other; `accent` is the colour of the house that they show. */
export function Sections({ sections, accent }: { sections: Section[]; accent?: string }) {
  return (
    <div style={accent ? ({ '--accent': accent, '--house': accent } as CSSProperties) : undefined}>
      {sections.map((section, index) => {
        const Component = components[section.type] as ComponentType<Section>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place
          <Scene key={index} $tone={section.tone} data-tone={section.tone} data-section={section.type}>
            <Component {...section} />
          </Scene>
        );
      })}
    </div>
  );
}
