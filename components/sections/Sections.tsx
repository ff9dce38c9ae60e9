import type { ComponentType, CSSProperties } from 'react';
import type { Section } from '@/lib/model/section';
import { sections as components } from './registry';
import { Scene } from './Sections.styles';

/** Renders the sections of a page. `accent` is the colour of the house that they are about. */
export function Sections({ sections, accent }: { sections: Section[]; accent?: string }) {
  return (
    <div style={accent ? ({ '--accent': accent, '--house': accent } as CSSProperties) : undefined}>
      {sections.map((section, index) => {
        const Component = components[section.type] as ComponentType<Section>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id, only a position
          <Scene key={index} data-tone={section.tone} data-section={section.type}>
            <Component {...section} />
          </Scene>
        );
      })}
    </div>
  );
}
