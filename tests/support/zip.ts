import { crc32 } from 'node:zlib';

const centralHeader = 0x02014b50;
const endRecord = 0x06054b50;
const utf8 = 0x0800;

/** The files of an uncompressed zip by name. Throws if the zip is damaged. */
export const unzip = (zip: Buffer): Map<string, Buffer> => {
  const endOffset = zip.length - 22;
  if (zip.readUInt32LE(endOffset) !== endRecord) throw new Error('The zip has no end record.');
  const files = new Map<string, Buffer>();
  let offset = zip.readUInt32LE(endOffset + 16);
  for (let remaining = zip.readUInt16LE(endOffset + 10); remaining > 0; remaining--) {
    if (zip.readUInt32LE(offset) !== centralHeader) throw new Error('The list of files is damaged.');
    const [flags, method] = [zip.readUInt16LE(offset + 8), zip.readUInt16LE(offset + 10)];
    const [nameLength, extraLength] = [zip.readUInt16LE(offset + 28), zip.readUInt16LE(offset + 30)];
    const name = zip.toString('utf8', offset + 46, offset + 46 + nameLength);
    if (!(flags & utf8) || method !== 0) throw new Error(`${name} is compressed, or its name is not in UTF-8.`);
    const localOffset = zip.readUInt32LE(offset + 42);
    const start = localOffset + 30 + zip.readUInt16LE(localOffset + 26) + zip.readUInt16LE(localOffset + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(offset + 24));
    if (crc32(content) !== zip.readUInt32LE(offset + 16)) throw new Error(`${name} is damaged.`);
    files.set(name, content);
    offset += 46 + nameLength + extraLength;
  }
  return files;
};
