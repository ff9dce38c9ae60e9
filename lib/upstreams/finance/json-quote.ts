import { z } from 'zod';
import { createHttpClient } from '../../platform/http/client';
import type { Quote, QuoteVendor } from './contract';
import { createNoDataError, optionalNumber, price, toIsoTime } from './values';

/** The keys on the path to a value. */
type Path = readonly string[];

interface JsonQuoteOptions {
  /** The URL of the feed, including its query. */
  url: string;
  /** The value of the Authorization header. */
  authorization?: string;
  paths: { price: Path; change?: Path; changePercent?: Path; time?: Path; currency?: Path };
}

const getValue = (response: unknown, path: Path | undefined): unknown =>
  path?.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value && Object.hasOwn(value, key) ? Object(value)[key] : undefined),
    response,
  );

const isoText = z.iso.datetime({ offset: true });

/** Parses an ISO time or a Unix time. Unix times in seconds have ten digits until the year 2286, in ms thirteen. */
const parseTime = (value: unknown): string | undefined => {
  const number = optionalNumber.parse(value);
  if (number !== undefined) return toIsoTime(number < 1e11 ? number * 1000 : number);
  const { data: text } = isoText.safeParse(value);
  return text && toIsoTime(Date.parse(text));
};

/** A feed of one quote as JSON in any shape, with its values at `paths`. */
export const jsonQuote = ({ url, authorization, paths }: JsonQuoteOptions): QuoteVendor => {
  const { origin, pathname, searchParams } = new URL(url);
  const query = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const client = createHttpClient({
    name: 'the JSON quote',
    baseUrl: origin,
    ...(authorization !== undefined && { headers: { Authorization: authorization } }),
    timeoutMs: 4000,
  });

  const getCurrency = (response: unknown): Pick<Quote, 'currency'> => {
    if (!paths.currency) return {};
    const { data: currency } = z.string().safeParse(getValue(response, paths.currency));
    if (!currency)
      throw createNoDataError('refused', `The JSON quote has no currency at /${paths.currency.join('/')}.`);
    return { currency };
  };

  return {
    quote: async () => {
      const response = await client.fetchJson(pathname, { query, schema: z.unknown() });
      const { data: quotedPrice } = price.safeParse(getValue(response, paths.price));
      if (quotedPrice === undefined)
        throw createNoDataError('refused', `The JSON quote has no price at /${paths.price.join('/')}.`);
      return {
        price: quotedPrice,
        change: optionalNumber.parse(getValue(response, paths.change)),
        changePercent: optionalNumber.parse(getValue(response, paths.changePercent)),
        asOf: parseTime(getValue(response, paths.time)),
        ...getCurrency(response),
      };
    },
  };
};
