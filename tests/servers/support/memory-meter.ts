import { once } from 'node:events';
import { poll } from '../../attacks/support/poll';

interface Target {
  webSocketDebuggerUrl: string;
}

export interface Memory {
  /** The data that the process refers to. */
  liveMb: number;
  /** The code that V8 has compiled. It grows for an hour, ever more slowly. */
  compiledMb: number;
  /** The memory that the process takes from the machine. */
  residentMb: number;
}

const expression = `JSON.stringify({
  ...process.memoryUsage(),
  spaces: process.getBuiltinModule('v8').getHeapSpaceStatistics(),
})`;
const codeSpaces = /^(trusted|code)_/;

interface Usage extends NodeJS.MemoryUsage {
  spaces: { space_name: string; space_used_size: number }[];
}

/** Connects to a process that was started with `--inspect`. `measure` collects its garbage and measures its memory. */
export const connectMemoryMeter = async (port: number) => {
  const targets = await poll(
    async () => (await fetch(`http://127.0.0.1:${port}/json`).catch(() => null))?.json() as Promise<Target[]> | null,
    { timeoutMs: 10_000 },
  );
  const socket = new WebSocket(targets?.[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  let id = 0;
  const call = async <T>(method: string, params: object = {}): Promise<T> => {
    socket.send(JSON.stringify({ id: ++id, method, params }));
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
    return JSON.parse(data).result;
  };
  return {
    async measure(): Promise<Memory> {
      for (let times = 0; times < 3; times++) await call('HeapProfiler.collectGarbage');
      const { result } = await call<{ result: { value: string } }>('Runtime.evaluate', { expression });
      const { heapUsed, external, rss, spaces } = JSON.parse(result.value) as Usage;
      const codeStats = spaces.filter(({ space_name: name }) => codeSpaces.test(name));
      const compiledBytes = codeStats.reduce((sum, { space_used_size: used }) => sum + used, 0);
      return {
        liveMb: (heapUsed + external - compiledBytes) / 1024 ** 2,
        compiledMb: compiledBytes / 1024 ** 2,
        residentMb: rss / 1024 ** 2,
      };
    },
    close: () => socket.close(),
  };
};
