import type { ComponentType, CSSProperties } from 'react';
import styled from 'styled-components';
import type { Section } from '@/lib/model/section';
import { sectionComponents as components } from './registry';

const toolSelectors = (
  [
    'documents-list',
    'news-list',
    'events-list',
    'contact',
    'archives',
    'share-price',
    'highlights-list',
    'womo-list',
  ] as const
)
  .map((type) => `[data-section='${type}']`)
  .join(', ');

/**
 * The background and spacing of one section. A section has space above; if the background changes after it, also below.
 * A full-width section (`data-bleed`) sets its own spacing.
 */
const Scene = styled.div`
  padding-block-start: var(--space-section);

  /* The first section of a page without a hero follows the title. */
  &:first-child {
    padding-block-start: var(--space-5);
  }

  /* A hero is low if its content says so. It also is before a tool that visitors come to use, so that both are visible
     without scrolling. */
  &[data-section='hero']:is(:has(> [data-low]), :has(+ :is(${toolSelectors}, [data-section='share-price-brief']))) {
    --hero: 41svh;
    --hero-min: 0rem;
    --hero-space: var(--space-6);
    --hero-title: var(--size-title);
  }

  [data-section='hero'] + &:is(${toolSelectors}) {
    padding-block-start: var(--space-8);
  }

  /* A section without a title continues the topic of the one before it. */
  :not([data-tone], [data-section='hero']) + &:not([data-tone], :has(h2)) {
    padding-block-start: var(--space-7);
  }

  &:last-child,
  &:has(+ [data-tone]),
  &:has(+ * > [data-bleed]) {
    padding-block-end: var(--space-section);
  }

  &[data-tone] {
    padding-block: var(--space-section);
    background: var(--surface);
    color: var(--text);
  }

  &[data-tone='stone'] {
    --surface: var(--stone-light);
  }

  &[data-tone='ink'] {
    --surface: var(--ink);
  }

  &[data-tone='accent'] {
    --surface: color-mix(in oklab, var(--house, var(--brass)) 62%, var(--ink));
  }

  &:is([data-tone='ink'], [data-tone='accent']) {
    --text: var(--ivory);
    --muted: var(--ivory-soft);
    --hairline: var(--hairline-light);
    --accent: var(--brass-light);
  }

  &:has(> [data-bleed]) {
    padding-block: 0;
  }
`;

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
