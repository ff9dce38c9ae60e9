/** The variables that select vendors; `vendors` is the origin of their stand-ins. */
type Variables = (vendors: string) => Record<string, string>;

/** Sets of vendors that a site runs on. */
export const vendorSets: Record<string, Variables> = {
  first: (vendors) => ({ JOBS: 'workday', WORKDAY_URL: `${vendors}/workday/wday/cxs/halcyre/careers` }),
  second: (vendors) => ({
    JOBS: 'greenhouse',
    GREENHOUSE_URL: `${vendors}/greenhouse`,
    GREENHOUSE_BOARD: 'halcyre',
    GREENHOUSE_FIELDS: 'house=Maison,contract=Contract,time=Working time',
  }),
};

/** The variables of a set. Throws if there is none of this name. */
export const variablesOf = (set: string, vendors: string): Record<string, string> => {
  const variables = vendorSets[set];
  if (!variables) throw new Error(`There is no set "${set}": one of ${Object.keys(vendorSets).join(', ')}.`);
  return variables(vendors);
};
