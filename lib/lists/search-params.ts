/** A query as Next parses it, as the platform holds queries. */
export const toSearchParams = (query: Partial<Record<string, string | string[]>>): URLSearchParams =>
  new URLSearchParams(Object.entries(query).flatMap(([key, value = []]) => [value].flat().map((one) => [key, one])));
