import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a command that cannot run, with a sentence that says why, and status 1. */
export const refuse = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

/** Reads the arguments of a command. Ends it if they are not valid. */
export const readArguments = <const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const [problem] = String(error instanceof Error ? error.message : error).split(/\.(?: |$)/, 1);
    return refuse(`${problem}. The options are: ${names.join(', ') || 'none'}.`);
  }
};
