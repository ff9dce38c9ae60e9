import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { removeLeftovers, writeDurably } from './durable-file';

const directory = path.join(temporaryDataDir(), 'outbox');

/** Writes a file that was last modified `ageSeconds` ago. */
const writeOldFile = (name: string, ageSeconds: number) => {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, name);
  writeFileSync(file, 'To: ada@example.com');
  const time = new Date(Date.now() - ageSeconds * 1000);
  utimesSync(file, time, time);
};

describe('temporary files of a killed process', () => {
  it('are removed once they are a minute old, and no other file is', async () => {
    let temporary = '';
    await writeDurably(path.join(directory, 'mail.eml'), 'To: ada@example.com', async (from) => {
      temporary = path.basename(String(from));
    });
    writeOldFile(temporary, 61);
    writeOldFile('young.eml.tmp', 50);
    writeOldFile('mail.eml', 100_000);
    writeOldFile('signing-secret', 100_000);
    await removeLeftovers(directory);
    expect(readdirSync(directory).sort()).toEqual(['mail.eml', 'signing-secret', 'young.eml.tmp']);
  });

  it('cause no error if the directory does not exist', async () => {
    await expect(removeLeftovers(path.join(directory, 'none'))).resolves.toBeUndefined();
  });

  it('cause an error if the directory cannot be read', async () => {
    writeOldFile('file', 0);
    await expect(removeLeftovers(path.join(directory, 'file'))).rejects.toThrow('ENOTDIR');
  });
});
