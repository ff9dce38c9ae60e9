import { once } from 'node:events';
import { poll } from '../../attacks/support/poll';

interface Target {
  webSocketDebuggerUrl: string;
}

/** In MB: what the process refers to, and what it takes of the machine. */
export interface Memory {
  live: number;
  resident: number;
}

const expression = 'JSON.stringify(process.memoryUsage())';

/** Measures the memory of a process that was started with `--inspect`, after collecting its garbage. */
export const liveMemory = async (port: number) => {
  const targets = await poll(
    async () => (await fetch(`http://127.0.0.1:${port}/json`).catch(() => null))?.json() as Promise<Target[]> | null,
    { within: 10_000 },
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
      const { heapUsed, external, rss } = JSON.parse(result.value) as NodeJS.MemoryUsage;
      return { live: (heapUsed + external) / 1024 ** 2, resident: rss / 1024 ** 2 };
    },
    close: () => socket.close(),
  };
};
