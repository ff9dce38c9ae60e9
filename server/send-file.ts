import { STATUS_CODES } from 'node:http';
import { sendFile } from '../lib/api/send-file.ts';
import { sendText } from './send-text.ts';

/** Sends a file like `sendFile`. If it cannot be sent, the client gets only the status. */
export const sendFileOrStatus = async (...args: Parameters<typeof sendFile>): Promise<void> => {
  const [, response] = args;
  const status = await sendFile(...args);
  if (status !== null) sendText(response, { status, message: STATUS_CODES[status] ?? '' });
};
