import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getVotingRights } from '@/art/documents/figures.mts';
import { formatDate } from '@/lib/i18n/formats';
import { type Locale, locales } from '@/lib/i18n/locales';
import { collectTexts } from '../support/texts';

const separators: Record<Locale, { thousands: RegExp; decimal: string }> = {
  en: { thousands: /(?<=\d),(?=\d{3}(?!\d))/g, decimal: '.' },
  fr: { thousands: /(?<=\d)[\u202f\u00a0](?=\d{3}(?!\d))/g, decimal: ',' },
  it: { thousands: /(?<=\d)\.(?=\d{3}(?!\d))/g, decimal: ',' },
  cn: { thousands: /(?<=\d),(?=\d{3}(?!\d))/g, decimal: '.' },
  jp: { thousands: /(?<=\d),(?=\d{3}(?!\d))/g, decimal: '.' },
};

const myriads: Record<string, number> = { 亿: 1e8, 億: 1e8, 万: 1e4 };

/** Writes amounts with myriads as one number: “2億5200万” becomes “252000000”. */
const withoutMyriads = (text: string): string =>
  text.replace(/\d[\d.]*[亿億万](?:\d[\d.]*万)?(?:\d+)?/g, (amount) =>
    String(
      Math.round(
        [...amount.matchAll(/([\d.]+)([亿億万]?)/g)].reduce(
          (sum, [, digits, unit]) => sum + Number(digits) * (myriads[unit ?? ''] ?? 1),
          0,
        ),
      ),
    ),
  );

/** Removes the decimal point and the zeros at both ends: “1.2” and “1200000” both become “12”. */
const toSignificantDigits = (digits: string): string => digits.replace('.', '').replace(/^0+|0+$/g, '');

/**
 * Every percentage, and the significant digits of every other number that has at least three of them: smaller numbers
 * may be written in words. Links and paths are ignored.
 */
const extractFacts = (text: string, locale: Locale): Set<string> => {
  const { thousands, decimal } = separators[locale];
  const plainText = text
    .replace(/\]\([^)]*\)|\/media\/\S+|(?:page|file):\S+|https?:\S+/g, ' ')
    .replace(thousands, '')
    .replace(/(\d)[～〜](?=[\d.]+%)/g, '$1% ')
    .replace(new RegExp(`(?<=\\d)\\${decimal}(?=\\d)`, 'g'), '.');
  return new Set(
    [...withoutMyriads(plainText).matchAll(/(\d+(?:\.\d+)?)([\s\u202f\u00a0]?%)?/g)]
      .map(([, digits = '', percent]) => (percent ? `${Number(digits)}%` : toSignificantDigits(digits)))
      .filter((fact) => fact.length > 2 || fact.endsWith('%')),
  );
};

type Facts = { locale: Locale; facts: Set<string> }[];

/**
 * The facts that at least two languages have and another lacks, such as “it lacks 175”. A number that only one language
 * has in digits is ignored, because the others write it in words. A wrong digit is still found, because then the right
 * number is missing.
 */
const findMissing = (versions: Facts): string[] =>
  [...new Set(versions.flatMap(({ facts }) => [...facts]))]
    .filter((fact) => versions.filter(({ facts }) => facts.has(fact)).length > 1)
    .flatMap((fact) => versions.filter(({ facts }) => !facts.has(fact)).map(({ locale }) => `${locale} lacks ${fact}`));

/** The facts of every part of an entry: what precedes its sections, and each section by its index. */
const readEntryFacts = (folder: string): [part: string, versions: Facts][] => {
  const versions = locales
    .filter((locale) => existsSync(`${folder}/${locale}.yaml`))
    .map((locale) => {
      const { sections = [], ...head } = parse(readFileSync(`${folder}/${locale}.yaml`, 'utf8'));
      return { locale, parts: [head, ...sections] };
    });
  return Array.from({ length: Math.max(...versions.map(({ parts }) => parts.length)) }, (_, index) => [
    index === 0 ? folder : `${folder} [${index - 1}]`,
    versions.map(({ locale, parts }) => ({
      locale,
      facts: extractFacts(collectTexts(parts[index], locale, true).join('\n'), locale),
    })),
  ]);
};

