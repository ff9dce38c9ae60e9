import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { codeOf } from '../../shared/error-code';
import { env } from '../env';
import { writeDurably } from './durable-file';

/** The secret in DATA_DIR, generated on first use. If several processes generate it, the first one wins. */
const keptSecret = async (): Promise<string> => {
  const file = path.join(env.DATA_DIR, 'signing-secret');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  try {
    await writeDurably(file, randomBytes(48).toString('base64url'), link);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

let known: Uint8Array | undefined;
const secret = async (): Promise<Uint8Array> => {
  known ??= bytesOf(env.SIGNING_SECRET ?? (await keptSecret()));
  return known;
};

/** The keys of valid tokens: the current one, and the one before it. */
const validSecrets = async (): Promise<Uint8Array[]> => {
  const { SIGNING_SECRET_BEFORE: before } = env;
  return [await secret(), ...(before === undefined ? [] : [bytesOf(before)])];
};

/**
 * A keyed hash of a text, the same for the same purpose. Without the secret, nobody can recover the text, not even by
 * trying candidates.
 */
export const fingerprint = async (purpose: string, text: string): Promise<string> => {
  const key = createHmac('sha256', await secret())
    .update(`fingerprint:${purpose}`)
    .digest();
  return createHmac('sha256', key).update(text).digest('base64url');
};

/** A token with `payload` for one purpose, valid for `seconds`. It is signed, not encrypted, and safe in a URL. */
export const sign = async (purpose: string, payload: JWTPayload, seconds: number): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(await secret());
};

const verifyWith = async (key: Uint8Array, purpose: string, token: string): Promise<JWTPayload | null> => {
  try {
    const options = { algorithms: ['HS256'], audience: purpose, requiredClaims: ['exp'] };
    return (await jwtVerify(token, key, options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};

/**
 * The payload of a token that `sign` created for this purpose, with the current key or the one before it; null when it is
 * invalid, expired or for another purpose.
 */
export const verify = async (purpose: string, token: string): Promise<JWTPayload | null> => {
  for (const key of await validSecrets()) {
    const payload = await verifyWith(key, purpose, token);
    if (payload) return payload;
  }
  return null;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the caller knows a secret, compared in constant time. */
export const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));
