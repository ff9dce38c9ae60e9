import { Parser } from 'htmlparser2';

const linkAttributes = ['href', 'src', 'srcset', 'poster', 'content', 'action'] as const;

/** Parses a page. Returns its title, its text, everything that it links to, and its structured data. */
export const parsePage = (html: string) => {
  const text: string[] = [];
  const links: string[] = [];
  const data: string[] = [];
  const titles: string[] = [];
  let currentElement = '';
  new Parser({
    onopentag(name, attributes) {
      currentElement = name === 'script' ? `script ${attributes.type ?? ''}` : name;
      // Scripts and preloads are named after the build.
      if (name !== 'script' && attributes.rel !== 'preload')
        for (const attribute of linkAttributes)
          if (attributes[attribute]) links.push(`${name} ${attribute} ${attributes[attribute]}`);
    },
    ontext(part) {
      if (currentElement === 'title') titles.push(part);
      else if (currentElement === 'script application/ld+json') data.push(part);
      else if (!currentElement.startsWith('script') && currentElement !== 'style') text.push(part);
    },
    onclosetag() {
      currentElement = '';
    },
  }).end(html);
  return { title: titles.join(), text: text.join(' ').replace(/\s+/g, ' '), links, data };
};

const filePattern = /\.(?:jpe?g|png|webp|avif|svg|mp4|webm|pdf|xlsx?|csv|zip|vtt)$/i;

const origin = 'http://localhost:3000';

/**
 * The files of this site that the links of a page lead to, by path, each with its address in the page. The address of a
 * picture also contains the size to which it is converted.
 */
export const findFiles = (links: string[]): Map<string, string> => {
  const values = links.flatMap((link) => link.split(' ').slice(2).join(' ').split(', '));
  const files = values.flatMap((value): [string, string][] => {
    const url = URL.parse(value.split(' ')[0] ?? '', origin);
    if (url?.origin !== origin) return [];
    const file = url.searchParams.get('url') ?? url.pathname;
    return filePattern.test(file) ? [[file, url.pathname + url.search]] : [];
  });
  return new Map(files);
};
