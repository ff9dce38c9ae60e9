import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Without a file `.env`: in production, ends with a message if the environment lacks a secret; otherwise writes the file
 * with random secrets, unless the environment has them.
 */
const secretNames = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'];
const missingNames = secretNames.filter((name) => !process.env[name]);
if (missingNames.length > 0 && !existsSync('.env')) {
  if (process.env.NODE_ENV === 'production') {
    process.stderr.write(`Strapi does not start: set ${missingNames.join(', ')} (see .env.example).\n`);
    process.exit(1);
  }
  const example = readFileSync('.env.example', 'utf8');
  writeFileSync(
    '.env',
    example.replace(
      new RegExp(`^(${secretNames.join('|')}|SITE_API_TOKEN)=$`, 'gm'),
      (line) => line + randomBytes(32).toString('base64url'),
    ),
    { mode: 0o600 },
  );
}
