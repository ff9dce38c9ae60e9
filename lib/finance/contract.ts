/** The price of the group's share: what beside `price` the vendor does not give is absent. */
export interface Quote {
  price: number;
  /** Since the previous close, in the currency of the price. */
  change?: number;
  changePercent?: number;
  /** An ISO 4217 code; euro where it is absent. */
  currency?: string;
  /** When the price was made: an ISO date and time in UTC. */
  asOf?: string;
  /** How old a price the vendor gives. */
  delayMinutes?: number;
}

/** The price in euro at the end of a day of trading, an ISO date; `index` in points, where the vendor has one to compare with. */
export interface Close {
  date: string;
  price: number;
  index?: number;
}

/** Where the share price comes from. Rejects where it cannot be had. */
export interface Finance {
  quote(): Promise<Quote>;
  /** Closing prices since `since`, an ISO date, oldest first. */
  history(since: string): Promise<Close[]>;
}
