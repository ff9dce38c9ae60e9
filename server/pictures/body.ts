import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** The body of an answer. Its stream must be read to its end or destroyed. */
export interface Body {
  size: number;
  stream: Readable;
}

/** A file as it is when it is opened: it may be deleted or replaced while it is sent. */
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
