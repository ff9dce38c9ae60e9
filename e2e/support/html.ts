type Attributes = Record<string, string>;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** The attributes of every element `name` in a page's source, with lowercase names. */
export const getElements = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );

/** The text of every element `name` without its markup. Pictures count as their alternative text. */
export const getTexts = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gis'))].map(([, inner = '']) =>
    decode(inner.replace(/<img[^>]*?alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, '')).trim(),
  );

/** The target of `<link rel>`; undefined if the page has none. */
export const getLinkHref = (html: string, rel: string): string | undefined =>
  getElements(html, 'link').find((link) => link.rel === rel)?.href;

/** The addresses of a page's translations by language tag, including `x-default`. */
export const getTranslations = (html: string): Record<string, string> =>
  Object.fromEntries(
    getElements(html, 'link')
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang = '', href = '' }) => [hreflang, href]),
  );

/** The content of `<meta name>` or `<meta property>`. */
export const getMeta = (html: string, name: string): string | undefined =>
  getElements(html, 'meta').find((meta) => meta.name === name || meta.property === name)?.content;

/** The value of `<html lang>`. */
export const getLanguage = (html: string): string | undefined => getElements(html, 'html')[0]?.lang;
