import { crc32 } from 'node:zlib';

const centralHeader = 0x02014b50;
const endRecord = 0x06054b50;
const utf8 = 0x0800;

/** The files of an uncompressed zip by name. Throws if the zip is damaged. */
export const unzip = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== endRecord) throw new Error('The zip has no end.');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== centralHeader) throw new Error('The list of files is damaged.');
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (!(flags & utf8) || method !== 0) throw new Error(`${name} is compressed, or named in an unknown script.`);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 24));
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`);
    files.set(name, content);
    at += 46 + nameLength + extraLength;
  }
  return files;
};
