/** The CPU time of this thread, in ms. It does not grow while the thread waits for a busy CPU. */
const readCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Measures the longest turn of the event loop while `act` runs, in ms of CPU time. */
export const measureLongestTurnMs = async (act: () => Promise<unknown>): Promise<number> => {
  let maxMs = 0;
  let lastMs = readCpuMs();
  const turn = () => {
    const nowMs = readCpuMs();
    maxMs = Math.max(maxMs, nowMs - lastMs);
    lastMs = nowMs;
    immediate = setImmediate(turn);
  };
  let immediate = setImmediate(turn);
  await act();
  turn();
  clearImmediate(immediate);
  return maxMs;
};
