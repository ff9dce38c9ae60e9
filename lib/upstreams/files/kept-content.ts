import { existsSync, watch } from 'node:fs';
import { oncePerProcess } from '../../shared/once-per-process';
import { monotonicNow } from '../../shared/time';
import { FolderReading, type KnownFiles } from './content-folder';
import { type Kept, kept } from './kept';

interface Read<T> {
  files: KnownFiles;
  value: T;
}

interface Options<T> {
  /** Distinguishes several contents of one folder. */
  name: string;
  root: string;
  /** The prefix of file names in messages. */
  named?: string;
  /** Whether a changed file shows at once: default in development. */
  live?: boolean;
  /** Builds the content from its files; returns `before` itself when nothing has changed. */
  make: (reading: FolderReading, before: T | undefined) => Promise<T>;
  /** The tags of what differs between two contents (`model/tags`). */
  tagsOf: (before: T, now: T) => readonly string[];
}

/**
 * Content built from the files below a folder, cached until it is read again. There is one copy per process, so a new
 * reading shows in all bundles.
 */
export const keptContent = <T>({
  name,
  root,
  named,
  live = process.env.NODE_ENV === 'development',
  make,
  tagsOf,
}: Options<T>): Pick<Kept<T>, 'get' | 'reread'> => {
  const content = kept<Read<T>>({
    name,
    source: root,
    read: async (before) => {
      const reading = await FolderReading.of({ root, named, before: before?.files });
      return { files: reading.files, value: await make(reading, before?.value) };
    },
    tagsOf: (before, now) => (before.value === now.value ? [] : tagsOf(before.value, now.value)),
  });
  if (live && existsSync(root))
    oncePerProcess(`watched-${name} ${root}`, () =>
      watch(root, { recursive: true }, () => {
        content.forget();
        contentState.changedAt = monotonicNow();
      }).unref(),
    );

  return {
    get: async () => (await content.get()).value,
    reread: content.reread,
  };
};

/** When content last changed, in Unix ms; 0 before any change. */
export const contentState = oncePerProcess('content-state', () => ({ changedAt: 0 }));
