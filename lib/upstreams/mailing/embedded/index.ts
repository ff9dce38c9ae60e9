import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../../../platform/state/durable-file';
import type { Mailer } from '../contract';
import { toMessage, toMessageName } from '../message';

/** Writes emails to a folder, one `.eml` file each. An email that is sent again replaces its file. */
export const embeddedMailer = (directory: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(toMessage(email, from));
      await writeDurably(path.join(directory, `${toMessageName(email)}.eml`), message as Buffer);
    },
  };
};
