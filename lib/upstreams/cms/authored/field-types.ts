import { z } from 'zod';
import type { FieldTypes, Link } from '../../../model/field-types';
import { decodeReference, toDownloadPath } from '../../../shared/urls';
import { createImageSchema, type FindPicture } from '../../files/pictures';
import { renderMarkdown } from './rich-text';

/** Functions that look up the targets of references. */
export interface Resolvers {
  /** The URL of a page by its id; null if the locale lacks it, undefined if there is no such page. */
  page(id: string): string | null | undefined;
  /** Whether visitors can download the file with a reference. */
  file(reference: string): boolean;
  picture: FindPicture;
  /** Whether links to unknown targets are accepted, which are null then, and pictures without a description. */
  allowsMissing: boolean;
}

interface AuthoredLink {
  to: string;
  newTab: boolean;
  overlay: boolean;
}

const getLinkKind = ({ to, newTab, overlay }: AuthoredLink): Link['kind'] => {
  if (to.startsWith('#')) return 'inpage';
  if (to.startsWith('file:')) return 'file';
  if (!to.startsWith('page:')) return 'external';
  if (overlay) return 'overlay';
  return newTab ? 'internal-new-tab' : 'internal';
};

/** Creates the schemas that parse authored values to the values of the site's model. */
export const createAuthoredFieldTypes = ({ page, file, picture, allowsMissing }: Resolvers): FieldTypes => {
  /** The URL of a target; null if the locale lacks it, undefined if it is unknown. */
  const findTarget = (target: string): string | null | undefined => {
    const [, id, rest = ''] = /^page:([a-z0-9-]+)([?#].+)?$/.exec(target) ?? [];
    if (id) {
      const path = page(id);
      return path && path + rest;
    }
    if (target.startsWith('file:')) {
      const reference = decodeReference(target.slice('file:'.length));
      return file(reference) ? toDownloadPath(reference) : undefined;
    }
    return /^(#|https:|mailto:|tel:)/.test(target) ? target : undefined;
  };

  const resolve = (target: string): string | null | undefined => {
    const url = findTarget(target);
    return url === undefined && allowsMissing ? null : url;
  };

  const href = z.string().transform((target, context) => {
    const url = resolve(target);
    if (url !== undefined) return url;
    context.addIssue(`there is no target "${target}"`);
    return z.NEVER;
  });

  return {
    href,
    image: createImageSchema(picture, allowsMissing),
    film: z.string().startsWith('/'),
    richText: z.string().transform((markdown, context) => {
      try {
        return renderMarkdown(markdown, (target) => {
          const url = resolve(target);
          if (url === undefined) context.addIssue(`there is no target "${target}"`);
          return url ?? null;
        });
      } catch (error) {
        // Too many quotations, lists or emphasised words in each other, which may also exhaust the stack.
        if (!(error instanceof RangeError)) throw error;
        context.addIssue('is nested too deeply');
        return z.NEVER;
      }
    }),
    link: z
      .strictObject({
        label: z.string().min(1),
        to: z.string(),
        newTab: z.boolean().default(false),
        overlay: z.boolean().default(false),
      })
      .refine(({ to, newTab, overlay }) => !overlay || (to.startsWith('page:') && !newTab), {
        path: ['overlay'],
        error: 'is only for a page of the site in the same tab',
      })
      .transform(({ label, ...target }, context): Link | null => {
        const { to } = target;
        const url = resolve(to);
        if (url === undefined) {
          context.addIssue({ code: 'custom', path: ['to'], message: `there is no target "${to}"` });
          return z.NEVER;
        }
        return url === null ? null : { label, href: url, kind: getLinkKind(target) };
      }),
  };
};
