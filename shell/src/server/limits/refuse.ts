import { LOCALE_FACTS, type Locale } from '@sightline/shared-lib/contracts';
import type { FastifyReply } from 'fastify';

import { shellMessages } from '../../i18n/shellMessages.server';
import { COURTESY_POLICY, plainDocument } from '../render/courtesyDocument';

import type { TooManyRequests } from './limiter';
import { Overloaded } from '@sightline/shared-lib/domain/load';

/** What was refused for a while: one address asked for too much, or all together did. */
type Refusal = TooManyRequests | Overloaded;

const statusOf = (refusal: Refusal) => (refusal instanceof Overloaded ? 503 : 429);

const begun = (reply: FastifyReply, refusal: Refusal) =>
  reply.code(statusOf(refusal)).header('retry-after', String(refusal.seconds)).header('cache-control', 'no-store');

/** Refuses a call in the shape of the service that it was meant for (contract 4.1, 4.5, 6). */
export function refuseCall(url: string, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const message = `Please wait ${refusal.seconds} seconds before trying again.`;
  begun(reply, refusal);
  if (url.startsWith('/1/')) return reply.send({ message, status: statusOf(refusal) });
  if (url.startsWith('/stores/')) return reply.send({ message });
  const errorParameters = String(refusal.seconds);
  const [errorKey, errorCode] =
    refusal instanceof Overloaded ? ['ERR_SERVICE_UNAVAILABLE', 'CWXFR0230E'] : ['RATE_LIMITED', 'RATE_LIMITED'];
  return reply.send({ errors: [{ errorKey, errorCode, errorMessage: message, errorParameters }] });
}

/** A form that was posted without script: what it held is kept, and its button sends it again. */
export interface PostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Refuses with a page in the shopper's words. */
export function refusePage(
  locale: Locale,
  reply: FastifyReply,
  refusal: TooManyRequests,
  form?: PostedForm,
): FastifyReply {
  const { language, tag } = LOCALE_FACTS[locale];
  const words = shellMessages[language];
  const word = (key: string) => (words[key] ?? '').replace('{{seconds}}', String(refusal.seconds));
  return begun(reply, refusal)
    .header('content-security-policy', COURTESY_POLICY)
    .type('text/html; charset=utf-8')
    .send(
      plainDocument({
        tag,
        title: word('Shell.TooMany.Title'),
        text: word('Shell.TooMany.Text'),
        again: word('Shell.TryAgain'),
        ...(form ? { form } : {}),
      }),
    );
}
