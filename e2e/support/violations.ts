import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Rules that axe runs only on request. `p-as-heading` is left out: it mistakes short leads for headings. */
const extraRules = [
  'css-orientation-lock',
  'focus-order-semantics',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];
const rules = Object.fromEntries(extraRules.map((rule) => [rule, { enabled: true }]));

/** The accessibility problems that axe finds on a page: rule, element and summary. */
export const findViolations = async (page: Page): Promise<string[]> => {
  const { violations: results } = await new AxeBuilder({ page })
    // Only an experimental rule, which is off, needs the style sheets that axe would load first.
    .options({ resultTypes: ['violations'], rules, preload: false })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n')[1]}`),
  );
};
