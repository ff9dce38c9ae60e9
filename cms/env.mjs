import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Checks the secrets before Strapi starts. If the environment lacks one and there is no file `.env`, it exits with a
 * message in production, and otherwise writes the file with random secrets.
 */
const secretNames = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'];
const missingNames = secretNames.filter((name) => !process.env[name]);
if (missingNames.length > 0 && !existsSync('.env')) {
  if (process.env.NODE_ENV === 'production') {
    process.stderr.write(
      `Strapi cannot start without ${missingNames.join(', ')}. Set them as .env.example describes.\n`,
    );
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
