/** Every string in a JSON value, at any depth. Keys are left out. */
export const collectStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : [];
};
