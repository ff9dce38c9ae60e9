import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { createSectionSchema, type SectionContent } from '../../../model/section';
import { oncePerProcess } from '../../../shared/once-per-process';
import type { PageVersion } from './authored-content';
import { createAuthoredFieldTypes, type Resolvers } from './field-types';
import type { Rules } from './rules';

/** The lookups for sections. */
interface Targets extends Omit<Resolvers, 'allowsMissing'> {
  /** Whether there is a dashboard with an id. */
  dashboard(id: string): boolean;
}

/** A lookup and its result. */
type Lookup = readonly [target: keyof Targets, name: string, result: unknown];

/** The sections of a page with the lookups that they depend on. */
interface CachedSections {
  lookups: Lookup[];
  sections: SectionContent[];
}

const sectionCache = oncePerProcess('made-sections', () => new WeakMap<PageVersion['heading'], CachedSections>());

/**
 * Creates a function that builds the sections of pages. It returns the same array again if neither the file nor any of
 * its lookups has changed.
 */
export const createSectionBuilder = (targets: Targets, { parse, allowsMissing }: Rules) => {
  let lookups: Lookup[] = [];
  const recordLookups =
    <K extends keyof Targets>(target: K) =>
    (name: string): ReturnType<Targets[K]> => {
      const result = targets[target](name) as ReturnType<Targets[K]>;
      lookups.push([target, name, result]);
      return result;
    };
  const hasDashboard = recordLookups('dashboard');
  const fieldTypes = createAuthoredFieldTypes({
    page: recordLookups('page'),
    file: recordLookups('file'),
    picture: recordLookups('picture'),
    allowsMissing,
  });
  const schema = z.array(createSectionSchema(fieldTypes)).superRefine((all, context) => {
    for (const [index, section] of all.entries()) {
      const addIssue = (message: string, ...path: string[]) =>
        context.addIssue({ code: 'custom', path: [index, ...path], message });
      if (section.type === 'hero' && index > 0) addIssue('only the first may be a hero');
      if (section.type === 'dashboard' && !hasDashboard(section.dashboardId)) addIssue('an unknown dashboard');
      const indicator = section.type === 'rich-text' ? section.indicator : undefined;
      if (indicator && !hasDashboard(indicator.replace(/\/.*/, ''))) addIssue('an unknown dashboard', 'indicator');
    }
  });

  const isUnchanged = ([target, name, result]: Lookup) => isDeepStrictEqual(targets[target](name), result);

  return ({ file, heading }: PageVersion): SectionContent[] => {
    const cached = sectionCache.get(heading);
    if (cached?.lookups.every(isUnchanged)) return cached.sections;
    lookups = [];
    const sections = parse(schema, heading.sections, file, ['sections']);
    sectionCache.set(heading, { lookups, sections });
    return sections;
  };
};
