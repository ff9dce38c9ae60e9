import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';

const cms = embeddedCms('content');
const ids = ['climate', 'materials', 'people'];

const indicatorsOf = async (locale: Locale, id: string) => {
  const found = await cms.dashboard({ locale, draft: false }, id);
  if (!found) throw new Error(`there is no dashboard ${id}`);
  return found.indicators;
};

describe.each(locales)('the figures in %s', (locale) => {
  it('exist for every year since 2019, with targets for later years', async () => {
    for (const id of ids)
      for (const { id: name, series, target } of await indicatorsOf(locale, id)) {
        const years = series.map(({ year }) => year);
        expect({ [name]: years }).toEqual({ [name]: [2019, 2020, 2021, 2022, 2023, 2024, 2025] });
        if (target) expect(target.year).toBeGreaterThan(2025);
      }
  });

  it('each have their own name and note', async () => {
    const all = (await Promise.all(ids.map((id) => indicatorsOf(locale, id)))).flat();
    expect(all.length).toBeGreaterThanOrEqual(14);
    for (const words of [all.map(({ label }) => label), all.map(({ note }) => note)])
      expect(words).toEqual([...new Set(words)]);
  });
});
