import type { Section } from '../../model/section';
import type { SectionContent, SectionType } from '../../model/section-content';
import { addressSections } from './addresses';
import { calendarSections } from './calendar';
import type { SectionContext } from './context';
import { dashboardSections } from './dashboard';
import type { Definitions } from './definition';
import { documentSections } from './documents';
import { eventSections } from './events';
import { formSections } from './forms';
import { jobSections } from './jobs';
import { mediaSections } from './media';
import { pageSections } from './pages';
import { plainSections } from './plain';
import { pressSections } from './press';
import { richTextSections } from './rich-text';
import { searchSections } from './search';
import { sharePriceSections } from './share-price';

const definitions: Definitions<SectionType> = {
  ...plainSections,
  ...richTextSections,
  ...pageSections,
  ...addressSections,
  ...jobSections,
  ...documentSections,
  ...calendarSections,
  ...sharePriceSections,
  ...dashboardSections,
  ...eventSections,
  ...mediaSections,
  ...pressSections,
  ...searchSections,
  ...formSections,
};

/** A definition as callers use it, for a section of any type. */
interface AnyDefinition {
  namespaces: readonly string[] | ((content: SectionContent) => readonly string[]);
  load?: (content: SectionContent, context: SectionContext) => Promise<object>;
  hasFailed?: (section: Section) => boolean;
}

const getDefinition = ({ type }: { type: SectionType }) => definitions[type] as AnyDefinition;

/** Loads a section with the data that it shows besides its content. */
export const loadSection = async (content: SectionContent, context: SectionContext): Promise<Section> =>
  ({ ...content, ...(await getDefinition(content).load?.(content, context)) }) as Section;

/** The namespaces of the strings of a section, besides the common one. */
export const getNamespaces = (section: Section): readonly string[] => {
  const { namespaces } = getDefinition(section);
  return typeof namespaces === 'function' ? namespaces(section) : namespaces;
};

/** Whether the data of a section could not be loaded. */
const hasFailed = (section: Section): boolean => getDefinition(section).hasFailed?.(section) ?? false;

/** Whether the list of a section has a page with this number, or could not be loaded. */
export const canHavePage = (section: Section, listPage: number): boolean =>
  hasFailed(section) ||
  ('pagination' in section && section.pagination !== null && listPage < section.pagination.nbPages);
