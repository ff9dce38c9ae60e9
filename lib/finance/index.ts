import { embeddedFinance } from './embedded';

/** The share price feed of this site. */
export const finance = embeddedFinance();
