import type { FastifyBaseLogger } from 'fastify';

import type { MailModule, MailSender } from '../modules/mail';

/** Time between two looks into the outbox, in milliseconds. */
const PAUSE_MS = 2000;

/** Sends letters from now on; the returned function stops it once the letter that is on its way has arrived. */
export function keepLettersSent(
  mail: Pick<MailModule, 'delivery'>,
  sender: MailSender,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): () => Promise<void> {
  const deliver = mail.delivery(sender, log);
  let stopping = false;
  let round: Promise<unknown> | undefined;
  const look = (): void => {
    round ??= deliver(() => stopping)
      .catch((error: unknown) => log.error({ err: error }, 'letters could not be sent'))
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(look, PAUSE_MS);
  timer.unref();
  look();
  return async () => {
    stopping = true;
    clearInterval(timer);
    await round;
    sender.close();
  };
}
