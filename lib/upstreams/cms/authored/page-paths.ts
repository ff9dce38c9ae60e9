import type { Locale } from '../../../i18n/locales';
import { pagePath } from '../../../i18n/paths';
import { ContentError, isContentError } from '../../files/content-file';
import type { Authored, AuthoredPage } from './authored';

import type { Rules } from './rules';

/** The paths of the pages and levels of an edition. */
export class PagePaths {
  private readonly pages: Map<string, AuthoredPage>;
  private readonly paths = new Map<string, string>();

  constructor(
    private readonly authored: Pick<Authored, 'pages' | 'pageIds'>,
    private readonly locale: Locale,
    rules: Rules,
  ) {
    this.pages = new Map(authored.pages.map((page) => [page.id, page]));
    for (const page of authored.pages)
      try {
        this.paths.set(page.id, this.resolve(page));
      } catch (error) {
        if (!isContentError(error)) throw error;
        rules.report(error);
      }
  }

  /** The path of a page within the locale; undefined if it has none there. */
  pathOf(id: string): string | undefined {
    return this.paths.get(id);
  }

  /** The URL of a page: null if it is missing in the locale, undefined if it does not exist or is only a level. */
  addressOf(id: string): string | null | undefined {
    if (!this.authored.pageIds.has(id)) return undefined;
    const path = this.pathOf(id);
    return path === undefined ? null : pagePath(this.locale, path);
  }

  private resolve(page: AuthoredPage, below: AuthoredPage[] = []): string {
    const { file, heading } = page.version;
    if (below.includes(page)) throw new ContentError(file, [`parent: ${page.id} is below itself`]);
    const { parent } = page.facts;
    const { slug } = heading;
    if (!parent) return slug;
    if (!slug) throw new ContentError(file, ['slug: must not be empty below a parent']);
    const above = this.pages.get(parent);
    if (!above) throw new ContentError(file, [`parent: there is no entry "${parent}" in ${this.locale}`]);
    return `${this.resolve(above, [...below, page])}/${slug}`;
  }
}
