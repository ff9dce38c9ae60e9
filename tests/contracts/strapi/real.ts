import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { type Files, writeContent } from '@/tests/support/content';
import { token } from './recording';

const left = ['.tmp', '.env', 'node_modules', 'public/uploads'];

/** Keys of the contract's content that this group's CMS does not offer. */
const more = { talents: ['craft'], 'leather-goods': ['leather', 'watches', 'perfumes'] };

/** A copy of the built CMS whose lists of categories and sectors have those of the contract's content too. */
const copyCms = (): string => {
  const cms = path.resolve('cms');
  const copy = mkdtempSync(path.join(tmpdir(), 'recorded-cms-'));
  cpSync(cms, copy, { recursive: true, filter: (source) => !left.some((name) => source === path.join(cms, name)) });
  symlinkSync(path.join(cms, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, '.tmp'));
  mkdirSync(path.join(copy, 'public/uploads'), { recursive: true });
  for (const file of globSync('dist/src/{api,components}/**/*.json', { cwd: copy }).map((name) =>
    path.join(copy, name),
  )) {
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    for (const attribute of Object.values<{ enum?: string[] }>(schema.attributes ?? {}))
      for (const [known, added] of Object.entries(more))
        if (attribute.enum?.includes(known)) attribute.enum = [...new Set([...attribute.enum, ...added])];
    writeFileSync(file, JSON.stringify(schema));
  }
  return copy;
};

/** Writes the contract's content, with some files changed, as a checkout of the site with its pictures. */
const checkoutWith = async (changes: Files): Promise<string> => {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  const media = path.join(root, 'public/media');
  mkdirSync(media, { recursive: true });
  cpSync(writeContent(changes), path.join(root, 'content'), { recursive: true });
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7b4a2c' } });
  await picture(1600, 900).jpeg().toFile(path.join(media, 'one.jpg'));
  await picture(800, 900).jpeg().toFile(path.join(media, 'two.jpg'));
  writeFileSync(path.join(media, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>');
  return root;
};

/** Some settings are the same in every language, so a change of one changes all. */
const inEveryLanguage = ({ 'settings/en.yaml': settings }: Files): Files =>
  settings ? Object.fromEntries(locales.map((locale) => [`settings/${locale}.yaml`, settings])) : {};

/** The real CMS on an SQLite file, with the contract's content. It must be installed. */
export const realStrapi = async (port: number, content: Files) => {
  const folder = copyCms();
  const secret = () => randomBytes(32).toString('base64url');
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NODE_OPTIONS: '',
    PORT: `${port}`,
    DATABASE_URL: '',
    SITE_API_TOKEN: token,
    APP_KEYS: secret(),
    ADMIN_JWT_SECRET: secret(),
    API_TOKEN_SALT: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
  };
  const log = openSync(path.join(folder, 'strapi.log'), 'a');
  const url = `http://127.0.0.1:${port}`;
  const [data, first] = [path.join(folder, '.tmp/data.db'), path.join(folder, '.tmp/first.db')];
  let stop = async () => {};

  const seed = async (changes: Files) => {
    const root = await checkoutWith(changes);
    execFileSync('node', ['dist/scripts/seed.js', root], { cwd: folder, env, stdio: ['ignore', log, log] });
    rmSync(root, { recursive: true });
  };
  const start = async () => {
    const server = spawn('node', ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
      cwd: folder,
      env,
      stdio: ['ignore', log, log],
    });
    stop = async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    };
    const isUp = () =>
      fetch(`${url}/_health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (server.exitCode !== null) throw new Error(`Strapi does not start; see ${folder}/strapi.log.`);
      await wait(250);
    }
  };

  await seed(content);
  cpSync(data, first);
  await start();
  return {
    url,
    /** Shows the contract's content with changes, as if an editor had made and published them. */
    change: async (changes: Files) => {
      await stop();
      cpSync(first, data);
      await seed({ ...content, ...changes, ...inEveryLanguage(changes) });
      await start();
    },
    end: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
};
