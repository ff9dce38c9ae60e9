import { vi } from 'vitest';
import type { Vendor } from './vendors/vendor';

/** The address below which `answerAs` answers. */
export const vendorUrl = 'https://vendor.example';

/** Answers requests to the vendor with its stand-in, and refuses all others. Returns the requests, as `GET /path?query`. */
export const answerAs = (vendor: Vendor): string[] => {
  const requests: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init);
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== vendorUrl) return new Response(null, { status: 403 });
    requests.push(`${request.method} ${pathname}${search}`);
    return vendor(request, decodeURIComponent(pathname));
  });
  return requests;
};
