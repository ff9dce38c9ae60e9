import { type AddressInfo, createServer } from 'node:net';

/**
 * A mail server that responds to each recipient with what `recipient` is or returns. Returns its URL, the lines that it
 * received, and the mails among them.
 */
export const mailServer = async (recipient: string | (() => string) = '250 ok') => {
  const lines: string[] = [];
  const mails: string[] = [];
  const server = createServer((socket) => {
    let rest = '';
    let mail: string[] | null = null;
    const answerTo = (line: string): string | null => {
      if (mail && line !== '.') {
        mail.push(line.replace(/^\./, ''));
        return null;
      }
      if (mail) {
        mails.push(mail.join('\r\n'));
        mail = null;
        return '250 ok';
      }
      if (line === 'DATA') mail = [];
      if (line.startsWith('RCPT')) return typeof recipient === 'string' ? recipient : recipient();
      return mail ? '354 go on' : '250 ok';
    };
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const received = (rest + chunk).split('\r\n');
      rest = received.pop() ?? '';
      for (const line of received) {
        lines.push(line);
        const answer = answerTo(line);
        if (answer) socket.write(`${answer}\r\n`);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, lines, mails, close: () => server.close() };
};
