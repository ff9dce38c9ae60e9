const lists = new Map<string, unknown>();

/**
 * The lists that the visitor has extended, by their current address, as long as the document is open: who goes back to
 * one finds everything that was loaded. `list` is the name of the list.
 */
export const loadedLists = {
  find: <L>(list: string, address: string): L | undefined => lists.get(`${list} ${address}`) as L | undefined,
  keep: (list: string, address: string, loaded: unknown): void => void lists.set(`${list} ${address}`, loaded),
};
