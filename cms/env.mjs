import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes `.env` with random secrets, unless there is one or the environment has them. */
const secrets = /^(APP_KEYS|ADMIN_JWT_SECRET|API_TOKEN_SALT|TRANSFER_TOKEN_SALT|ENCRYPTION_KEY|SITE_API_TOKEN)=$/gm;
if (!process.env.APP_KEYS && !existsSync('.env')) {
  const example = readFileSync('.env.example', 'utf8');
  writeFileSync(
    '.env',
    example.replace(secrets, (line) => line + randomBytes(32).toString('base64url')),
    { mode: 0o600 },
  );
}
