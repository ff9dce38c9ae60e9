import { afterAll } from 'vitest';
import { listen } from '../http';
import { serveVendors } from './server';
import type { Vendor } from './vendor';

/** A JSON response. A string is sent as it is. */
export const jsonResponse = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Starts a server for the tests of a file, whose responses each test sets with `respondWith`. */
export const startStubVendor = async () => {
  let vendor: Vendor = () => jsonResponse({}, 404);
  const { url, close } = await listen(serveVendors({ vendor: (...args) => vendor(...args) }));
  afterAll(close);
  return {
    url: `${url}/vendor`,
    /** Handles all requests from now on with `nextVendor`. Returns a list that collects them. */
    respondWith: (nextVendor: Vendor): Request[] => {
      const requests: Request[] = [];
      vendor = (request, path) => {
        requests.push(request);
        return nextVendor(request, path);
      };
      return requests;
    },
  };
};
