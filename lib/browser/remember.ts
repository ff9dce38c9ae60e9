/** What could not be stored: it counts for as long as the page. */
const unstored = new Set<string>();

/** Notes that something has been shown or put away; where nothing can be stored, for as long as the page lasts. */
export const remember = (key: string): void => {
  try {
    localStorage.setItem(key, '1');
  } catch {
    unstored.add(key);
  }
};

/** Whether something has been noted by `remember`, whatever stands there. */
export const isRemembered = (key: string): boolean => {
  try {
    return unstored.has(key) || localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
