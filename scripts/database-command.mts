import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import nextEnv from '@next/env';
import { readArguments, refuse } from '../lib/platform/process/arguments.ts';
import type { Database } from '../lib/platform/state/database.ts';

/**
 * Loads the variables of the server, and says on standard error which database they name. Exits with status 1 if a
 * variable is not valid, or if the database does not exist: commands never create it.
 */
export const requireDatabase = async (): Promise<void> => {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
  const { env } = await import('../lib/platform/env/index.ts').catch((error: Error) => refuse(error.message));
  const file = path.resolve(env.DATA_DIR, 'state.sqlite');
  if (!env.DATABASE_URL && !existsSync(file))
    refuse(`${file} does not exist. Set DATA_DIR or DATABASE_URL to what the server uses.`);
  const { host, pathname } = new URL(env.DATABASE_URL ?? 'file:');
  process.stderr.write(`Database: ${env.DATABASE_URL ? `${host}${pathname}` : file}\n`);
};

/**
 * Reads the options of a command on the site's database, and runs `work`. Exits with status 1 if an option or the
 * database is not valid.
 */
export const withDatabase = async <const T extends ParseArgsOptionsConfig>(
  options: T,
  work: (database: Database, values: ReturnType<typeof readArguments<{ options: T }>>['values']) => Promise<void>,
): Promise<void> => {
  const { values } = readArguments({ options });
  await requireDatabase();
  const { siteDatabase } = await import('../lib/platform/state/database.ts');
  try {
    await work(siteDatabase, values);
    await siteDatabase.close();
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error)
      refuse(`The database cannot be used: ${error.cause.message}`);
    throw error;
  }
};
