import { PassThrough } from 'node:stream';

import { createTransport } from 'nodemailer';

import type { Handover, MailSender } from './delivery.service';
import type { Message } from './message';

/** Longest wait for a connection, a greeting and an answer, in milliseconds. */
const WAITS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 };

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** What a failure says: codes alone, because the words of a mail server may repeat an address. */
function problemOf({ code, responseCode }: SmtpError): string {
  if (typeof responseCode === 'number') return String(responseCode);
  return typeof code === 'string' && /^[A-Z_]{2,30}$/.test(code) ? code : 'EMAIL';
}

/**
 * Whether a failed message can have been taken all the same: a mail server that answers has refused it, and before the text is on
 * its way there is nothing to take. In between nobody knows.
 */
function handoverAfter(error: SmtpError, isUnderWay: boolean): Handover {
  const problem = problemOf(error);
  const { responseCode } = error;
  if (typeof responseCode === 'number') return { outcome: 'refused', forGood: responseCode >= 550, problem };
  return isUnderWay ? { outcome: 'unknown', problem } : { outcome: 'refused', forGood: false, problem };
}

/** Hands letters to the mail server of an address such as `smtps://name:password@host:465`. */
export function createSmtpSender(url: string): MailSender {
  const address = readUrl(url);
  const transport = createTransport({ ...address, ...WAITS, disableFileAccess: true, disableUrlAccess: true });
  const underWay = new Set<string>();
  transport.use('stream', (mail, done) => {
    mail.message.transform(() => {
      underWay.add(String(mail.data.messageId));
      return new PassThrough();
    });
    done();
  });
  return {
    async send({ messageId, from, to, subject, html, text, files }: Message) {
      try {
        await transport.sendMail({
          messageId,
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: files.map((file) => ({ ...file })),
          // Nobody who is away answers a letter of a machine (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
        return { outcome: 'taken' };
      } catch (error) {
        return handoverAfter(error as SmtpError, underWay.has(messageId));
      } finally {
        underWay.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

function readUrl(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // Where nothing is encrypted no password is sent.
    requireTLS: !secure && username !== '',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}
