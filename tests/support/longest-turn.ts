/** The CPU time of this thread, in ms. It does not grow while other processes keep the machine busy. */
const readCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time, in ms of CPU time, that a turn of the event loop took while `act` ran. */
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
