import { Fault, notFound, requireOperationsToken } from '../../kernel';
import type { Clock, Db, RoutePlugin } from '../../kernel';
import { isSecret, lifeOf } from './letter.domain';
import type { LetterContent } from './letter.domain';
import { ForgetBody, LetterParams, LettersQuery } from './mail.schemas';
import { findLetter, forgetAddress, listLetters, putBack } from './outbox.repository';
import type { KeptLetter } from './outbox.repository';

const SHOWN = 200;

const notSendable = (letterId: string): Fault =>
  new Fault(409, '1530', '_ERR_LETTER_NOT_SENDABLE', 'The letter is being sent, or its code is dead.', [letterId]);

/** How a letter stands; neither who it is for nor what it says. */
function standing(letter: KeptLetter): object {
  return {
    letterId: letter.letter_id,
    kind: letter.kind,
    state: letter.state,
    attempts: letter.attempts,
    problem: letter.problem,
    createdAt: letter.created_at,
    ...(letter.state === 'waiting' ? { nextAt: letter.next_at } : {}),
    ...(letter.sent_at ? { sentAt: letter.sent_at } : {}),
  };
}

/** What operations do with letters: see how they stand, send one again, forget an address. There are no such calls without a token. */
export function mailOperations(db: Db, clock: Clock, token: string | undefined): RoutePlugin {
  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    const path = '/operations/mail/letters';

    app.get(path, { schema: { querystring: LettersQuery } }, async (request) => ({
      letters: (await listLetters(db, { state: request.query.state, limit: SHOWN })).map(standing),
    }));

    app.post(`${path}/:letterId/resend`, { schema: { params: LetterParams } }, async (request) => {
      const { letterId } = request.params;
      const letter = await findLetter(db, letterId);
      if (!letter) throw notFound(letterId);
      const now = clock.now();
      if (isSecret(letter.kind) && letter.expires_at <= now) throw notSendable(letterId);
      const life = lifeOf({ kind: letter.kind, facts: letter.facts } as LetterContent);
      const expiresAt = isSecret(letter.kind) ? letter.expires_at : new Date(now.getTime() + life);
      if (!(await putBack(db, letterId, now, expiresAt))) throw notSendable(letterId);
      return standing({ ...letter, state: 'waiting', attempts: 0, problem: '', next_at: now, sent_at: null });
    });

    // The address stands in the body: paths are logged.
    app.post('/operations/mail/forget', { schema: { body: ForgetBody } }, async (request) => ({
      forgotten: await forgetAddress(db, request.body.recipient.trim().toLowerCase()),
    }));
  };
}
