import { oncePerProcess } from './once-per-process.ts';

const begin = () => {
  const content = Promise.withResolvers<void>();
  // The server waits for it; where there is another, nobody does.
  content.promise.catch(() => undefined);
  return { stopping: false, content };
};

/**
 * The life of the server: whether its content is read, or cannot be used, and whether it is about to stop; it then
 * answers what it has accepted, and is not ready for more.
 */
export const lifecycle = oncePerProcess('lifecycle', begin);
