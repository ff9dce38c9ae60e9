import { afterAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { removeContent, writeFolder } from '@/tests/support/content';
import { FolderReader } from '../../files/folder-reader';
import { readCalendar } from './calendar';

afterAll(removeContent);

const repeatPerLocale = (text: string) => Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]));
const buildFinancialDate = (id: string, date: string, overrides: object = {}) => ({
  id,
  date,
  title: repeatPerLocale(id),
  ...overrides,
});
/** Returns a function that reads the days in a language. */
const createReader =
  (...days: object[]) =>
  async (locale: Locale) => {
    const root = writeFolder({ 'calendar.yaml': days });
    return (await readCalendar(await FolderReader.open({ root, displayRoot: 'finance' })))[locale];
  };

describe('the embedded calendar', () => {
  it('has its days in the language of the locale, oldest first', async () => {
    const calendar = createReader(
      buildFinancialDate('meeting', '2027-04-08', {
        time: '10:00',
        until: '13:00',
        place: repeatPerLocale('Paris'),
        page: 'meeting-2027',
      }),
      buildFinancialDate('results', '2027-02-11'),
    );
    expect(await calendar('cn')).toEqual([
      { id: 'results', title: 'results cn', date: '2027-02-11', time: null, until: null, place: null, pageId: null },
      {
        id: 'meeting',
        title: 'meeting cn',
        date: '2027-04-08',
        time: '10:00',
        until: '13:00',
        place: 'Paris cn',
        pageId: 'meeting-2027',
      },
    ]);
  });

  it('has no days in a language without titles', async () => {
    expect(await createReader(buildFinancialDate('results', '2027-02-11', { title: { en: 'Results' } }))('fr')).toEqual(
      [],
    );
  });

  it.each([
    ['a date that does not exist', buildFinancialDate('results', '2027-02-30'), '0.date'],
    [
      'an end before its time',
      buildFinancialDate('results', '2027-02-11', { time: '10:00', until: '09:00' }),
      '0.until',
    ],
    ['a time that does not exist', buildFinancialDate('results', '2027-02-11', { time: '24:00' }), '0.time'],
    [
      'a place that lacks a language',
      buildFinancialDate('results', '2027-02-11', { place: { en: 'Paris' } }),
      '0.place.fr',
    ],
    ['an id that URLs cannot contain', buildFinancialDate('the results', '2027-02-11'), '0.id'],
    ['an unknown field', buildFinancialDate('results', '2027-02-11', { hour: '10' }), 'hour'],
  ])('refuses %s, and reports the field', async (_, invalidDate, field) => {
    await expect(createReader(invalidDate)('en')).rejects.toThrow(field);
  });

  it('refuses two days with the same id', async () => {
    await expect(
      createReader(buildFinancialDate('results', '2027-02-11'), buildFinancialDate('results', '2028-02-10'))('en'),
    ).rejects.toThrow('finance/calendar.yaml is invalid');
  });
});
