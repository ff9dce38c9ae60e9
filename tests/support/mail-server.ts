import { type AddressInfo, createServer } from 'node:net';

/**
 * A mail server that responds to each recipient with what `recipient` is or returns. Returns its URL, the lines that it
 * received, and the mails among them.
 */
export const startMailServer = async (recipient: string | (() => string) = '250 ok') => {
  const lines: string[] = [];
  const emails: string[] = [];
  const server = createServer((socket) => {
    let rest = '';
    let emailLines: string[] | null = null;
    const respondTo = (line: string): string | null => {
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
      if (line.startsWith('RCPT')) return typeof recipient === 'string' ? recipient : recipient();
      return emailLines ? '354 go on' : '250 ok';
    };
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const received = (rest + chunk).split('\r\n');
      rest = received.pop() ?? '';
      for (const line of received) {
        lines.push(line);
        const response = respondTo(line);
        if (response) socket.write(`${response}\r\n`);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, lines, emails, close: () => server.close() };
};
