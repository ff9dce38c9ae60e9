import { type AddressInfo, createServer } from 'node:net';

/**
 * Starts a mail server that replies to each recipient with `recipientReply`, or with what it returns. Resolves with the
 * server's URL, lists that collect the lines and the emails that it receives, and a function that closes it.
 */
export const startMailServer = async (recipientReply: string | (() => string) = '250 ok') => {
  const lines: string[] = [];
  const emails: string[] = [];
  const server = createServer((socket) => {
    let rest = '';
    let emailLines: string[] | null = null;
    const getReply = (line: string): string | null => {
      if (emailLines && line !== '.') {
        emailLines.push(line.replace(/^\./, ''));
        return null;
      }
      if (emailLines) {
        emails.push(emailLines.join('\r\n'));
        emailLines = null;
        return '250 ok';
      }
      if (line === 'DATA') emailLines = [];
      if (line.startsWith('RCPT')) return typeof recipientReply === 'string' ? recipientReply : recipientReply();
      return emailLines ? '354 go on' : '250 ok';
    };
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const received = (rest + chunk).split('\r\n');
      rest = received.pop() ?? '';
      for (const line of received) {
        lines.push(line);
        const reply = getReply(line);
        if (reply) socket.write(`${reply}\r\n`);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, lines, emails, close: () => server.close() };
};
