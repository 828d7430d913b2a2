import type { Locale } from '@sightline/shared-lib/contracts';
import type { FastifyBaseLogger } from 'fastify';

import type { Clock, Db, MigrationSet, RoutePlugin, Trx } from '../../kernel';
import { createComposer, createDrawer } from './compose';
import type { ShopFacts, Variants } from './compose';
import { createDelivery } from './delivery.service';
import type { Deliver, MailSender } from './delivery.service';
import type { LetterWriter } from './letter.domain';
import { mailMigrations } from './mail.migrations';
import { mailOperations } from './mail.operations';
import { domainOf } from './mail.settings';
import type { MailSettings } from './mail.settings';
import { mailboxRoutes } from './mailbox.routes';
import { forgetBefore, forgetLettersOf } from './outbox.repository';
import { createOutbox } from './outbox.service';
import { ownLettersRoutes } from './ownLetters.routes';

export { greetedName } from './greetedName';
export type { AppointmentLetterKind, LetterWriter, NewLetter } from './letter.domain';
export type { LetterDiscount, LetterGoods, OrderLetterFacts, ReceiptFacts } from './letterFacts';
export { readMailSettings } from './mail.settings';
export type { MailSettings } from './mail.settings';
export { createSmtpSender } from './smtp.sender';
export type { Deliver, MailSender } from './delivery.service';

export interface MailDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: MailSettings;
  /** Colour and size of articles in the words of a locale. */
  readonly variantsOf: (storeId: string, locale: Locale, partNumbers: readonly string[]) => Promise<Variants>;
  /** What letters say of the shop, but for what the settings say. */
  readonly shop: Omit<ShopFacts, 'name' | 'postalAddress'>;
}

export interface MailModule {
  readonly writer: LetterWriter;
  /** Own letters of shoppers, and the mailbox page where it is configured. */
  readonly routes: RoutePlugin;
  operations(token: string | undefined): RoutePlugin;
  /** Sends through a mail server what the outbox holds. */
  delivery(sender: MailSender, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): Deliver;
  /** Forgets letters that were kept long enough. */
  housekeep(): Promise<void>;
  /** Forgets letters of members who go; nobody stays for a letter's sake. */
  forget(trx: Trx, userIds: readonly string[]): Promise<readonly string[]>;
  readonly migrations: MigrationSet;
}

const DAY_MS = 24 * 3_600_000;

/** What the shop writes to people: an outbox, the letters themselves, and their delivery (ACC-09). */
export function createMailModule({ db, clock, settings, shop, variantsOf }: MailDependencies): MailModule {
  const { from, attempts, keptDays, shopName, postalAddress } = settings;
  const draw = createDrawer(createComposer({ ...shop, name: shopName, postalAddress }), variantsOf);
  return {
    writer: createOutbox(clock, domainOf(from)),
    routes: async (app) => {
      await ownLettersRoutes(db, draw)(app);
      if (settings.mailbox) await app.register(async (scope) => mailboxRoutes(db, draw)(scope));
    },
    operations: (token) => mailOperations(db, clock, token),
    delivery: (sender, log) => createDelivery({ db, clock, draw, sender, from, attempts, log }),
    housekeep: () => forgetBefore(db, new Date(clock.now().getTime() - keptDays * DAY_MS)),
    async forget(trx, userIds) {
      await forgetLettersOf(trx, userIds);
      return [];
    },
    migrations: mailMigrations,
  };
}
