/** The JSON at `url`; null where it cannot be had, whatever the reason. */
export const fetchOrNull = async <T>(url: string, init?: RequestInit): Promise<T | null> => {
  try {
    const response = await fetch(url, init);
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
};
