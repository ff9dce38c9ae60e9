import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type SectionContent, sectionSchema } from '../../../model/section-content';
import { oncePerProcess } from '../../../shared/once-per-process';
import type { Version } from './authored';
import { authoredFieldTypes, type Resolvers } from './field-types';
import type { Rules } from './rules';

interface Targets extends Omit<Resolvers, 'allowsMissing'> {
  dashboard(id: string): boolean;
}

type Answer = readonly [target: keyof Targets, name: string, answer: unknown];

/** The sections of a page, with the lookups that they depend on. */
interface Made {
  answers: Answer[];
  sections: SectionContent[];
}

const madeSections = oncePerProcess('made-sections', () => new WeakMap<Version['heading'], Made>());

/**
 * Builds the sections of pages. Returns the same array as before if neither the file nor any of its lookups has
 * changed.
 */
export const sectionMaker = (targets: Targets, { read, allowsMissing }: Rules) => {
  let answers: Answer[] = [];
  const recorded =
    <K extends keyof Targets>(target: K) =>
    (name: string): ReturnType<Targets[K]> => {
      const answer = targets[target](name) as ReturnType<Targets[K]>;
      answers.push([target, name, answer]);
      return answer;
    };
  const hasDashboard = recorded('dashboard');
  const fieldTypes = authoredFieldTypes({
    page: recorded('page'),
    file: recorded('file'),
    picture: recorded('picture'),
    allowsMissing,
  });
  const schema = z.array(sectionSchema(fieldTypes)).superRefine((all, context) => {
    for (const [index, section] of all.entries()) {
      const wrong = (message: string) => context.addIssue({ code: 'custom', path: [index], message });
      if (section.type === 'hero' && index > 0) wrong('only the first may be a hero');
      if (section.type === 'dashboard' && !hasDashboard(section.dashboardId)) wrong('an unknown dashboard');
    }
  });

  const isAsBefore = ([target, name, answer]: Answer) => isDeepStrictEqual(targets[target](name), answer);

  return ({ file, heading }: Version): SectionContent[] => {
    const known = madeSections.get(heading);
    if (known?.answers.every(isAsBefore)) return known.sections;
    answers = [];
    const sections = read(schema, heading.sections, file, ['sections']);
    madeSections.set(heading, { answers, sections });
    return sections;
  };
};
