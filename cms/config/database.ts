import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** The database: PostgreSQL at `DATABASE_URL` or, to try the CMS without it, SQLite in a file. */
const config = ({ env }: Core.Config.Shared.ConfigParams) => {
  const url = env('DATABASE_URL', '');
  if (!url)
    return {
      connection: {
        client: 'sqlite',
        connection: { filename: path.join(process.cwd(), env('DATABASE_FILE', '.tmp/data.db')) },
        useNullAsDefault: true,
      },
    };
  return {
    connection: {
      client: 'postgres',
      connection: { connectionString: url, ssl: env.bool('DATABASE_SSL', false) },
      pool: { min: 2, max: 10 },
    },
  };
};

export default config;
