/** The share price. Fields that the vendor does not provide are missing, except `price`. */
export interface Quote {
  price: number;
  /** The change since the previous close, in the currency of the price. */
  change?: number;
  changePercent?: number;
  /** An ISO 4217 code; default EUR. */
  currency?: string;
  /** The time of the price: an ISO date and time in UTC. */
  asOf?: string;
  /** The delay of the vendor's prices. */
  delayMinutes?: number;
}

/** A closing price in euro; `date` is an ISO date, `index` a reference index in points, if the vendor has one. */
export interface Close {
  date: string;
  price: number;
  index?: number;
}

/** The source of the share price. Rejects when it is unavailable. */
export interface Finance {
  quote(): Promise<Quote>;
  /** Closing prices since `since`, an ISO date, oldest first. */
  history(since: string): Promise<Close[]>;
}

/** A vendor of quotes of one share. */
export interface QuoteVendor {
  quote(): Promise<Quote>;
  /** All closing prices that the vendor has. Without it, the site keeps one a day from quotes with a time. */
  closes?(): Promise<Close[]>;
}
