/** A draft, or a part of one, as Strapi stores it. */
type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const partsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);
const linesOf = (value: unknown): string[] =>
  String(value ?? '')
    .split('\n')
    .filter((line) => line.trim());

const paris = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const dayLength = 24 * 60 * 60 * 1000;

const isDay = (text: string): boolean => {
  const time = dayPattern.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** When a day begins in Paris, `later` days after the one given. */
const beginOf = (day: string, later = 0): number => {
  const midnight = new Date(Date.parse(day) + later * dayLength);
  const name = paris.formatToParts(midnight).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Date.parse(`${midnight.toISOString().slice(0, -1)}${name.replace('GMT', '') || 'Z'}`);
};

/** The time of a moment with its offset, or of the begin or end of a day in Paris; NaN if it is neither. */
const timeOf = (value: unknown, edge: 'start' | 'end'): number => {
  const text = String(value);
  if (isDay(text)) return edge === 'start' ? beginOf(text) : beginOf(text, 1) - 1;
  return momentPattern.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
};

function* faultsOfEvent({ startDate, endDate, page, url }: Values) {
  if (String(endDate) < String(startDate)) yield 'The last day of the event is before its first day.';
  if (page && url) yield 'An event with a page on this site has no other address: leave one of the two empty.';
}

function* faultsOfSpecialEvent({ startDate, endDate }: Values) {
  const times = { start: timeOf(startDate, 'start'), end: timeOf(endDate, 'end') };
  for (const [name, time] of Object.entries(times))
    if (Number.isNaN(time))
      yield `The ${name} of the special event is no day (“2026-11-13”) and no time with its offset (“2026-11-13T18:00:00+01:00”).`;
  if (times.end < times.start) yield 'The end of the special event is before its start.';
}

function* faultsOfDashboard({ indicators, figures }: Values) {
  const keysOf = (value: unknown) => partsOf(value).map(({ key }) => String(key));
  const [texts, numbers] = [keysOf(indicators), keysOf(figures)];
  for (const keys of [texts, numbers])
    for (const key of keys.filter((one, index) => keys.indexOf(one) < index)) yield `The key “${key}” is there twice.`;
  for (const key of texts.filter((one) => !numbers.includes(one))) yield `The indicator “${key}” has no figures.`;
}

function* faultsOfSearchWords({ synonyms, characters }: Values) {
  for (const line of linesOf(synonyms)) {
    const words = line.split(',').map((word) => word.trim());
    if (words.length < 2 || words.includes('')) yield `The synonyms “${line}” are not words separated by commas.`;
  }
  for (const pair of String(characters ?? '').split(/\s+/))
    if (pair && [...pair].length !== 2) yield `“${pair}” is no pair of characters.`;
}

function* faultsOfPage({ sections }: Values) {
  for (const [index, { __component }] of partsOf(sections).entries())
    if (__component === 'section.hero' && index > 0) yield `Section ${index + 1} is a hero: only the first can be one.`;
}

const linkInMarkdown = /\]\(<?([^()<>\s]+)/g;
const targetPattern = /^(page:|file:|#|https:|mailto:|tel:)/;

/** What is wrong anywhere in a document: `name` is that of the field. */
function* faultsOfValue(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (value && !value.trim()) yield `The field “${name}” has nothing but spaces.`;
    if (/^https?:\S+$/.test(value) && !URL.canParse(value)) yield `“${value}” is no address of a page.`;
    for (const [, target = ''] of value.matchAll(linkInMarkdown))
      if (!targetPattern.test(target))
        yield `The link to “${target}” would not be shown: links begin with page:, file:, #, https:, mailto: or tel:.`;
  }
  if (!isValues(value) || 'mime' in value) return;
  const { label, to, newTab, overlay } = value;
  if (overlay && (newTab || !String(to).startsWith('page:')))
    yield `The link “${label}” opens a dialog: it must lead to a page of the site, and not in a new tab.`;
  const { animationStart, animationEnd } = value;
  if (typeof animationEnd === 'number' && animationEnd <= Number(animationStart ?? 0))
    yield 'The loop of the film ends before it starts.';
  for (const [key, part] of Object.entries(value)) yield* faultsOfValue(part, Array.isArray(value) ? name : key);
}

/** What the site would refuse or leave out of a draft, whatever else there is: sentences for its editor. */
export function* faultsOf(uid: string, draft: Values): Generator<string> {
  if (uid === 'api::event.event') yield* faultsOfEvent(draft);
  if (uid === 'api::dashboard.dashboard') yield* faultsOfDashboard(draft);
  if (uid === 'api::search-words.search-words') yield* faultsOfSearchWords(draft);
  if (isValues(draft.singleTypeEvent)) yield* faultsOfSpecialEvent(draft.singleTypeEvent);
  yield* faultsOfPage(draft);
  yield* faultsOfValue(draft);
}
