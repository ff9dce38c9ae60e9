/** The Unix time in ms by a clock that only goes forward: the system clock may be set back while the server runs. */
export const steadyTime = (): number => performance.timeOrigin + performance.now();
