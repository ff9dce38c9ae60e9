/**
 * A stand-in for a vendor, which responds as the vendor documents. `path` is the decoded path of the request below the
 * vendor's prefix, and starts with a slash; the query is in `request.url`.
 */
export type Vendor = (request: Request, path: string) => Promise<Response> | Response;