const readFileFacts = (file: string): Facts =>
  locales.map((locale) => ({
    locale,
    facts: extractFacts(collectTexts(parse(readFileSync(file, 'utf8')), locale, false).join('\n'), locale),
  }));

/** The expected differences: numbers in a country’s law, addresses or style, and numbers that are written in words. */
const exceptions: Record<string, string[]> = {
  // “The last tenth” is in words.
  'content/articles/climate-roadmap-2030 [1]': ['en lacks 10%', 'fr lacks 10%', 'it lacks 10%'],
  'content/dashboards/climate.yaml': ['cn lacks 10%'],
  // “Half” is in words.
  'content/dashboards/materials.yaml': ['cn lacks 50%'],
  // The number is in words.
  'content/articles/palimore-two-hundredth-cahier-2024 [3]': ['cn lacks 201'],
  // “A metre and seventy-five” is in words.
  'content/articles/women-in-workshops [3]': ['it lacks 175'],
  // “Two hundred and thirty-seven” is in words.
  'content/events/okurano-blues-2025.yaml': ['en lacks 237', 'fr lacks 237', 'it lacks 237'],
  // The seventies are “anni Settanta” and 20世纪70年代.
  'content/houses/ondrelle [1]': ['it lacks 197', 'cn lacks 197'],
  // The French ombudsman’s address is left out in Italian, and the Japanese standard is named in Chinese and Japanese.
  'content/pages/accessibility [1]': ['en lacks 8341', 'fr lacks 8341', 'it lacks 8341'],
  'content/pages/accessibility [6]': ['it lacks 7112', 'it lacks 75342'],
  // A VAT or company number is set in groups of digits.
  'content/pages/legal-notice [1]': ['fr lacks 462'],
  // The time is written 14.30, 14 h 30 or 14:30.
  'content/pages/open-workshops [1]': ['fr lacks 143', 'cn lacks 143', 'jp lacks 143'],
};

const entries = [
  ...globSync('content/{pages,articles,houses,people}/*/entry.yaml').flatMap((file) =>
    readEntryFacts(path.dirname(file)),
  ),
  ...globSync([
    'content/{events,dashboards,albums}/*.yaml',
    'art/documents/texts/{notice-of-meeting,dividend-notice,code-of-conduct-summary}.yaml',
  ]).map((file) => [file, readFileFacts(file)] as const),
];

it('every part of an entry or document has the same numbers in all its languages', () => {
  expect(entries.length).toBeGreaterThan(900);
  const missing = Object.fromEntries(
    entries
      .map(([entry, versions]) => [entry, findMissing(versions)])
      .filter(([, missingFacts]) => missingFacts?.length),
  );
  expect(missing).toEqual(exceptions);
});

/** Replaces letters with numbers, from A for 10 to Z for 35, as the check digits of ISIN and LEI require. */
const toDigits = (code: string): string => code.replace(/[A-Z]/g, (letter) => `${Number.parseInt(letter, 36)}`);

/** The sum of the digits by Luhn’s algorithm. It ends with 0 if the check digit is right. */
const getLuhnSum = (digits: string): number =>
  [...digits]
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 ? 2 : 1))
    .reduce((sum, value) => sum + Math.floor(value / 10) + (value % 10), 0);

const readContent = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));

