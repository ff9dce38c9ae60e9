import type { Section } from '../../model/section';
import type { SectionContent, SectionType } from '../../model/section-content';
import type { SectionData, SectionWithData } from '../../model/section-data';
import type { SectionContext } from './context';

/** The definition of a section that loads data. */
interface LoadingDefinition<T extends SectionWithData> {
  /** Loads the data that the section shows besides its content. Rejects if it cannot be shown without that data. */
  load: (content: SectionContent<T>, context: SectionContext) => Promise<SectionData<T>>;
}

/** The definition of a section that has a list with pagination. */
interface PagedDefinition<T extends SectionType> {
  /** Whether the list could not be loaded. It may then have any number of pages. */
  hasFailed: (section: Section<T>) => boolean;
}

/** Everything that the server needs to load a section of a type. */
export type Definition<T extends SectionType = SectionType> = {
  /** The namespaces of the strings that the component uses, besides the common one. */
  namespaces: readonly string[] | ((content: SectionContent<T>) => readonly string[]);
} & (T extends SectionWithData ? LoadingDefinition<T> : unknown) &
  (Section<T> extends { pagination: unknown } ? PagedDefinition<T> : unknown);

export type Definitions<T extends SectionType> = { [K in T]: Definition<K> };

/** The namespaces of a list whose component uses its own strings only if the list has pagination. */
export const limitToPaginated =
  (...namespaces: string[]) =>
  ({ paginated }: { paginated: boolean }) =>
    paginated ? namespaces : [];
