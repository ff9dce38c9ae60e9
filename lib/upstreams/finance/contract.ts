/** The share price. Except for `price`, fields that the vendor does not provide are missing. */
export interface Quote {
  price: number;
  /** The change since the previous close, in the currency of the price. */
  change?: number;
  changePercent?: number;
  /** An ISO 4217 code; default EUR. */
  currency?: string;
  /** The time of the price: an ISO date and time in UTC. */
  asOf?: string;
  /** The delay of the vendor's prices, in minutes. */
  delayMinutes?: number;
}

/** A closing price in euros. `date` is an ISO date, `index` a reference index in points, if the vendor has one. */
export interface ClosingPrice {
  date: string;
  price: number;
  index?: number;
}

/** The source of the share price. Methods reject when it is unavailable. */
export interface Finance {
  quote(): Promise<Quote>;
  /** Lists the closing prices since an ISO date, oldest first. */
  history(since: string): Promise<ClosingPrice[]>;
}

/** A vendor of quotes for one share. */
export interface QuoteVendor {
  quote(): Promise<Quote>;
  /** Lists all closing prices of the vendor. If absent, the site stores one a day, from quotes with a time. */
  listClosingPrices?(): Promise<ClosingPrice[]>;
}
