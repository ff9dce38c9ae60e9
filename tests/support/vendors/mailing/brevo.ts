import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { withRateLimit } from '../limited';
import type { Vendor } from '../vendor';

/** An email that asks its recipient to confirm. Its template shows the addresses. */
export interface BrevoEmail {
  to: string;
  templateId: number;
  /** The address at Brevo that confirms, and redirects to `redirectionUrl`. */
  confirmUrl: string;
  redirectionUrl: string;
  attributes: Record<string, string>;
}

export interface BrevoContact {
  id: number;
  email: string;
  attributes: Record<string, string>;
  listIds: number[];
  emailBlacklisted: boolean;
}

interface Options {
  apiKey: string;
  /** The address of this stand-in. */
  url: string;
  deliver: (email: BrevoEmail) => Promise<unknown> | unknown;
  contacts?: Map<string, BrevoContact>;
}

const update = z.object({
  attributes: z.record(z.string(), z.string()).default({}),
  listIds: z.array(z.int()).default([]),
  unlinkListIds: z.array(z.int()).default([]),
  emailBlacklisted: z.boolean().optional(),
});
const creation = update.extend({ email: z.email(), updateEnabled: z.boolean().default(false) });
const optIn = z.object({
  email: z.email(),
  attributes: z.record(z.string(), z.string()).default({}),
  includeListIds: z.array(z.int()).min(1),
  templateId: z.int(),
  redirectionUrl: z.url(),
});

const noContent = () => new Response(null, { status: 204 });
const problem = (status: number, code: string, message: string) => Response.json({ code, message }, { status });
const contactNotFound = () => problem(404, 'document_not_found', 'Contact does not exist');

/**
 * A stand-in for the contacts API of Brevo, as https://developers.brevo.com/reference documents it, with its limit of
 * 10 requests a second. The keys of `contacts` are email addresses.
 */
export const brevo = ({ apiKey, url, deliver, contacts = new Map() }: Options): Vendor => {
  const pending = new Map<string, z.infer<typeof optIn>>();

  /** Creates or changes a contact; returns whether it is new. */
  const save = (email: string, { attributes, listIds, unlinkListIds, emailBlacklisted }: z.infer<typeof update>) => {
    const existing = contacts.get(email);
    contacts.set(email, {
      id: existing?.id ?? contacts.size + 1,
      email,
      attributes: { ...existing?.attributes, ...attributes },
      listIds: [...new Set([...(existing?.listIds ?? []), ...listIds]).difference(new Set(unlinkListIds))],
      emailBlacklisted: emailBlacklisted ?? existing?.emailBlacklisted ?? false,
    });
    return !existing;
  };

  const create: Vendor = async (request) => {
    const { data, error } = creation.safeParse(await request.json());
    if (error) return problem(400, 'invalid_parameter', `${error.issues[0]?.path.join('.')} is not valid`);
    const { email, updateEnabled, ...changes } = data;
    if (contacts.has(email) && !updateEnabled) return problem(400, 'duplicate_parameter', 'Contact already exist');
    return save(email, changes) ? Response.json({ id: contacts.get(email)?.id }, { status: 201 }) : noContent();
  };

  const requestConfirmation: Vendor = async (request) => {
    const { data, error } = optIn.safeParse(await request.json());
    if (error) return problem(400, 'missing_parameter', `${error.issues[0]?.path.join('.')} is missing`);
    const id = randomUUID();
    pending.set(id, data);
    const { email: to, templateId, redirectionUrl, attributes } = data;
    await deliver({ to, templateId, confirmUrl: `${url}/confirm/${id}`, redirectionUrl, attributes });
    return contacts.has(to) ? noContent() : new Response(null, { status: 201 });
  };

  const handleContact = async (request: Request, email: string) => {
    const contact = contacts.get(email);
    if (!contact) return contactNotFound();
    if (request.method === 'GET') return Response.json(contact);
    if (request.method === 'PUT') save(email, update.parse(await request.json()));
    if (request.method === 'DELETE') contacts.delete(email);
    return noContent();
  };

  const api = withRateLimit(
    (request, path) => {
      if (request.headers.get('api-key') !== apiKey) return problem(401, 'unauthorized', 'Key not found');
      if (path === '/contacts') return create(request, path);
      if (path === '/contacts/doubleOptinConfirmation') return requestConfirmation(request, path);
      return handleContact(request, path.slice('/contacts/'.length));
    },
    { requests: 10, seconds: 1, buildRejection: () => problem(429, 'too_many_requests', 'Too many requests') },
  );

  return (request, path) => {
    const optInRequest = pending.get(path.replace('/confirm/', ''));
    if (!optInRequest) return api(request, path);
    const { email, attributes, includeListIds: listIds, redirectionUrl } = optInRequest;
    save(email, { attributes, listIds, unlinkListIds: [] });
    return new Response(null, { status: 302, headers: { Location: redirectionUrl } });
  };
};
