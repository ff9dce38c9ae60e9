import { z } from 'zod';
import brand from '../../content/brand.json' with { type: 'json' };
import { networks } from '../i18n/locales';
import { subscriptionLists } from '../shared/constants';
import { type FieldTypes, withoutBlur } from './field-types';
import { createSpecialEventSchema } from './special-event';

const text = z.string().trim().min(1);

/** The schema of a locale's settings, which editors maintain in the CMS. */
export const createSettingsSchema = (fieldTypes: FieldTypes) => {
  const { image, href } = fieldTypes;
  const filterReachable = <K extends string, T extends { [P in K]: string | null }>(key: K, items: T[]) =>
    items.filter((item): item is T & { [P in K]: string } => item[key] !== null);
  const thumbnail = image.transform(withoutBlur);

  const menuPages = z
    .array(z.strictObject({ pageTitle: text, pageLink: href }))
    .default([])
    .transform((pages) => filterReachable('pageLink', pages));
  const menuSections = z
    .array(z.strictObject({ title: text, link: href, thumbnail: thumbnail.optional(), pages: menuPages }))
    .default([])
    .transform((sections) => filterReachable('link', sections));

  /** The address of a page in the settings; empty if the locale lacks it. */
  const pageLink = href.transform((value) => value ?? '');

  return z.strictObject({
    /** The name of the group after the title of every page. */
    titleSuffix: text.default(brand.name),
    facebookAppId: z.string().optional(),
    socialNetworks: z.array(z.strictObject({ network: z.enum(networks), url: z.url() })),
    headerTabs: z
      .array(z.strictObject({ text, link: href, mobileThumbnail: thumbnail, sections: menuSections }))
      .transform((tabs) => filterReachable('link', tabs)),
    joinUs: z.strictObject({ text, link: pageLink, thumbnail }),
    signIn: z.strictObject({ text, url: z.url() }),
    footerLinks: z
      .array(z.strictObject({ title: text, url: href }))
      .transform((links) => filterReachable('url', links)),
    cookiesPage: pageLink,
    searchPage: pageLink,
    /** Empty if the group is not listed. */
    sharePage: pageLink.default(''),
    privacyPage: pageLink,
    /** The pages with all news, all events, all documents, the financial calendar and the subscription forms. */
    newsPage: pageLink.default(''),
    eventsPage: pageLink.default(''),
    documentsPage: pageLink.default(''),
    calendarPage: pageLink.default(''),
    subscriptionPages: z.partialRecord(z.enum(subscriptionLists), pageLink).default({}),
    /** The sender's name and postal address in emails. */
    sender: z.strictObject({ name: text.default(brand.legalName), address: z.array(text).min(1) }),
    /** The identity card of the share, for `share-facts` sections. */
    shareFacts: z.array(z.strictObject({ label: text, value: text })).default([]),
    /** The paragraph about the group with which its press releases end. */
    boilerplate: text.optional(),
    /** The subjects of contact messages, and their recipients. */
    contactSubjects: z.array(z.strictObject({ key: text, label: text, email: z.email() })).min(1),
    filings: z.array(z.strictObject({ title: text, url: z.url() })).default([]),
    /** The page at `pageLink` and every page below belong to the category, unless a page further down has another. */
    categories: z.array(z.strictObject({ key: text, label: text, pageLink: pageLink.default('') })),
    /** The sectors of the houses; `text` introduces one in the list of houses. */
    sectors: z.array(z.strictObject({ key: text, label: text, text: text.optional() })),
    /** The names of the cities in which houses have addresses. */
    cities: z.array(z.strictObject({ key: text, label: text })).default([]),
    singleTypeEvent: createSpecialEventSchema(fieldTypes).optional(),
  });
};

export type Settings = z.infer<ReturnType<typeof createSettingsSchema>>;
export type HeaderTab = Settings['headerTabs'][number];
