import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { existsSync, writeFileSync } from 'node:fs';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

// This module is loaded into the server under test. The host `upstreams.test` resolves to this machine while the file
// NAME_FILE exists, and to nothing otherwise. On SIGUSR2, the memory in use after a garbage collection is written to
// MEMORY_FILE, in bytes.
const { NAME_FILE = '', MEMORY_FILE = '' } = process.env;

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

const { lookup } = dns;
const lookUpTestHost = (name: string, options: LookupOptions, callback: LookupCallback) => {
  if (name !== 'upstreams.test') return lookup(name, options, callback);
  if (existsSync(NAME_FILE)) return lookup('127.0.0.1', options, callback);
  const error = Object.assign(new Error('The host does not exist.'), { code: 'ENOTFOUND' });
  return process.nextTick(callback, error);
};
dns.lookup = lookUpTestHost as typeof lookup;

v8.setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
process.on('SIGUSR2', () => {
  // The second collection frees the buffers that the first one found.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(MEMORY_FILE, `${heapUsed + external}\n`);
});
