import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

import type { MailSender } from './delivery.service';
import { createSmtpSender } from './smtp.sender';

type Said = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'text';

/** A mail server that answers as it is told, and hangs up where it is told nothing. */
async function openServer(answers: Partial<Record<Said, string | null>> = {}) {
  const heard: string[] = [];
  const answerTo = (said: Said, usual: string) => (answers[said] === undefined ? usual : answers[said]);
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let text = false;
    let left = '';
    const tell = (answer: string | null) => (answer === null ? socket.destroy() : socket.write(`${answer}\r\n`));
    tell('220 mail.test');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      left += chunk.toString();
      for (let end = left.indexOf('\r\n'); end >= 0; end = left.indexOf('\r\n')) {
        const line = left.slice(0, end);
        left = left.slice(end + 2);
        heard.push(line);
        if (text) {
          if (line !== '.') continue;
          text = false;
          tell(answerTo('text', '250 taken'));
        } else if (line.startsWith('EHLO')) tell(answerTo('EHLO', '250 mail.test'));
        else if (line.startsWith('MAIL')) tell(answerTo('MAIL', '250 ok'));
        else if (line.startsWith('RCPT')) tell(answerTo('RCPT', '250 ok'));
        else if (line === 'DATA') {
          text = answers.DATA === undefined;
          tell(answerTo('DATA', '354 go on'));
        } else tell(line === 'QUIT' ? '221 bye' : '502 no');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    heard,
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const message = {
  messageId: '<1.abc@shop.example>',
  from: 'Sightline <care@shop.example>',
  to: 'ann@example.com',
  subject: 'Ordine 1 è annullato',
  html: '<p>Caffè</p>',
  text: 'Caffè',
  files: [{ filename: 'appointment.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }],
};

describe('a mail server', () => {
  let server: Awaited<ReturnType<typeof openServer>>;
  let sender: MailSender;
  afterEach(async () => {
    sender.close();
    await server.close();
  });

  async function sendTo(answers: Parameters<typeof openServer>[0], credentials = '') {
    server = await openServer(answers);
    sender = createSmtpSender(`smtp://${credentials}${server.address}`);
    return sender.send(message);
  }

  it('gets a letter as text and as HTML, from the shop, to one person, with its own Message-ID [ACC-09]', async () => {
    expect(await sendTo({})).toEqual({ outcome: 'taken' });
    const heard = server.heard.join('\n');
    expect(heard).toMatch(/^MAIL FROM:<care@shop\.example>/m);
    expect(server.heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ann@example.com>']);
    expect(heard).toMatch(/^Message-ID: <1\.abc@shop\.example>$/m);
    expect(heard).toMatch(/^From: Sightline <care@shop\.example>$/m);
    expect(heard).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(heard).toMatch(/multipart\/alternative[\s\S]*text\/plain; charset=utf-8[\s\S]*text\/html; charset=utf-8/);
  });

  it.each([
    ['knows nobody of that name', { RCPT: '550 5.1.1 <ann@example.com> unknown' }, true, '550'],
    ['is busy', { RCPT: '451 later' }, false, '451'],
    ['wants no text now', { DATA: '452 full' }, false, '452'],
    ['does not take the text', { text: '554 spam' }, true, '554'],
    ['hangs up at once', { EHLO: null }, false, 'ECONNECTION'],
  ])(
    'that %s has refused the letter, and its words are not repeated [ACC-09]',
    async (_what, answers, forGood, problem) => {
      expect(await sendTo(answers)).toEqual({ outcome: 'refused', forGood, problem });
    },
  );

  it('that hangs up after the text leaves it unknown whether it was taken [ACC-09]', async () => {
    expect(await sendTo({ text: null })).toMatchObject({ outcome: 'unknown' });
  });

  it('that does not encrypt gets no password, and no letter [ACC-09]', async () => {
    expect(await sendTo({}, 'shop:secret%21@')).toMatchObject({ outcome: 'refused', forGood: false });
    expect(server.heard.join()).not.toMatch(/AUTH|secret|c2VjcmV0|MAIL/);
  });

  it('that is not there is asked again later [ACC-09]', async () => {
    await sendTo({});
    await server.close();
    const gone = createSmtpSender(`smtp://${server.address}`);
    expect(await gone.send(message)).toEqual({ outcome: 'refused', forGood: false, problem: 'ESOCKET' });
    gone.close();
  });
});
