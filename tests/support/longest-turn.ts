/** The CPU time of this thread, in ms. It does not grow while other processes keep the machine busy. */
const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time, in ms of CPU time, that a turn of the event loop took while `act` ran. */
export const longestTurn = async (act: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let last = used();
  const turn = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
    waiting = setImmediate(turn);
  };
  let waiting = setImmediate(turn);
  await act();
  turn();
  clearImmediate(waiting);
  return longest;
};
