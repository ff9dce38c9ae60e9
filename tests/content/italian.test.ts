import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { found, textsIn } from '../support/texts';

const texts = textsIn('it');
const read = (file: string) => parse(readFileSync(file, 'utf8'));

const service = /^(?:public|content\/(?:pages|settings|offers|dashboards|finance))\//;
const invitations = /^(?:public|content\/(?:pages|settings|houses))\//;

it('all Italian texts are read', () => {
  expect(texts.length).toBeGreaterThan(4000);
  expect(found([{ file: 'a', text: 'Potete scrivere a una Maison' }], /\p{Ll} Maison\b/u)).toHaveLength(1);
});

// docs/style/it.md
it.each([
  [
    '31\u00a0gennaio, 6\u00a0milioni',
    /(?:\d|1º) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|milion[ei]|miliard[oi])(?!\p{L})/u,
  ],
  [
    'Lei, never voi',
    /\b(?:[Vv]oi|[Vv]ostr[oaie]|[Pp]otete|[Ss]iete|[Aa]vete|[Ss]crivete|[Ss]cegliete|[Aa]ccettate|\p{L}{3,}[aei]rete)\b/u,
    service,
  ],
  ['Lei, never tu', /\b(?:[Tt]u[oae]|[Tt]uoi|Iscriviti|Unisciti|Registrati|Scopri)\b/, service],
  ['Riprovi', /\b[Rr]iprova(?:re|te)\b|\b[Tt]ornate\b/, service],
  ['Legga, Scopra', /^(?:Leggere|Scoprire|Entrare|Vedere|Conoscere|Seguire|Scrivere|Chiamare)\b/, invitations],
  ['maison', /(?:\p{Ll}|[,;]|\d) Maison\b/u],
  ['materie prime', /origine delle materie(?! prime)|^Materie$|^Materie e /],
  ['newsletter', /lettera «In primo piano»/],
  ['avviso offerte', /[Aa]vvis[oi] di lavoro/],
  ['offerte di lavoro', /annunci (?:di lavoro|salvati)/],
  ['Acconsento a che', /Acconsento che/],
  ['addetti agli acquisti', /\bacquirent[ei]\b|compratore di pelli/],
  ['elenco delle persone con accesso', /elench[io] degli iniziati/],
  ['parruccaia', /parrucchier[ae]/],
  ['indirizzo IP', /indirizzo di rete/],
  ['ufficio', /gruppo di lavoro/],
  ['0,5%', /[Mm]ezzo punto percentuale/],
  ['amministratore delegato', /\p{Ll} Amministratore delegato/u],
  ['Paesi', /[Tt]utti i paesi|quarantotto paesi/],
  ['1º gennaio', /(?<![\d,.])1° \p{Ll}/u],
  ['«virgolette»', /[“”"]/],
  ['non conforme', /parzialmente conforme/],
])('Italian uses %s', (_, other, files = /./) => {
  expect(
    found(
      texts.filter(({ file }) => files.test(file)),
      other,
    ),
  ).toEqual([]);
});

it('the same thing has the same name in the interface and in the content', () => {
  const settings = read('content/settings/it.yaml');
  const labels = read('content/offers/labels.yaml');
  const talents = read('content/pages/talents/it.yaml').pageTitle;
  expect(settings.headerTabs.map(({ text }: { text: string }) => text)).toContain(talents);
  for (const { key, label } of settings.sectors) expect(labels.sectors[key].it).toBe(label);
  const { cookieOptions } = read('public/locales/it/common.json').footer;
  const cookies = texts.filter(({ file }) => file === 'content/pages/cookies/it.yaml');
  expect(found(cookies, new RegExp(cookieOptions))).toHaveLength(1);
});
