import type { Clock, Db } from '../kernel';
import { createMailModule, readMailSettings } from '../modules/mail';
import type { MailModule } from '../modules/mail';
import { daysInWords } from '../modules/shipping';
import { langIdOf } from '../modules/storeConfig';

/** The mail module of a shop at an origin of its own. */
export function createTestMail(
  db: Db,
  clock: Clock,
  environment: Readonly<Record<string, string>> = {},
  origin = 'http://localhost:3000',
): MailModule {
  return createMailModule({
    db,
    clock,
    settings: readMailSettings(environment),
    variantsOf: async (_storeId, _locale, partNumbers) =>
      new Map(partNumbers.map((one) => [one, { variant: 'Black, M' }])),
    shop: {
      origin,
      servicePhone: () => '+1 (212) 555-0142',
      daysInWords: (locale, days) => daysInWords(langIdOf(locale), days),
    },
  });
}

export interface WrittenLetter {
  readonly letter_id: string;
  readonly message_id: string;
  readonly cause: string;
  readonly recipient: string;
  readonly kind: string;
  readonly locale: string;
  readonly state: string;
  readonly attempts: number;
  readonly problem: string;
  readonly user_id: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Letters in the outbox, oldest first; those to one address when one is named. */
export async function writtenLetters(db: Db, recipient?: string): Promise<WrittenLetter[]> {
  const query = db.withTables<{ letters: WrittenLetter }>().selectFrom('letters').selectAll();
  return (recipient === undefined ? query : query.where('recipient', '=', recipient)).orderBy('letter_id').execute();
}
