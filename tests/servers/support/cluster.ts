import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { makeFolder, type RunningSite, removeFolder, startSite } from '../../attacks/support/site';
import { type Form, fillInWith } from '../../attacks/support/submissions';
import { startMailServer } from '../../support/mail-server';
import { startPostgres } from '../../support/postgres';
import { startBalancer } from './balancer';

interface Options {
  /** How the mail server responds to each recipient. */
  recipient?: () => string;
}

/** Two servers behind a balancer, with one PostgreSQL, one mail server and the same content. */
export const startCluster = async ({ recipient }: Options = {}) => {
  const [postgres, smtpServer] = await Promise.all([startPostgres(), startMailServer(recipient)]);
  const databaseUrl = await postgres.create('site');
  const folder = makeFolder();
  const servers: RunningSite[] = [];

  /** Starts a server at a place, of this build or another, after the one before it has ended. */
  const start = async (index: 0 | 1, build?: string): Promise<RunningSite> => {
    const serverFolder = path.join(folder, `${index}`);
    mkdirSync(serverFolder, { recursive: true });
    const server = await startSite({
      folder: serverFolder,
      build,
      variables: {
        CONTENT_DIR: path.join(folder, 'content'),
        DATABASE_URL: databaseUrl,
        SIGNING_SECRET: process.env.SIGNING_SECRET ?? '',
        SMTP_URL: smtpServer.url,
        LOG_LEVEL: 'warn',
      },
    });
    servers[index] = server;
    return server;
  };

  await Promise.all([start(0), start(1)]);
  const balancer = await startBalancer(() => servers.map(({ port }) => port));
  return {
    postgres,
    databaseUrl,
    emails: smtpServer.emails,
    contentDir: path.join(folder, 'content'),
    balancer,
    /** The server at a place now. */
    server: (index: 0 | 1): RunningSite => servers[index] as RunningSite,
    start,
    async end() {
      balancer.close();
      await Promise.all(servers.map(({ kill }) => kill()));
      smtpServer.close();
      await postgres.end();
      removeFolder(folder);
    },
  };
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** A form that is filled in; the test has signed its captcha pass. */
export const fillInSigned = (form: Form, email?: string) => fillInWith(form, issueCaptchaPass, email);
