import { type Database, stateDatabase } from '@/lib/state/database';
import { sqlite } from '@/lib/state/sqlite';

/** The database in a file, as a process that has just started sees it. */
export const databaseIn = (file: string): Database => stateDatabase(() => sqlite(file));
