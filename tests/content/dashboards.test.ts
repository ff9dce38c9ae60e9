import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';

const cms = embeddedCms('content');
const ids = ['climate', 'materials', 'people'];

describe.each(locales)('the figures in %s', (locale) => {
  it('each have their own name and note', async () => {
    const dashboards = await Promise.all(ids.map((id) => cms.dashboard({ locale, draft: false }, id)));
    const indicators = dashboards.flatMap((dashboard) => dashboard?.indicators ?? []);
    expect(indicators).not.toEqual([]);
    for (const texts of [indicators.map(({ label }) => label), indicators.map(({ note }) => note)])
      expect(texts).toEqual([...new Set(texts)]);
  });
});
