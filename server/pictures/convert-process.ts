import { constants, setPriority } from 'node:os';
import { type Conversion, convertPicture } from './convert.ts';

// The server, in its own process, goes first.
setPriority(constants.priority.PRIORITY_LOW);

/** Converts a picture for the server, which runs this module in a child process. */
export default ({ file, conversion }: { file: string; conversion: Conversion }): Promise<Buffer> =>
  convertPicture(file, conversion);
