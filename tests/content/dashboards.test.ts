import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';

const cms = embeddedCms('content');
const ids = ['climate', 'materials', 'people'];

const loadIndicators = async (locale: Locale, id: string) => {
  const dashboard = await cms.dashboard({ locale, draft: false }, id);
  if (!dashboard) throw new Error(`There is no dashboard "${id}".`);
  return dashboard.indicators;
};

describe.each(locales)('the figures in %s', (locale) => {
  it('exist for every year since 2019, with targets for later years', async () => {
    for (const id of ids)
      for (const { id: name, series, target } of await loadIndicators(locale, id)) {
        const years = series.map(({ year }) => year);
        expect({ [name]: years }).toEqual({ [name]: [2019, 2020, 2021, 2022, 2023, 2024, 2025] });
        if (target) expect(target.year).toBeGreaterThan(2025);
      }
  });

  it('each have their own name and note', async () => {
    const indicators = (await Promise.all(ids.map((id) => loadIndicators(locale, id)))).flat();
    expect(indicators.length).toBeGreaterThanOrEqual(14);
    for (const texts of [indicators.map(({ label }) => label), indicators.map(({ note }) => note)])
      expect(texts).toEqual([...new Set(texts)]);
  });
});
