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
const indicator = async (id: string, dashboard: string) => {
  const found = (await indicatorsOf('en', dashboard)).find((one) => one.id === id);
  if (!found) throw new Error(`there is no indicator ${id}`);
  return { ...found, latest: found.series.at(-1)?.value ?? 0, first: found.series[0]?.value ?? 0 };
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

it('the figures are the same as on other pages', async () => {
  const emissions = await indicator('emissions', 'climate');
  expect(Math.round((emissions.latest / emissions.first - 1) * 100)).toBe(-58);
  expect(Math.round(((emissions.target?.value ?? 0) / emissions.first - 1) * 100)).toBe(-90);
  expect(await indicator('renewable-electricity', 'climate')).toMatchObject({ latest: 96 });
  expect(await indicator('fossil-heating', 'climate')).toMatchObject({ latest: 19 });
  expect(await indicator('water', 'climate')).toMatchObject({ first: 100, target: { year: 2030, value: 70 } });
  expect(await indicator('certified-leather', 'materials')).toMatchObject({
    latest: 88,
    target: { year: 2027, value: 100 },
  });
  expect(await indicator('repairs', 'materials')).toMatchObject({
    latest: 62_400,
    target: { year: 2030, value: 80_000 },
  });
  expect(await indicator('internal-moves', 'people')).toMatchObject({ latest: 40 });
});