describe.each(locales)('the identity card of the share in %s', (locale) => {
  const facts: { label: string; value: string }[] = readContent(`settings/${locale}`).shareFacts;

  it('has valid codes, the number of shares of the statements, and the same order of facts', () => {
    const [isin, lei, , ticker, index, shares] = facts.map(({ value }) => value);
    expect(isin).toMatch(/^FR[A-Z0-9]{9}\d$/);
    expect(getLuhnSum(toDigits(isin ?? '')) % 10).toBe(0);
    expect(lei).toMatch(/^[A-Z0-9]{18}\d{2}$/);
    expect(BigInt(toDigits(lei ?? '')) % 97n).toBe(1n);
    expect([ticker, index]).toEqual(['HALC', 'Euro Luxe 40']);
    expect(shares?.replace(/[.,\u202f]/g, '')).toContain(`${getVotingRights('2026-10').shares}`);
    expect([isin, lei]).toEqual(
      readContent('settings/en')
        .shareFacts.slice(0, 2)
        .map(({ value }: { value: string }) => value),
    );
  });

  it('is on the page of the share, and ends every financial release', () => {
    const releases = globSync('content/articles/*/entry.yaml')
      .filter((file) => parse(readFileSync(file, 'utf8')).category === 'finance')
      .map((file) => file.replace(/^content\/|\/entry\.yaml$/g, ''));
    expect(releases.length).toBeGreaterThan(10);
    for (const page of [...releases, 'pages/share']) {
      const types = readContent(`${page}/${locale}`).sections.map(({ type }: { type: string }) => type);
      expect(types, page).toContain('share-facts');
    }
  });
});

describe.each(locales)('the members of the Board in %s', (locale) => {
  interface Member {
    name: string;
    termStart: number;
    termEnd: number;
    attendancePercent?: number;
    skills: string[];
    committees?: string[];
  }
  const readBoard = (boardLocale: Locale): Member[] =>
    readContent(`pages/governance/${boardLocale}`).sections.find(({ anchor }: { anchor: string }) => anchor === 'board')
      .people;
  const board = readBoard(locale);

  it('have the terms and the attendance of the corporate governance report', () => {
    const report = parse(readFileSync('content/document-texts/texts/corporate-governance-report.yaml', 'utf8'));
    const [table] = report.parts.flatMap((part: { en: { table?: object } }) => part.en.table ?? []);
    for (const [name, start, end, attendance] of table.rows) {
      const member = board.find((candidate) => candidate.name === name);
      expect(member?.termStart, name).toBe(Number(start));
      // The report precedes the general meeting that reappointed a director for four years.
      expect([member?.termEnd, (member?.termEnd ?? 0) - 4], name).toContain(Number(end));
      expect(`${member?.attendancePercent}%`, name).toBe(attendance);
    }
    const percents = board.flatMap(({ attendancePercent }) => attendancePercent ?? []);
    expect(percents).toHaveLength(table.rows.length);
    const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
    expect(Math.round(mean)).toBe(97);
  });

  it('have terms of four years, at most three, and as many skills and committees as in English', () => {
    for (const { name, termStart, termEnd } of board) expect([4, 8, 12], name).toContain(termEnd - termStart);
    const count = (members: Member[]) =>
      members.map(({ skills, committees = [] }) => [skills.length, committees.length]);
    expect(count(board)).toEqual(count(readBoard('en')));
  });
});

