import { z } from 'zod';
import type { Image, Leaves, Link } from '../../model/leaf';
import { renderMarkdown } from './rich-text';

/** Size, focal point and blurred preview of each picture, by its path. */
export const mediaManifest = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), focal: z.string(), blur: z.string() }),
);
export type MediaManifest = z.infer<typeof mediaManifest>;

interface Resolvers {
  media: MediaManifest;
  /** The path of a page by its id: null where it is absent in the locale, undefined where it exists in none. */
  pathOf: (id: string) => string | null | undefined;
}

const kindOf = (target: string, newTab: boolean): Link['kind'] => {
  if (target.startsWith('#')) return 'inpage';
  if (target.startsWith('file:')) return 'file';
  if (target.startsWith('page:')) return newTab ? 'internal-new-tab' : 'internal';
  return 'external';
};

/** The schemas that turn what authors write in YAML into the site's own form. */
export const authoredLeaves = ({ media, pathOf }: Resolvers): Leaves => {
  const resolve = (target: string): string | null | undefined => {
    const [, id, anchor = ''] = /^page:([a-z0-9-]+)(#.+)?$/.exec(target) ?? [];
    if (id) {
      const path = pathOf(id);
      return path && path + anchor;
    }
    if (target.startsWith('file:/')) return target.slice('file:'.length);
    return /^(#|https:|mailto:|tel:)/.test(target) ? target : undefined;
  };

  const href = z.string().transform((target, context) => {
    const address = resolve(target);
    if (address !== undefined) return address;
    context.addIssue(`there is no target "${target}"`);
    return z.NEVER;
  });

  const image = z
    .strictObject({ src: z.string(), alt: z.string(), focal: z.string().optional() })
    .transform(({ src, alt, focal }, context): Image => {
      const known = media[src];
      if (known) return { ...known, src, alt, focal: focal ?? known.focal };
      context.addIssue(`there is no picture "${src}"`);
      return z.NEVER;
    });

  return {
    href,
    image,
    richText: z.string().transform((markdown, context) =>
      renderMarkdown(markdown, (target) => {
        const address = resolve(target);
        if (address === undefined) context.addIssue(`there is no target "${target}"`);
        return address ?? null;
      }),
    ),
    link: z
      .strictObject({ label: z.string().min(1), to: z.string(), newTab: z.boolean().default(false) })
      .transform(({ label, to, newTab }, context): Link | null => {
        const address = resolve(to);
        if (address === undefined) {
          context.addIssue({ code: 'custom', path: ['to'], message: `there is no target "${to}"` });
          return z.NEVER;
        }
        return address === null ? null : { label, href: address, kind: kindOf(to, newTab) };
      }),
  };
};
