export interface Log {
  warn: (details: object, message: string) => void;
}

/** Logs a failure the first time only. After a success, the next failure is logged again. */
export const complaints = (log: Log) => {
  const failing = new Set<string>();
  return {
    failed(what: string, error: unknown, message: string): void {
      if (!failing.has(what)) log.warn({ what, err: error }, message);
      failing.add(what);
    },
    wentWell: (what: string) => failing.delete(what),
  };
};
export type Complaints = ReturnType<typeof complaints>;
