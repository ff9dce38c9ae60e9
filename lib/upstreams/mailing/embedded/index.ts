import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../../../platform/state/durable-file';
import type { Mailing } from '../contract';
import { messageOf, nameOf } from '../message';

/** Writes mails to a folder, one `.eml` file each; a mail sent again replaces its file. */
export const embeddedMailing = (directory: string, from: string): Mailing => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await writeDurably(path.join(directory, `${nameOf(mail)}.eml`), message as Buffer);
    },
  };
};
