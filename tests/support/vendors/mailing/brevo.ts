import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { limited } from '../limited';
import type { Vendor } from '../vendor';

/** A mail that asks to confirm: its template shows these addresses. */
export interface BrevoMail {
  to: string;
  templateId: number;
  /** The address of Brevo that confirms, and leads to `redirectionUrl`. */
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
  /** The address that this stand-in answers at. */
  url: string;
  deliver: (mail: BrevoMail) => Promise<unknown> | unknown;
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

const empty = () => new Response(null, { status: 204 });
const problem = (status: number, code: string, message: string) => Response.json({ code, message }, { status });
const unknown = () => problem(404, 'document_not_found', 'Contact does not exist');

/**
 * Brevo's contacts, as https://developers.brevo.com/reference documents them, with the limit of 10 requests a second.
 * `contacts` are by address.
 */
export const brevo = ({ apiKey, url, deliver, contacts = new Map() }: Options): Vendor => {
  const pending = new Map<string, z.infer<typeof optIn>>();

  /** Creates or changes a contact; returns whether it is new. */
  const save = (email: string, { attributes, listIds, unlinkListIds, emailBlacklisted }: z.infer<typeof update>) => {
    const known = contacts.get(email);
    contacts.set(email, {
      id: known?.id ?? contacts.size + 1,
      email,
      attributes: { ...known?.attributes, ...attributes },
      listIds: [...new Set([...(known?.listIds ?? []), ...listIds]).difference(new Set(unlinkListIds))],
      emailBlacklisted: emailBlacklisted ?? known?.emailBlacklisted ?? false,
    });
    return !known;
  };

  const create: Vendor = async (request) => {
    const { data, error } = creation.safeParse(await request.json());
    if (error) return problem(400, 'invalid_parameter', `${error.issues[0]?.path.join('.')} is not valid`);
    const { email, updateEnabled, ...given } = data;
    if (contacts.has(email) && !updateEnabled) return problem(400, 'duplicate_parameter', 'Contact already exist');
    return save(email, given) ? Response.json({ id: contacts.get(email)?.id }, { status: 201 }) : empty();
  };

  const askToConfirm: Vendor = async (request) => {
    const { data, error } = optIn.safeParse(await request.json());
    if (error) return problem(400, 'missing_parameter', `${error.issues[0]?.path.join('.')} is missing`);
    const id = randomUUID();
    pending.set(id, data);
    const { email: to, templateId, redirectionUrl, attributes } = data;
    await deliver({ to, templateId, confirmUrl: `${url}/confirm/${id}`, redirectionUrl, attributes });
    return contacts.has(to) ? empty() : new Response(null, { status: 201 });
  };

  const ofContact = async (request: Request, email: string) => {
    const found = contacts.get(email);
    if (!found) return unknown();
    if (request.method === 'GET') return Response.json(found);
    if (request.method === 'PUT') save(email, update.parse(await request.json()));
    if (request.method === 'DELETE') contacts.delete(email);
    return empty();
  };

  const api = limited(
    (request, path) => {
      if (request.headers.get('api-key') !== apiKey) return problem(401, 'unauthorized', 'Key not found');
      if (path === '/contacts') return create(request, path);
      if (path === '/contacts/doubleOptinConfirmation') return askToConfirm(request, path);
      return ofContact(request, path.slice('/contacts/'.length));
    },
    { requests: 10, seconds: 1, refuse: () => problem(429, 'too_many_requests', 'Too many requests') },
  );

  return (request, path) => {
    const asked = pending.get(path.replace('/confirm/', ''));
    if (!asked) return api(request, path);
    const { email, attributes, includeListIds: listIds, redirectionUrl } = asked;
    save(email, { attributes, listIds, unlinkListIds: [] });
    return new Response(null, { status: 302, headers: { Location: redirectionUrl } });
  };
};