describe.each(locales)('facts that stand in two places, in %s', (locale) => {
  type Section = { type: string; text?: string } & Record<string, unknown>;
  const readSections = (page: string): Section[] => readContent(`pages/${page}/${locale}`).sections;
  const findSection = (page: string, name: string, value: string) =>
    readSections(page).find((section) => section[name] === value) ?? ({} as Section);
  const calendar: { id: string; date: string }[] = readContent('finance/calendar');

  it('are the same number of stores and of their countries in the key figures and the list of addresses', () => {
    const figures = readSections('key-figures').flatMap(
      ({ figures: list = [] }) => list as { value: string; label: string }[],
    );
    const stores = globSync('content/houses/*/entry.yaml')
      .flatMap((file): { kind: string; country: string }[] => parse(readFileSync(file, 'utf8')).addresses ?? [])
      .filter(({ kind }) => kind === 'shop');
    expect(figures.filter(({ label }) => label.includes(`${stores.length}`))).toHaveLength(1);
    expect(figures.map(({ value }) => value)).toContain(`${new Set(stores.map(({ country }) => country)).size}`);
  });

  it('are the same hours of the press office on its page and among the contacts', () => {
    const { intro } = findSection('press', 'anchor', 'contacts');
    expect(intro).toContain('+33 1 00 00 14 70');
    expect(readSections('contact').map(({ text }) => text)).toContain(intro);
  });

  it('are the same hours of each press desk, in its own time, on its page and among the contacts', () => {
    type Desk = { email: string; role: string };
    const readHours = (page: string) => {
      const desks = readSections(page).flatMap(({ contacts = [] }) => contacts as Desk[]);
      return new Map(desks.map(({ email, role }) => [email, role.split(/[;；、]\s*/).at(-1)]));
    };
    const [press, contact] = [readHours('press'), readHours('contact')];
    for (const [email, city] of Object.entries({ press: /Pari|巴黎|パリ/, 'press.asia': /Tokyo|东京|東京/ })) {
      expect(press.get(`${email}@halcyre.example`)).toMatch(city);
      expect(contact.get(`${email}@halcyre.example`)).toBe(press.get(`${email}@halcyre.example`));
    }
  });

  it('are the same phone for the same mailbox on every page', () => {
    const contacts = globSync(`content/pages/*/${locale}.yaml`).flatMap((file) =>
      parse(readFileSync(file, 'utf8')).sections.flatMap(
        ({ contacts: list = [] }: { contacts?: { email?: string; phone?: string }[] }) => list,
      ),
    );
    const phones = new Map<string, Set<string>>();
    for (const { email, phone } of contacts)
      if (email && phone) phones.set(email, (phones.get(email) ?? new Set()).add(phone));
    expect(phones.size).toBeGreaterThan(5);
    expect([...phones].filter(([, { size }]) => size > 1)).toEqual([]);
  });

  it('are the same dividends and ex-dividend dates on the page of the share and in the calendar', () => {
    const { dividends } = findSection('share', 'type', 'share-price') as {
      dividends?: { exDate: string; euros: number }[];
    };
    const dates = calendar.filter(({ id }) => id.startsWith('ex-dividend')).map(({ date }) => date);
    for (const { exDate } of dividends?.slice(0, 3) ?? []) expect(dates).toContain(exDate);
    expect(dividends?.[0]?.euros).toBe(findSection('share', 'type', 'share-facts').dividendEuros);
  });

  it('are the same date of payment of the last dividend on the page of investors and in the calendar', () => {
    const payment = calendar.find(({ id }) => id === 'dividend-2025');
    const page = collectTexts(readContent(`pages/investors/${locale}`), locale, true).join(' ');
    expect(page.replaceAll(/\s/g, ' ')).toContain(formatDate(locale, payment?.date ?? '').replaceAll(/\s/g, ' '));
  });

  it('are the same sites and the same cost of their boilers in the roadmap’s list and on the page of sustainability', () => {
    const roadmap = collectTexts(readContent(`articles/climate-roadmap-2030/${locale}`), locale, true).join('\n');
    const costs = [...roadmap.matchAll(/20(?:2[6-9]|30)(?:年\d+月)? \| (\d+)[.,](\d) \|/g)];
    const boilers = findSection('sustainability', 'anchor', 'boilers').figures as { value: string; total?: number }[];
    expect(costs).toHaveLength(boilers.find(({ total }) => total)?.total ?? 0);
    expect(costs.reduce((sum, [, whole, tenth]) => sum + Number(`${whole}${tenth}`), 0)).toBe(960);
    expect(roadmap).toMatch(/\*\*96[.,]0\*\*/);
  });

  it('are the same members of each committee in the portraits of the Board and in its entry', () => {
    const { people } = findSection('governance', 'anchor', 'board') as {
      people?: { name: string; committees?: string[] }[];
    };
    const { items } = findSection('governance', 'type', 'accordion') as { items?: { title: string; body: string }[] };
    const entries = items?.slice(0, 3).map(({ body }) => body) ?? [];
    const count = ({ name }: { name: string }) => entries.filter((body) => body.includes(name)).length;
    expect(people?.map(count)).toEqual(people?.map(({ committees = [] }) => committees.length));
  });

  it('are the same date of the next general meeting on its page and in the calendar', () => {
    const meeting = calendar.find(({ id }) => id === 'general-meeting-2027');
    const page = collectTexts(readContent(`pages/general-meeting/${locale}`), locale, true).join(' ');
    expect(page.replaceAll(/\s/g, ' ')).toContain(formatDate(locale, meeting?.date ?? '').replaceAll(/\s/g, ' '));
  });
});
