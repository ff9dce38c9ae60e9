import { ContentError } from '../../content/content-file';
import { type Locale, locales } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import type { Entry, Version } from './source';

/** Whether an entry is no page, but a level above pages: they have it in their paths and breadcrumbs. */
export const isLevel = ({ facts }: Entry): boolean => facts.kind === 'page' && facts.notClickable;

/** Where the entries stand in each locale: of what is published, or with drafts instead of what they revise. */
export class Places {
  private readonly entries: Map<string, Entry>;
  private readonly paths: Map<Locale, Map<string, string>>;

  constructor(
    entries: Entry[],
    private readonly draft: boolean,
  ) {
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
    const present = (locale: Locale) => entries.filter((entry) => this.versionOf(entry, locale));
    this.paths = new Map(
      locales.map((locale) => [
        locale,
        new Map(present(locale).map((entry) => [entry.id, this.resolve(entry, locale)])),
      ]),
    );
  }

  versionOf(entry: Entry, locale: Locale): Version | undefined {
    return (this.draft ? entry.drafts[locale] : undefined) ?? entry.published[locale];
  }

  /** The path of an entry within a locale; undefined where it is absent. */
  pathOf(id: string, locale: Locale): string | undefined {
    return this.paths.get(locale)?.get(id);
  }

  /** The address of an entry: null where it is absent in the locale, undefined where it exists in none or is no page. */
  addressOf(id: string, locale: Locale): string | null | undefined {
    const entry = this.entries.get(id);
    if (!entry || isLevel(entry)) return undefined;
    const path = this.pathOf(id, locale);
    return path === undefined ? null : pagePath(locale, path);
  }

  private resolve(entry: Entry, locale: Locale, below: Entry[] = []): string {
    const version = this.versionOf(entry, locale);
    if (!version) throw new ContentError(`${entry.id}, parent of ${below.at(-1)?.id},`, [`is absent in ${locale}`]);
    if (below.includes(entry)) throw new ContentError(version.file, [`parent: ${entry.id} stands below itself`]);
    const { parent } = entry.facts;
    const { slug } = version.heading;
    if (!parent) return slug;
    if (!slug) throw new ContentError(version.file, ['slug: is empty, below a parent']);
    const above = this.entries.get(parent);
    if (!above) throw new ContentError(version.file, [`parent: there is no entry "${parent}"`]);
    return `${this.resolve(above, locale, [...below, entry])}/${slug}`;
  }
}
