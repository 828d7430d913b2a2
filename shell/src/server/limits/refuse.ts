import { LOCALE_FACTS, type Locale } from '@sightline/shared-lib/contracts';
import type { FastifyReply } from 'fastify';

import { shellMessages } from '../../i18n/shellMessages.server';
import { COURTESY_POLICY, plainDocument } from '../render/courtesyDocument';

import type { TooManyRequests } from './limiter';

const begun = (reply: FastifyReply, { seconds }: TooManyRequests) =>
  reply.code(429).header('retry-after', String(seconds)).header('cache-control', 'no-store');

/** Refuses a call in the shape of the service that it was meant for (contract 4.1, 4.5, 6). */
export function refuseCall(url: string, reply: FastifyReply, refusal: TooManyRequests): FastifyReply {
  const message = `Please wait ${refusal.seconds} seconds before trying again.`;
  begun(reply, refusal);
  if (url.startsWith('/1/')) return reply.send({ message, status: 429 });
  if (url.startsWith('/stores/')) return reply.send({ message });
  const errorParameters = String(refusal.seconds);
  return reply.send({
    errors: [{ errorKey: 'RATE_LIMITED', errorCode: 'RATE_LIMITED', errorMessage: message, errorParameters }],
  });
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
