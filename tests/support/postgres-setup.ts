import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server, without the name of a database. */
    postgres?: string;
  }
}

/** Starts one PostgreSQL server for all tests of a project, and returns the function that ends it. */
export default async ({ provide }: TestProject) => {
  const { url, end } = await startPostgres();
  provide('postgres', url);
  return end;
};
