import { listLinkTargets } from './references';

/** A draft, or a part of one, as Strapi stores it. */
type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const listItems = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);
const splitLines = (value: unknown): string[] =>
  String(value ?? '')
    .split('\n')
    .filter((line) => line.trim());

const parisFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const dayMs = 24 * 60 * 60 * 1000;

const isDay = (text: string): boolean => {
  const timeMs = dayPattern.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(text);
};

/** Returns the time at which a day in Paris begins, or the day `daysLater` days after it. */
const getDayStartMs = (day: string, daysLater = 0): number => {
  const utcMidnight = new Date(Date.parse(day) + daysLater * dayMs);
  const gmtOffset = parisFormat.formatToParts(utcMidnight).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Date.parse(`${utcMidnight.toISOString().slice(0, -1)}${gmtOffset.replace('GMT', '') || 'Z'}`);
};

/** Parses a time with its offset, or the start or end of a day in Paris. Returns NaN if the value is neither. */
const parseTimeMs = (value: unknown, edge: 'start' | 'end'): number => {
  const text = String(value);
  if (isDay(text)) return edge === 'start' ? getDayStartMs(text) : getDayStartMs(text, 1) - 1;
  return timestampPattern.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
};

function* findScheduleIssues({ publishAt, unpublishAt }: Values) {
  if (publishAt && unpublishAt && Date.parse(String(unpublishAt)) <= Date.parse(String(publishAt)))
    yield '“Show until” is not after “Show from”.';
}

function* findEventIssues({ startDate, endDate, page, url }: Values) {
  if (String(endDate) < String(startDate)) yield 'The last day of the event is before its first day.';
  if (page && url) yield 'The event has both a page of this site and another address. Leave one of the two empty.';
}

function* findSpecialEventIssues({ startDate, endDate }: Values) {
  const timesMs = { start: parseTimeMs(startDate, 'start'), end: parseTimeMs(endDate, 'end') };
  for (const [name, timeMs] of Object.entries(timesMs))
    if (Number.isNaN(timeMs))
      yield `The ${name} of the special event must be a day (“2026-11-13”) or a time with an offset (“2026-11-13T18:00:00+01:00”).`;
  if (timesMs.end < timesMs.start) yield 'The end of the special event is before its start.';
}

function* findDashboardIssues({ indicators, figures }: Values) {
  const listKeys = (value: unknown) => listItems(value).map(({ key }) => String(key));
  const [textKeys, figureKeys] = [listKeys(indicators), listKeys(figures)];
  for (const keys of [textKeys, figureKeys])
    for (const key of keys.filter((candidate, index) => keys.indexOf(candidate) < index))
      yield `The key “${key}” is used twice.`;
  for (const key of textKeys.filter((candidate) => !figureKeys.includes(candidate)))
    yield `The indicator “${key}” has no figures.`;
}

function* findRedirectIssues({ from, to, match, gone }: Values) {
  if (Boolean(to) === Boolean(gone)) yield 'Fill in “To”, or tick “Gone for good”, but not both.';
  const wildcardCount = String(from).split('*').length - 1;
  const numbers = [...String(to ?? '').matchAll(/\$([1-9])/g)].map(([, number]) => Number(number));
  if (wildcardCount > 0 !== (match === 'pattern') || numbers.some((number) => number > wildcardCount))
    yield 'Patterns have wildcards (*) in “From”, and only them. “$1” in “To” stands for the first one.';
  if (/\*[^/]*\*/.test(String(from))) yield 'A segment of the path can have only one wildcard (*).';
}

function* findSearchWordsIssues({ synonyms, characters }: Values) {
  for (const line of splitLines(synonyms)) {
    const words = line.split(',').map((word) => word.trim());
    if (words.length < 2 || words.includes('')) yield `The synonyms “${line}” must be words separated by commas.`;
  }
  for (const pair of String(characters ?? '').split(/\s+/))
    if (pair && [...pair].length !== 2) yield `“${pair}” must be a pair of characters.`;
}

function* findPageIssues({ sections, ...fields }: Values) {
  for (const name of ['pageTitle', 'title', 'summary']) if (fields[name] === '') yield `The field “${name}” is empty.`;
  for (const [index, { __component }] of listItems(sections).entries())
    if (__component === 'section.hero' && index > 0) yield `Section ${index + 1} is a hero: only the first can be one.`;
}

/** Matches more than 20 quotations and lists in each other, which the site rejects. */
const deepNestingPattern = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])[ \t])){21}|^[ \t]{81,}(?:[->*+]|\d+[.)])/m;
/** Matches a picture, or HTML other than what Markdown becomes: the site leaves out both. */
const unshownPattern =
  /!\[[^\]\n]*\][([]|<(?!(?:a|abbr|b|blockquote|br|code|del|em|h[1-6]|hr|i|li|ol|p|s|span|strong|su[bp]|table|t[dhr]|tbody|thead|ul)\b)[a-z][\w-]*(?:\s[^<>]*)?\/?>/i;
const datePattern = /^\d{4}-\d{2}-\d{2}(?:T|$)/;
const targetPattern = /^(page:|file:|#|https:|mailto:|tel:)/;

/** Finds the issues of a value and everything in it. `name` is the name of its field. */
function* findValueIssues(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (value && !value.trim()) yield `The field “${name}” has nothing but spaces.`;
    if (/^https?:\S+$/.test(value) && !URL.canParse(value)) yield `“${value}” is not a valid web address.`;
    if (datePattern.test(value) && (value < '1900' || value >= '2101'))
      yield `“${value.slice(0, 10)}” is not a date between 1900 and 2100.`;
    if (unshownPattern.test(value))
      yield `The field “${name}” has a picture or HTML, which would not be shown. Add a section for a picture.`;
    if (deepNestingPattern.test(value)) {
      yield `The field “${name}” has lists or quotations that are nested too deeply.`;
      return;
    }
    for (const target of listLinkTargets(value))
      if (!targetPattern.test(target))
        yield `The link to “${target}” would not be shown: links begin with page:, file:, #, https:, mailto: or tel:.`;
  }
  if (!isObject(value) || 'mime' in value) return;
  const { label, to, newTab, overlay } = value;
  if (overlay && (newTab || !String(to).startsWith('page:')))
    yield `The link “${label}” opens a dialog: it must lead to a page of the site, and not in a new tab.`;
  const { animationStart, animationEnd } = value;
  if (typeof animationEnd === 'number' && animationEnd <= Number(animationStart ?? 0))
    yield 'The loop of the film ends before it starts.';
  for (const [key, part] of Object.entries(value)) yield* findValueIssues(part, Array.isArray(value) ? name : key);
}

/**
 * Finds the issues for which the site would reject a draft or leave out a part of it, regardless of other entries.
 * Yields a sentence for the editor about each.
 */
export function* findIssues(uid: string, draft: Values): Generator<string> {
  if (uid === 'api::event.event') yield* findEventIssues(draft);
  if (uid === 'api::dashboard.dashboard') yield* findDashboardIssues(draft);
  if (uid === 'api::redirect.redirect') yield* findRedirectIssues(draft);
  if (uid === 'api::search-words.search-words') yield* findSearchWordsIssues(draft);
  if (isObject(draft.singleTypeEvent)) yield* findSpecialEventIssues(draft.singleTypeEvent);
  yield* findScheduleIssues(draft);
  yield* findPageIssues(draft);
  yield* findValueIssues(draft);
}
