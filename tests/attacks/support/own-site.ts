import { makeFolder, type RunningSite, removeFolder, startSite } from './site';

/** What the servers that are ended by an attack keep: each goes on with what the one before has left. */
export const ownFolder = makeFolder();

let current: RunningSite | undefined;

/** The server that is there. */
export const ownSite = (): RunningSite => {
  if (!current) throw new Error('There is no server.');
  return current;
};

export const startOwnSite = async (options: { fullDisk?: boolean } = {}): Promise<RunningSite> => {
  current = await startSite({ folder: ownFolder, ...options });
  return current;
};

/** Starts a server where a case before this one has left none. */
export const ensureOwnSite = async (): Promise<void> => {
  if (!current || current.isOver()) await startOwnSite();
};

export const removeOwnSite = async (): Promise<void> => {
  await current?.kill();
  removeFolder(ownFolder);
};
