import { create as contentDisposition } from 'content-disposition';
import type { GetServerSideProps } from 'next';
import { isLocale } from '@/lib/i18n/locales';
import { toSearchParams } from '@/lib/model/lists/list-query';
import { dayCalendar, eventCalendar, financialCalendar } from '@/lib/site/calendar/calendars';
import { plainResponse } from '@/lib/site/web/plain-response';

export const getServerSideProps: GetServerSideProps = async (context) => {
  const { locale } = context;
  if (!isLocale(locale)) return { notFound: true };
  const query = toSearchParams(context.query);
  const event = query.get('event');
  const day = query.get('day');
  const file = await (event
    ? eventCalendar(locale, event)
    : day
      ? dayCalendar(locale, day)
      : financialCalendar(locale));
  if (!file) return { notFound: true };
  context.res.setHeader('Content-Disposition', contentDisposition(`${event || day || 'halcyre'}.ics`));
  return plainResponse(context, 'text/calendar', file, ['event', 'day']);
};

export default function CalendarFile() {
  return null;
}
