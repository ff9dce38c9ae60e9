import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { getErrorCode } from '../../shared/error-code.ts';
import { env } from '../env/index.ts';
import { writeDurably } from './durable-file.ts';

/** Reads the secret in DATA_DIR, which is generated on first use. If several processes generate it, the first wins. */
const loadStoredSecret = async (): Promise<string> => {
  const file = path.join(env.DATA_DIR, 'signing-secret');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') throw error;
  }
  try {
    await writeDurably(file, randomBytes(48).toString('base64url'), link);
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
};

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

let cachedSecret: Uint8Array | undefined;
const loadSecret = async (): Promise<Uint8Array> => {
  cachedSecret ??= toBytes(env.SIGNING_SECRET ?? (await loadStoredSecret()));
  return cachedSecret;
};

/** Loads the secrets with which tokens are valid: the current one and, while it is set, the previous one. */
const loadValidSecrets = async (): Promise<Uint8Array[]> => {
  const { SIGNING_SECRET_BEFORE: previous } = env;
  return [await loadSecret(), ...(previous === undefined ? [] : [toBytes(previous)])];
};

/**
 * A keyed hash (HMAC-SHA-256) of a text for one purpose, in Base64url. Without the secret, nobody can recover the text,
 * not even by trying candidates.
 */
export const fingerprint = async (purpose: string, text: string): Promise<string> => {
  const key = createHmac('sha256', await loadSecret())
    .update(`fingerprint:${purpose}`)
    .digest();
  return createHmac('sha256', key).update(text).digest('base64url');
};

/** A JWT with `payload` for one purpose, valid for `seconds`. It is signed, not encrypted, and safe in a URL. */
export const sign = async (purpose: string, payload: JWTPayload, seconds: number): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(await loadSecret());
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
 * The payload of a token that `sign` created for this purpose with the current or the previous secret; null if the
 * token is invalid, expired or for another purpose.
 */
export const verify = async (purpose: string, token: string): Promise<JWTPayload | null> => {
  for (const key of await loadValidSecrets()) {
    const payload = await verifyWith(key, purpose, token);
    if (payload) return payload;
  }
  return null;
};

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const deriveEncryptionKey = (secretBytes: Uint8Array, purpose: string): Buffer =>
  createHmac('sha256', secretBytes).update(`encryption:${purpose}`).digest();

/** Encrypts a text for one purpose (AES-256-GCM), with a key from the secret. Returns Base64url. */
export const encrypt = async (purpose: string, text: string): Promise<string> => {
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, deriveEncryptionKey(await loadSecret(), purpose), iv);
  const parts = [iv, encryption.update(text, 'utf8'), encryption.final(), encryption.getAuthTag()];
  return Buffer.concat(parts).toString('base64url');
};

const decryptWith = (key: Buffer, bytes: Buffer): string => {
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
  decryption.setAuthTag(bytes.subarray(-tagBytes));
  return decryption.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decryption.final('utf8');
};

/** Decrypts a text of `encrypt` for the same purpose. Rejects if neither the current nor the previous secret fits. */
export const decrypt = async (purpose: string, encrypted: string): Promise<string> => {
  const bytes = Buffer.from(encrypted, 'base64url');
  const errors: unknown[] = [];
  for (const secretBytes of await loadValidSecrets()) {
    try {
      return decryptWith(deriveEncryptionKey(secretBytes, purpose), bytes);
    } catch (error) {
      errors.push(error);
    }
  }
  throw new AggregateError(errors, 'The text was encrypted with another SIGNING_SECRET.');
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether `input` is the secret, compared in constant time. */
export const matchesSecret = (input: string, secret: string): boolean => timingSafeEqual(digest(input), digest(secret));
