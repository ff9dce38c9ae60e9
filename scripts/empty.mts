/**
 * Writes the content of an empty site, in every language, to `content` and `public/media` below a folder:
 * `npm run empty -- ../empty`. `-- --in-place` replaces the content of this project. The names are those of
 * `content/brand.json`, so run `npm run rebrand` first.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import sharp from 'sharp';
import { parse } from 'yaml';
import { toYaml } from '../cms/scripts/content/yaml.ts';
import brand from '../content/brand.json' with { type: 'json' };
import { type Locale, locales } from '../lib/i18n/locales.ts';

type Json = string | number | boolean | Json[] | { [key: string]: Json };
type Page = { entry?: Record<string, Json>; pageTitle: Json } & Record<string, Json>;
interface Template {
  settings: Record<string, Json>;
  listed: string[];
  pictures: Record<string, Json>;
  pages: Record<string, Page>;
}

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
const { values, positionals } = parseArgs({
  options: { 'in-place': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const project = path.join(import.meta.dirname, '..');
const [target] = values['in-place'] ? [project] : positionals;
if (!target) throw new Error('Name a folder, or replace the content of this project: npm run empty -- --in-place');
if (!values['in-place'] && existsSync(path.join(target, 'content')))
  throw new Error(`${target} has content already. Name another folder.`);

/** Files of the project that do not depend on the demonstration: those of the brand. */
const keptFiles = {
  content: ['brand.json'],
  media: ['marks/group.svg', 'marks/group.png', 'marks/symbol.svg', 'share/default.jpg'],
};
/** The neutral pictures: those of the template, and those that pages and job offers without a picture show. */
const placeholders = {
  'placeholder/wide.jpg': [2400, 1350],
  'placeholder/tall.jpg': [1200, 1500],
  'fallback/large.jpg': [1760, 567],
  'fallback/small.jpg': [313, 313],
} as const;

const template: Template = parse(readFileSync(new URL('empty/template.yaml', import.meta.url), 'utf8'));
/** The embedded market feed is invented, so it is not that of a listed group. */
const isListed = !['', 'embedded'].includes(process.env.FINANCE ?? '');
const isWritten = (link: Json | undefined) => isListed || !template.listed.some((id) => link === `page:${id}`);
const domain = brand.emails.sender.replace(/^.*@/, '');

const fill = (text: string, title: string): string =>
  text
    .replaceAll('{title}', title)
    .replaceAll('{group}', brand.name)
    .replaceAll('{legalName}', brand.legalName)
    .replaceAll('{domain}', domain);

/** The value in one language: texts of other languages and items that link to unwritten pages are left out. */
const localize = (value: Json, locale: Locale, title: string): Json => {
  if (typeof value === 'string') return fill(value, title);
  if (Array.isArray(value))
    return value
      .filter((item) => typeof item !== 'object' || Array.isArray(item) || isWritten(item.link))
      .map((item) => localize(item, locale, title));
  if (typeof value !== 'object') return value;
  if (typeof value[locale] === 'string') return fill(value[locale], title);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, localize(inner, locale, title)]));
};

// The new files are complete before the old ones are removed.
const temporary = path.join(target, '.empty');
rmSync(temporary, { recursive: true, force: true });
const write = (file: string, data: string | Buffer) => {
  mkdirSync(path.dirname(path.join(temporary, file)), { recursive: true });
  writeFileSync(path.join(temporary, file), data);
};
const writeYaml = (file: string, value: Json) => write(`content/${file}`, toYaml(value as object));

for (const file of keptFiles.content) write(`content/${file}`, readFileSync(path.join(project, 'content', file)));
for (const file of keptFiles.media) write(`media/${file}`, readFileSync(path.join(project, 'public/media', file)));

const publishedAt = new Date().toISOString().slice(0, 10);
for (const [id, { entry, ...page }] of Object.entries(template.pages)) {
  if (!isWritten(`page:${id}`)) continue;
  writeYaml(`pages/${id}/entry.yaml`, { ...entry, publishedAt });
  for (const locale of locales) {
    const title = String(localize(page.pageTitle, locale, ''));
    writeYaml(`pages/${id}/${locale}.yaml`, localize(page, locale, title));
  }
}
const { sharePage, ...settings } = template.settings;
for (const locale of locales) {
  // Strapi offers editors the same categories and sectors; those for pages that the empty site lacks have none yet.
  const current = parse(readFileSync(path.join(project, `content/settings/${locale}.yaml`), 'utf8'));
  writeYaml(`settings/${locale}.yaml`, {
    ...(localize(isListed ? template.settings : settings, locale, '') as object),
    categories: current.categories.map(({ pageLink, ...category }: Record<string, string>) =>
      pageLink && pageLink.replace('page:', '') in template.pages && isWritten(pageLink)
        ? { ...category, pageLink }
        : category,
    ),
    sectors: current.sectors,
  });
}
const labels = parse(readFileSync(path.join(project, 'content/offers/labels.yaml'), 'utf8'));
writeYaml('offers/labels.yaml', { ...labels, houseName: {}, locationCity: {}, role: {} });
for (const name of ['calendar', 'documents']) writeYaml(`finance/${name}.yaml`, []);

const pictures = JSON.parse(readFileSync(path.join(project, 'content/media.json'), 'utf8'));
const isKept = (address: string) => keptFiles.media.includes(address.replace('/media/', ''));
const keptPictures = Object.entries(pictures).filter(([address]) => isKept(address));
const { ivory, brassLight, ink } = brand.colours;
for (const [name, [width, height]] of Object.entries(placeholders)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="light" x2="1" y2="1"><stop stop-color="${ivory}"/><stop offset=".55" stop-color="${brassLight}"/><stop offset="1" stop-color="${ink}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#light)"/></svg>`;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  const preview = await sharp(jpeg).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  write(`media/${name}`, jpeg);
  const blur = `data:image/webp;base64,${preview.toString('base64')}`;
  keptPictures.push([`/media/${name}`, { width, height, focal: '50% 50%', blur }]);
}
keptPictures.sort(([a], [b]) => (a < b ? -1 : 1));
write('content/media.json', `${JSON.stringify(Object.fromEntries(keptPictures), null, 2)}\n`);
writeYaml(
  'pictures.yaml',
  Object.fromEntries(
    Object.entries(template.pictures).map(([name, text]) => [
      `/media/${name}`,
      { alt: Object.fromEntries(locales.map((locale) => [locale, localize(text, locale, '')])) },
    ]),
  ),
);

for (const [from, to] of [
  ['content', 'content'],
  ['media', 'public/media'],
] as const) {
  const folder = path.join(target, to);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  renameSync(path.join(temporary, from), folder);
}
rmSync(temporary, { recursive: true });
