import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { locales } from '@/lib/i18n/locales';
import { detectLanguage } from '@/lib/upstreams/jobs/detect-language';
import { collectStrings } from './collect-strings';

it.each(locales.filter((locale) => locale !== 'en'))(
  'no text on a page in %s is English',
  { timeout: 60_000 },
  async (locale) => {
    const english: string[] = [];
    for (const file of globSync(`content/{pages,houses,articles,people,events}/**/${locale}.yaml`))
      for (const text of collectStrings(parse(readFileSync(file, 'utf8'))))
        if (text.includes(' ') && (await detectLanguage('', text)) === 'en')
          english.push(`${file}: ${text.slice(0, 80)}`);
    expect(english).toEqual([]);
  },
);
