import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A response body. Its stream must be read to the end or destroyed. */
export interface Body {
  size: number;
  stream: Readable;
}

/** The file as it is when opened. It may be deleted or replaced while it is being sent. */
export const fileBody = async (file: string): Promise<Body> => {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return { size, stream: handle.createReadStream() };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

export const memoryBody = (data: Buffer): Body => ({ size: data.length, stream: Readable.from([data]) });
