import { requireShopper } from '../../kernel';
import type { Db, RoutePlugin } from '../../kernel';
import type { Drawer } from './compose';
import { isSecret } from './letter.domain';
import { StoreParams } from './mail.schemas';
import { listLetters } from './outbox.repository';

/** As many as a shopper can get in the days that letters are kept, and more than anybody got. */
const SHOWN = 500;

/**
 * The letters of the shopper who asks, for the file of their personal data (ACC-06). What a code letter says stays with whoever
 * reads the mail: a session that somebody left open must not give away the account.
 */
export function ownLettersRoutes(db: Db, draw: Drawer): RoutePlugin {
  return (app) => {
    app.get(
      '/wcs/resources/store/:storeId/person/@self/letters',
      { schema: { params: StoreParams } },
      async (request, reply) => {
        const { userId } = await requireShopper(request);
        const letters = await listLetters(db, { userId, limit: SHOWN });
        void reply.header('cache-control', 'no-store');
        return {
          resourceName: 'person',
          letters: await Promise.all(
            letters.map(async (letter) => {
              const { subject, text } = await draw(letter);
              return {
                kind: letter.kind,
                recipient: letter.recipient,
                createdAt: letter.created_at,
                sentAt: letter.sent_at,
                subject,
                text: isSecret(letter.kind) ? '' : text,
              };
            }),
          ),
        };
      },
    );
  };
}
