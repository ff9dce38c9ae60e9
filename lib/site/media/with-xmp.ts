import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { CmsFile } from '../../upstreams/cms/contract';

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

/** How each format contains XMP (ISO 16684-3), by media type. */
const containers: Record<string, Container | undefined> = {
  'image/jpeg': {
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
  'image/png': {
    build: (xmp) => {
      const chunk = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`);
      return Buffer.concat([toUint32(chunk.length - 4), chunk, toUint32(crc32(chunk))]);
    },
    // After the signature and the header chunk.
    findOffset: () => 33,
  },
  'image/svg+xml': {
    build: (xmp) => Buffer.from(`<metadata>${xmp}</metadata>`),
    findOffset: (picture) => picture.indexOf('>', picture.indexOf('<svg')) + 1,
  },
};

/**
 * A picture file with an XMP packet. The packet is inserted, so the picture itself remains as it is: encoding it again
 * would cost quality and time.
 */
export const withXmp = <T extends CmsFile>(file: T, xmp: string): T => {
  const container = containers[file.type];
  if (!container) return file;
  const part = container.build(xmp);
  const read = async function* (start: number, end: number) {
    const picture = await buffer(file.stream());
    const offset = container.findOffset(picture);
    yield Buffer.concat([picture.subarray(0, offset), part, picture.subarray(offset)]).subarray(start, end + 1);
  };
  const bytes = file.bytes + part.length;
  return { ...file, bytes, stream: ({ start, end } = { start: 0, end: bytes }) => Readable.from(read(start, end)) };
};
