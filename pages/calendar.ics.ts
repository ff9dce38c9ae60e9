import { create as contentDisposition } from 'content-disposition';
import type { GetServerSideProps } from 'next';
import brand from '@/content/brand.json' with { type: 'json' };
import { isLocale } from '@/lib/i18n/locales';
import { toSearchParams } from '@/lib/model/lists/list-query';
import { buildEventCalendar, buildFinancialCalendar, buildFinancialDateCalendar } from '@/lib/site/calendar/calendars';
import { sendPlainResponse } from '@/lib/site/web/plain-response';

export const getServerSideProps: GetServerSideProps = async (context) => {
  const { locale } = context;
  if (!isLocale(locale)) return { notFound: true };
  const query = toSearchParams(context.query);
  const event = query.get('event');
  const day = query.get('day');
  const file = event
    ? buildEventCalendar(locale, event)
    : day
      ? buildFinancialDateCalendar(locale, day)
      : buildFinancialCalendar(locale);
  context.res.setHeader('Content-Disposition', contentDisposition(`${event || day || brand.fileName}.ics`));
  return sendPlainResponse(context, 'text/calendar', file, ['event', 'day']);
};

export default function CalendarFile() {
  return null;
}
