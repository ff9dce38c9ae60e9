import type { ComponentType, CSSProperties } from 'react';
import styled from 'styled-components';
import type { Section } from '@/lib/model/section';
import { sectionDisplays } from './registry';

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

  &[data-low] {
    --hero: 41svh;
    --hero-min: 0rem;
    --hero-space: var(--space-6);
    --hero-title: var(--size-title);
  }

  [data-low] + &[data-first]:not(:has(> [data-bleed])) {
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
    position: relative;
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

const isFirst = (section?: Section) => section && sectionDisplays[section.type].comesFirst;

/** Whether a section has an even position among those of its type. */
const isEven = (sections: Section[], index: number) =>
  sections.slice(0, index).filter(({ type }) => type === sections[index]?.type).length % 2 === 1;

interface SectionsProps {
  sections: Section[];
  /** The colour of the house that they are about. */
  accent?: string | undefined;
  /** The path of the house's drawing, which is shown beside its figures. */
  plate?: string | undefined;
}

/** Renders the sections of a page. */
export function Sections({ sections, accent, plate }: SectionsProps) {
  const style = { '--accent': accent, '--house': accent, '--plate': plate && `url("${plate}")` };
  return (
    <div style={accent ? (style as CSSProperties) : undefined} data-plate={plate && ''}>
      {sections.map((section, index) => {
        const { component, isTool } = sectionDisplays[section.type];
        const Component = component as ComponentType<Section>;
        const isLow = section.type === 'hero' && (section.low || isFirst(sections[index + 1]));
        return (
          <Scene
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id, only a position
            key={index}
            data-section={section.type}
            data-even={isEven(sections, index) || undefined}
            data-untitled={!('title' in section && section.title) || undefined}
            data-tone={section.tone}
            data-low={isLow || undefined}
            data-first={isFirst(section)}
            data-tool={isTool}
          >
            <Component {...section} />
          </Scene>
        );
      })}
    </div>
  );
}
