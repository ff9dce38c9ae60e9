import type { Section } from '../../model/section';
import type { SectionContent, SectionType } from '../../model/section-content';
import type { SectionData, SectionWithData } from '../../model/section-data';
import type { SectionContext } from './context';

/** A section whose data comes from elsewhere. */
interface LoadingDefinition<T extends SectionWithData> {
  /** Loads what the section shows besides its own content. Rejects if it cannot be shown without. */
  load: (content: SectionContent<T>, context: SectionContext) => Promise<SectionData<T>>;
}

/** A section with a list that has pages. */
interface PagedDefinition<T extends SectionType> {
  /** Whether the list could not be loaded. Any page of it may then exist. */
  hasFailed: (section: Section<T>) => boolean;
}

/** Everything that the server must know of a section type. */
export type Definition<T extends SectionType = SectionType> = {
  /** The namespaces of the strings that the component uses, besides the common one. */
  namespaces: readonly string[] | ((content: SectionContent<T>) => readonly string[]);
} & (T extends SectionWithData ? LoadingDefinition<T> : unknown) &
  (Section<T> extends { pagination: unknown } ? PagedDefinition<T> : unknown);

export type Definitions<T extends SectionType> = { [K in T]: Definition<K> };

/** For lists whose component uses strings of its own only if the list has pages. */
export const ifPaginated =
  (...namespaces: string[]) =>
  ({ paginated }: { paginated: boolean }) =>
    paginated ? namespaces : [];
