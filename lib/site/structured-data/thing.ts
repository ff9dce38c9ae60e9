import type { Page } from '../../model/page';
import type { Section, SectionType } from '../../model/section';
import type { SiteContent } from '../../model/site-content';

/** A schema.org object with only the properties of its type. */
export type Thing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** A page with the content of its shell and its absolute URL. */
export interface PageWithUrl {
  page: Page;
  content: SiteContent;
  url: string;
}

export const createThing = (type: string, properties: Record<string, unknown>): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

export const findSections = <T extends SectionType>({ sections }: Page, type: T): Section<T>[] =>
  sections.filter((section) => section.type === type) as unknown as Section<T>[];

/** The absolute URL of a picture or a film, which may be on another host. */
export const toMediaUrl = (frontHost: string, src: string): string => new URL(src, frontHost).href;

export const groupLogo = (frontHost: string): string => `${frontHost}/icon-512.png`;

/** A schema.org reference to the group, which the home page describes in full under the same `@id`. */
export const groupReference = ({ frontHost, titleSuffix }: SiteContent) => ({
  '@type': 'Organization',
  '@id': `${frontHost}/#organization`,
  name: titleSuffix,
});
