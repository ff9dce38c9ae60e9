import { ContentError } from '../../content/content-file';
import { type Locale, locales } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import type { Entry, Version } from './source';

/** Whether an entry is only a level: it appears in the paths and breadcrumbs of the pages below it, but has no page. */
export const isLevel = ({ facts }: Entry): boolean => facts.kind === 'page' && facts.notClickable;

/** The paths of the entries in each locale. With `draft`, drafts replace the pages that they revise. */
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

  /** The path of an entry within a locale; undefined if it is missing there. */
  pathOf(id: string, locale: Locale): string | undefined {
    return this.paths.get(locale)?.get(id);
  }

  /** The URL of an entry: null if it is missing in the locale, undefined if it does not exist or is only a level. */
  addressOf(id: string, locale: Locale): string | null | undefined {
    const entry = this.entries.get(id);
    if (!entry || isLevel(entry)) return undefined;
    const path = this.pathOf(id, locale);
    return path === undefined ? null : pagePath(locale, path);
  }

  private resolve(entry: Entry, locale: Locale, below: Entry[] = []): string {
    const version = this.versionOf(entry, locale);
    if (!version) throw new ContentError(`${entry.id}, parent of ${below.at(-1)?.id},`, [`is missing in ${locale}`]);
    if (below.includes(entry)) throw new ContentError(version.file, [`parent: ${entry.id} is below itself`]);
    const { parent } = entry.facts;
    const { slug } = version.heading;
    if (!parent) return slug;
    if (!slug) throw new ContentError(version.file, ['slug: must not be empty below a parent']);
    const above = this.entries.get(parent);
    if (!above) throw new ContentError(version.file, [`parent: there is no entry "${parent}"`]);
    return `${this.resolve(above, locale, [...below, entry])}/${slug}`;
  }
}
