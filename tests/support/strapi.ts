import path from 'node:path';
import { createSecret, createStrapiCopy } from './strapi-copy';

interface Options {
  port: number;
  /** The URL of an empty PostgreSQL database. */
  databaseUrl: string;
  /** The URL of the site to which the CMS reports changes, and on which it shows previews. */
  siteUrl: string;
  previewSecret: string;
  revalidateSecret: string;
}

const project = path.resolve(import.meta.dirname, '../..');

const post = async (url: string, body: object, token?: string) => {
  const authorization = token && { Authorization: `Bearer ${token}` };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
};

const adminName = { firstname: 'Ada', lastname: 'Quillfeather' };

/**
 * Creates the first administrator, who creates a publisher and an editor. Returns their email addresses and passwords.
 */
const createAccounts = async (url: string) => {
  const buildCredentials = (email: string) => ({ email, password: 'A-password-4-tests' });
  const { token } = await post(`${url}/admin/register-admin`, {
    ...adminName,
    ...buildCredentials('admin@halcyre.example'),
  });
  const roles = await fetch(`${url}/admin/roles`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await roles.json()) as { data: { id: number; name: string }[] };
  const createAccount = async (roleName: string) => {
    const role = data.find(({ name }) => name === roleName);
    const account = buildCredentials(`${roleName.toLowerCase()}@halcyre.example`);
    const { registrationToken } = await post(
      `${url}/admin/users`,
      { ...adminName, email: account.email, roles: [role?.id] },
      token,
    );
    const userInfo = { ...adminName, password: account.password };
    await post(`${url}/admin/register`, { registrationToken, userInfo });
    return account;
  };
  return { publisher: await createAccount('Publisher'), editor: await createAccount('Editor') };
};

/** Starts the CMS of this project with all its content, after installing it if necessary. */
export const startStrapi = async ({
  port,
  databaseUrl: database,
  siteUrl: site,
  previewSecret,
  revalidateSecret,
}: Options) => {
  const token = createSecret();
  const strapi = await createStrapiCopy(port, {
    DATABASE_URL: database,
    SITE_URL: site,
    SITE_API_TOKEN: token,
    PREVIEW_SECRET: previewSecret,
    REVALIDATE_SECRET: revalidateSecret,
  });
  await strapi.script('seed', project);
  await strapi.start();
  return {
    url: strapi.url,
    token,
    uploadsFolder: path.join(strapi.folder, 'public/uploads'),
    accounts: await createAccounts(strapi.url),
    /** Writes all content into a folder, as files of the site. */
    exportTo: (root: string) => strapi.script('export', root),
    stop: strapi.end,
  };
};
