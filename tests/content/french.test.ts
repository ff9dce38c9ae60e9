import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { found, textsIn } from '../support/texts';

const read = (file: string) => parse(readFileSync(file, 'utf8'));

/** Ordinary or wide spaces where French typography requires narrow no-break spaces. */
const wrongSpaces = /.{0,20}(?:[^\S\u202f\n][;?!»%€]|«[^\S\u202f]|[^\S\u202f\n]:(?=\s|\*\*|$)).{0,10}/g;

const wrongIn = (text: string): string[] => text.match(wrongSpaces) ?? [];

it('wrong spaces are distinguished from those of addresses, times and tables', () => {
  for (const text of [
    'Bon : oui',
    'Bon\u00a0: oui',
    'Bon ?',
    '12\u00a0€',
    '« Oui\u202f»',
    '«\u202fOui »',
    '**Bon :** oui',
  ])
    expect(wrongIn(text), text).toHaveLength(1);
  for (const text of [
    'Bon\u202f: oui',
    '«\u202fOui\u202f!\u202f»',
    'https://halcyre.example/?a=1',
    '17:45',
    '|:---| :---:|',
  ])
    expect(wrongIn(text), text).toEqual([]);
});

it('French texts have narrow spaces beside their punctuation', () => {
  const texts = textsIn('fr');
  const wrong = texts.flatMap(({ file, text }) => wrongIn(text).map((part) => `${file}: ${part}`));
  expect(texts.length).toBeGreaterThan(4000);
  expect(wrong).toEqual([]);
});

// docs/style/fr.md
it.each([
  ['de Halcyre, que Halcyre', /[dDqQ]u?’(?:\[)?(?:Halcyre|Helvant|Hanaori)/],
  ['Halcyre est cotée', /Halcyre est coté(?!\p{L})/u],
  ['neuf secteurs', /neuf métiers|(?:ventes|chiffre d’affaires) par métier/],
  ['calendrier financier', /[Aa]genda financier/],
  ['directeur général', /\p{Ll} Directeur général/u],
  ['directrice de la durabilité', /directrice du développement durable/],
  ['alêne', /alène/],
  ['deux-centième', /deux[ \u202f]centième(?!s)/],
  ['réécrire', /\brécri[rtv]/],
  ['usage rédactionnel gratuit', /libres? de droits/],
  ['sous un jour ouvré', /dans la journée ouvrée/],
  ['enregistrer une offre', /offres (?:d’emploi )?que vous (?:avez )?gard/],
  ['mots-clés', /^Mots\b(?!-)/],
  ['newsletter', /par lettre|[Cc]haque lettre contient/],
  ['1er', /(?<!\d)1\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/],
  [
    '31\u00a0janvier, 6\u00a0millions',
    /(?:\d|1er) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|millions?|milliards?)(?!\p{L})/u,
  ],
  ['cabernet-sauvignon', /cabernet sauvignon/],
  ['non conforme', /partiellement conforme/],
  ['à la page', /\bsous \[/],
  ['no chez before the name of any house', /chez \{\{house/],
])('French uses %s', (_, other) => {
  expect(found(textsIn('fr'), other)).toEqual([]);
});

it('every job title names women and men', () => {
  const roles: Record<string, { title: string }> = read('content/offers/fr.yaml');
  const titles = Object.values(roles).map(({ title }) => title);
  expect(titles.filter((title) => !/ ou |\(H\/F\)$|^Stage /.test(title))).toEqual([]);
});

it('the same thing has the same name in the interface and in the content', () => {
  const settings = read('content/settings/fr.yaml');
  const labels = read('content/offers/labels.yaml');
  const talents = read('content/pages/talents/fr.yaml').pageTitle;
  expect(settings.headerTabs.map(({ text }: { text: string }) => text)).toContain(talents);
  for (const { key, label } of settings.sectors) expect(labels.sectors[key].fr).toBe(label);
  const { cookieOptions } = read('public/locales/fr/common.json').footer;
  const cookies = textsIn('fr').filter(({ file }) => file === 'content/pages/cookies/fr.yaml');
  expect(found(cookies, new RegExp(cookieOptions))).toHaveLength(1);
});
