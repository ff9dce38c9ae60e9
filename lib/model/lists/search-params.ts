/** A query as Next parses it, and in the platform's form. */
export const toSearchParams = (query: Partial<Record<string, string | string[]>>): URLSearchParams =>
  new URLSearchParams(Object.entries(query).flatMap(([key, value = []]) => [value].flat().map((one) => [key, one])));
