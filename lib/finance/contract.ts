/** A quote of the group's share: amounts in euro, `asOf` an ISO date and time in UTC. */
export interface Quote {
  price: number;
  change: number;
  changePercent: number;
  asOf: string;
}

/** Where the share price comes from. Rejects where it cannot be had. */
export interface Finance {
  quote(): Promise<Quote>;
}
