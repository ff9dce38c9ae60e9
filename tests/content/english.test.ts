import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { found, textsIn } from '../support/texts';

const read = (file: string) => parse(readFileSync(file, 'utf8'));

// docs/style/en.md
it.each([
  [
    '31\u00a0January, 6\u00a0million, 6\u00a0p.m.',
    /\d (?:January|February|March|April|May|June|July|August|September|October|November|December|million|billion|[ap]\.m\.)(?!\p{L})/u,
  ],
  ['email', /\b[Ee]-mail/],
  ['adviser', /\b[Aa]dvisors?\b/],
  ['Board of Directors', /Board of directors/],
  ['Hello,', /Good day,/],
  ['Careers', /\bTalents\b/],
  ['adjuster', /\b[Rr]egulators?\b/],
  ['Please drink responsibly.', /Alcohol abuse/],
  ['Please check the highlighted fields', /look at what is marked/],
  ['remove a filter, clear recent searches', /\b(?:[Tt]ake away|[Ff]orget these)/],
  ['IP address', /address on the network/],
  ['not compliant', /partially (?:conformant|compliant)/],
  ['curly apostrophes and “ ”', /\w'\w|«(?!\{\{(query|corrected))|(?<!(query|corrected)\}\})»/],
])('English uses %s', (_, other) => {
  const texts = textsIn('en');
  expect(texts.length).toBeGreaterThan(4000);
  expect(found(texts, other)).toEqual([]);
});

it('the same thing has the same name in the interface and in the content', () => {
  const settings = read('content/settings/en.yaml');
  const labels = read('content/offers/labels.yaml');
  const careers = read('content/pages/talents/en.yaml').pageTitle;
  expect(settings.headerTabs.map(({ text }: { text: string }) => text)).toContain(careers);
  for (const { key, label } of settings.sectors) expect(labels.sectors[key].en).toBe(label);
  const { cookieOptions } = read('public/locales/en/common.json').footer;
  const cookies = textsIn('en').filter(({ file }) => file === 'content/pages/cookies/en.yaml');
  expect(found(cookies, new RegExp(cookieOptions))).toHaveLength(1);
});
