import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL, without a database. */
    postgres?: string;
  }
}

/** Starts one PostgreSQL for all tests of a project. */
export default async ({ provide }: TestProject) => {
  const { url, end } = await startPostgres();
  provide('postgres', url);
  return end;
};
