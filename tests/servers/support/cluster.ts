import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { makeFolder, type RunningSite, removeFolder, startSite } from '../../attacks/support/site';
import { type Form, fillInForm } from '../../attacks/support/submissions';
import { startMailServer } from '../../support/mail-server';
import { startPostgres } from '../../support/postgres';
import { startBalancer } from './balancer';

interface Options {
  /** Returns the mail server's reply to a recipient. By default, it accepts all. */
  getRecipientReply?: () => string;
}

/** Starts two servers behind a load balancer, with one PostgreSQL, one mail server and the same content. */
export const startCluster = async ({ getRecipientReply }: Options = {}) => {
  const [postgres, smtpServer] = await Promise.all([startPostgres(), startMailServer(getRecipientReply)]);
  const databaseUrl = await postgres.create('site');
  const folder = makeFolder();
  const servers: RunningSite[] = [];

  /** Starts one of the two servers, with this build or another, after its predecessor has exited. */
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
    /** The current one of the two servers. */
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

/** Fills in a form, with a captcha pass that the test signs itself. */
export const fillInWithSignedPass = (form: Form, email?: string) => fillInForm(form, issueCaptchaPass, email);
