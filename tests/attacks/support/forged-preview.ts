import { readFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { encryptWithSecret } from 'next/dist/server/crypto-utils';

interface PrerenderManifest {
  preview: { previewModeId: string; previewModeSigningKey: string; previewModeEncryptionKey: string };
}

/** The cookies of a preview of drafts, made by somebody who has the build but not the secrets of the server. */
export const forgePreviewCookies = async (): Promise<string> => {
  const { preview } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as PrerenderManifest;
  const data = encryptWithSecret(Buffer.from(preview.previewModeEncryptionKey), JSON.stringify({ version: 'draft' }));
  const token = await new SignJWT({ data })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(Buffer.from(preview.previewModeSigningKey));
  return `__prerender_bypass=${preview.previewModeId}; __next_preview_data=${token}`;
};
