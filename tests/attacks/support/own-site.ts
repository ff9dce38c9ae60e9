import { makeFolder, type RunningSite, removeFolder, startSite } from './site';

/** The folder of the servers that an attack ends. Each server continues with the data that the one before it left. */
export const ownFolder = makeFolder();

let current: RunningSite | undefined;

/** The current server. Throws if none has been started. */
export const getOwnSite = (): RunningSite => {
  if (!current) throw new Error('There is no server.');
  return current;
};

/** Starts a server, which becomes the current one. */
export const startOwnSite = async (options: { fullDisk?: boolean } = {}): Promise<RunningSite> => {
  current = await startSite({ folder: ownFolder, ...options });
  return current;
};

/** Starts a server if the previous case left none running. */
export const ensureOwnSite = async (): Promise<void> => {
  if (!current || current.hasExited()) await startOwnSite();
};

/** Kills the current server, and deletes the folder. */
export const removeOwnSite = async (): Promise<void> => {
  await current?.kill();
  removeFolder(ownFolder);
};
