import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { makeFolder, type RunningSite, removeFolder, startSite } from '../../attacks/support/site';
import { type Form, fillInWith } from '../../attacks/support/submissions';
import { mailServer } from '../../support/mail-server';
import { startPostgres } from '../../support/postgres';
import { startBalancer } from './balancer';

interface Options {
  /** How the mail server responds to each recipient. */
  recipient?: () => string;
}

/** Two servers behind a balancer, with one PostgreSQL, one mail server and the same content. */
export const startCluster = async ({ recipient }: Options = {}) => {
  const [postgres, mail] = await Promise.all([startPostgres(), mailServer(recipient)]);
  const databaseUrl = await postgres.create('site');
  const folder = makeFolder();
  const servers: RunningSite[] = [];

  /** Starts a server at a place, of this build or another, after the one before it has ended. */
  const start = async (place: 0 | 1, build?: string): Promise<RunningSite> => {
    const own = path.join(folder, `${place}`);
    mkdirSync(own, { recursive: true });
    const server = await startSite({
      folder: own,
      build,
      variables: {
        CONTENT_DIR: path.join(folder, 'content'),
        DATABASE_URL: databaseUrl,
        SIGNING_SECRET: process.env.SIGNING_SECRET ?? '',
        SMTP_URL: mail.url,
        LOG_LEVEL: 'warn',
      },
    });
    servers[place] = server;
    return server;
  };

  await Promise.all([start(0), start(1)]);
  const balancer = await startBalancer(() => servers.map(({ port }) => port));
  return {
    postgres,
    databaseUrl,
    mails: mail.mails,
    contentDir: path.join(folder, 'content'),
    balancer,
    /** The server at a place now. */
    server: (place: 0 | 1): RunningSite => servers[place] as RunningSite,
    start,
    async end() {
      balancer.close();
      await Promise.all(servers.map(({ kill }) => kill()));
      mail.close();
      await postgres.end();
      removeFolder(folder);
    },
  };
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** A form that is filled in; the test has signed its captcha pass. */
export const filledIn = (form: Form, email?: string) => fillInWith(form, issueCaptchaPass, email);
