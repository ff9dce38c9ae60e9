import { existsSync, watch } from 'node:fs';
import { oncePerProcess } from '../../shared/once-per-process';
import { monotonicNow } from '../../shared/time';
import { type CachedContent, cachedContent } from './cached-content';
import { type CachedFiles, FolderReader } from './folder-reader';

interface ReadFolder<T> {
  files: CachedFiles;
  value: T;
}

interface Options<T> {
  /** Distinguishes several contents of one folder. */
  name: string;
  root: string;
  /** The prefix of file names in messages. */
  displayRoot?: string;
  /** Whether a changed file shows at once: default in development. */
  liveReload?: boolean;
  /** Builds the content from its files; returns `before` itself when nothing has changed. */
  build: (reader: FolderReader, previous: T | undefined) => Promise<T>;
  /** The tags of what differs between two contents (`model/tags`). */
  diffTags: (previous: T, current: T) => readonly string[];
}

/**
 * Content built from the files below a folder, cached until it is read again. There is one copy per process, so a new
 * reading shows in all bundles.
 */
export const cachedFolder = <T>({
  name,
  root,
  displayRoot,
  liveReload = process.env.NODE_ENV === 'development',
  build,
  diffTags,
}: Options<T>): Pick<CachedContent<T>, 'get' | 'reload'> => {
  const content = cachedContent<ReadFolder<T>>({
    name,
    source: root,
    read: async (previous) => {
      const reader = await FolderReader.open({ root, displayRoot, previous: previous?.files });
      return { files: reader.files, value: await build(reader, previous?.value) };
    },
    diffTags: (previous, current) => (previous.value === current.value ? [] : diffTags(previous.value, current.value)),
  });
  if (liveReload && existsSync(root))
    oncePerProcess(`watched-${name} ${root}`, () =>
      watch(root, { recursive: true }, () => {
        content.invalidate();
        contentState.changedAt = monotonicNow();
      }).unref(),
    );

  return {
    get: async () => (await content.get()).value,
    reload: content.reload,
  };
};

/** When content last changed, in Unix ms; 0 before any change. */
export const contentState = oncePerProcess('content-state', () => ({ changedAt: 0 }));
