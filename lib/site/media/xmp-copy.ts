import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { env } from '../../platform/env';
import { writeDurably } from '../../platform/state/durable-file';

interface Container {
  /** The part of the file that contains the packet. */
  build: (xmp: string) => Buffer;
  findOffset: (picture: Buffer) => number;
}

const toUint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** How each format contains XMP (ISO 16684-3), by file extension. */
const containers: Record<string, Container | undefined> = {
  '.jpg': {
    build: (xmp) => {
      const content = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`);
      const [marker, length] = [Buffer.from([0xff, 0xe1]), Buffer.alloc(2)];
      length.writeUInt16BE(content.length + 2);
      return Buffer.concat([marker, length, content]);
    },
    // After the JFIF header, which must be the first segment.
    findOffset: (picture) =>
      picture.length > 6 && picture.readUInt16BE(2) === 0xffe0 ? 4 + picture.readUInt16BE(4) : 2,
  },
  '.png': {
    build: (xmp) => {
      const chunk = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`);
      return Buffer.concat([toUint32(chunk.length - 4), chunk, toUint32(crc32(chunk))]);
    },
    // After the signature and the header chunk.
    findOffset: () => 33,
  },
  '.svg': {
    build: (xmp) => Buffer.from(`<metadata>${xmp}</metadata>`),
    findOffset: (picture) => picture.indexOf('>', picture.indexOf('<svg')) + 1,
  },
};

/**
 * The path of a copy of a picture that contains an XMP packet; a picture in another format is returned itself. The
 * copy is written when it is first needed, and replaces the one with earlier texts. The packet is inserted, because
 * encoding the picture again would cost quality. All servers have copies with the same time, that of the picture.
 */
export const writeXmpCopy = async (picture: string, xmp: string): Promise<string> => {
  const extension = path.extname(picture);
  const container = containers[extension];
  if (!container) return picture;
  const { mtime } = await stat(picture);
  const folder = path.join(env.DATA_DIR, 'downloads');
  const [id = '', version] = [picture, `${mtime.getTime()} ${xmp}`].map((text) => hash('sha256', text));
  const copy = path.resolve(folder, `${id}-${version}${extension}`);
  if (existsSync(copy)) return copy;
  const original = await readFile(picture);
  const offset = container.findOffset(original);
  const content = Buffer.concat([original.subarray(0, offset), container.build(xmp), original.subarray(offset)]);
  await writeDurably(copy, content, async (temporary, target) => {
    await utimes(temporary, mtime, mtime);
    await rename(temporary, target);
  });
  const names = (await readdir(folder)).filter((name) => name.startsWith(id) && name.endsWith(extension));
  const outdated = names.filter((name) => name !== path.basename(copy));
  await Promise.all(outdated.map((name) => rm(path.join(folder, name), { force: true })));
  return copy;
};
