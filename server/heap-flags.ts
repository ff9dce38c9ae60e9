const megabyte = 1024 * 1024;

/**
 * V8's heap limits for a machine with `memory` bytes. The site's own data is about 250 MB at most; without a limit, V8
 * collects late and uses several times that. If the operator's `nodeOptions` set a limit, no flags are added.
 */
export const heapFlags = (memory: number, nodeOptions = ''): string[] => {
  if (nodeOptions.includes('max-old-space-size') || nodeOptions.includes('max_old_space_size')) return [];
  const oldSpace = Math.round(Math.min(768, Math.max(256, memory / megabyte / 2)));
  return [`--max-old-space-size=${oldSpace}`, '--max-semi-space-size=8'];
};
