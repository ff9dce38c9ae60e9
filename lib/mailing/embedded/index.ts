import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../../durable-file';
import type { Mailing } from '../contract';
import { messageOf } from '../message';

/** Puts mails into a folder, one `.eml` file each that any mail program opens. Their names sort by time. */
export const embeddedMailing = (directory: string, from: string): Mailing => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail));
      const time = new Date().toISOString().replaceAll(':', '-');
      await writeDurably(path.join(directory, `${time}-${randomUUID()}.eml`), message as Buffer);
    },
  };
};
