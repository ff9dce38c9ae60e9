import { oncePerProcess } from '../../shared/once-per-process';
import { monotonicNow } from '../../shared/time';
import { type CachedContent, createCachedContent } from './cached-content';
import { type CachedFiles, FolderReader } from './folder-reader';

/** The files of the last read, and the content built from them. */
interface ReadFolder<T> {
  files: CachedFiles;
  value: T;
}

interface Options<T> {
  /** The name of the content, unique within its folder. */
  name: string;
  root: string;
  /** The prefix of file names in messages. */
  displayRoot?: string;
  /** Builds the content from its files; returns `previous` itself if nothing has changed. */
  build: (reader: FolderReader, previous: T | undefined) => Promise<T>;
  /** The tags of the differences between two contents (`model/tags`). */
  diffTags: (previous: T, current: T) => readonly string[];
  /** Called with content that becomes current. */
  onPublish?: (content: T) => void;
}

/**
 * Caches content that is built from the files below a folder, until it is reloaded. The cache is shared by all bundles
 * of the process. `get` rejects with a ContentError if a file is invalid.
 */
export const createCachedFolder = <T>({
  name,
  root,
  displayRoot,
  build,
  diffTags,
  onPublish,
}: Options<T>): Pick<CachedContent<T>, 'get' | 'reload'> => {
  const content = createCachedContent<ReadFolder<T>>({
    name,
    source: root,
    read: async (previous) => {
      const reader = await FolderReader.open({ root, displayRoot, previous: previous?.files });
      return { files: reader.files, value: await build(reader, previous?.value) };
    },
    diffTags: (previous, current) => (previous.value === current.value ? [] : diffTags(previous.value, current.value)),
    onPublish: ({ value }) => onPublish?.(value),
  });
  // In development, Next evaluates this module again when a file changes: see next.config.js.
  if (process.env.CONTENT_VERSION)
    oncePerProcess(`version-${name} ${root} ${process.env.CONTENT_VERSION}`, () => {
      content.invalidate();
      contentState.changedAt = monotonicNow();
    });

  return {
    get: async () => (await content.get()).value,
    reload: content.reload,
  };
};

/** The Unix time in ms of the last content change; 0 before any change. */
export const contentState = oncePerProcess('content-state', () => ({ changedAt: 0 }));
