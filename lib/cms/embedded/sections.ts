import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { check } from '../../content/content-file';
import { type SectionContent, sectionSchema } from '../../model/section-content';
import { oncePerProcess } from '../../process/once-per-process';
import { authoredLeaves, type Resolvers } from './leaves';
import type { Version } from './source';

interface Targets extends Resolvers {
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
export const sectionMaker = (targets: Targets) => {
  let answers: Answer[] = [];
  const recorded =
    <K extends keyof Targets>(target: K) =>
    (name: string): ReturnType<Targets[K]> => {
      const answer = targets[target](name) as ReturnType<Targets[K]>;
      answers.push([target, name, answer]);
      return answer;
    };
  const hasDashboard = recorded('dashboard');
  const schema = z
    .array(
      sectionSchema(authoredLeaves({ page: recorded('page'), file: recorded('file'), picture: recorded('picture') })),
    )
    .refine((all) => all.findLastIndex(({ type }) => type === 'hero') <= 0, 'only the first may be a hero')
    .refine(
      (all) => all.every((one) => one.type !== 'dashboard' || hasDashboard(one.dashboardId)),
      'an unknown dashboard',
    );

  const isAsBefore = ([target, name, answer]: Answer) => isDeepStrictEqual(targets[target](name), answer);

  return ({ file, heading }: Version): SectionContent[] => {
    const known = madeSections.get(heading);
    if (known?.answers.every(isAsBefore)) return known.sections;
    answers = [];
    const sections = check(schema, heading.sections, file, ['sections']);
    madeSections.set(heading, { answers, sections });
    return sections;
  };
};
