/** The time that the processor gave this thread, in ms: a busy machine does not count. */
const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time, in ms of the processor's, that something kept the loop of events from its next turn. */
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
