import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { existsSync, writeFileSync } from 'node:fs';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into the server under test. `upstreams.test` is this machine while the file NAME_FILE exists, and unknown
// otherwise. At SIGUSR2 the memory in use is written to MEMORY_FILE, after a collection.
const { NAME_FILE = '', MEMORY_FILE = '' } = process.env;

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

const { lookup } = dns;
const lookUpTestHost = (name: string, options: LookupOptions, callback: LookupCallback) => {
  if (name !== 'upstreams.test') return lookup(name, options, callback);
  if (existsSync(NAME_FILE)) return lookup('127.0.0.1', options, callback);
  const error = Object.assign(new Error('There is no such name.'), { code: 'ENOTFOUND' });
  return process.nextTick(callback, error);
};
dns.lookup = lookUpTestHost as typeof lookup;

v8.setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
process.on('SIGUSR2', () => {
  // The second collection ends the sweep of buffers that the first one found.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(MEMORY_FILE, `${heapUsed + external}\n`);
});
