import { Type } from 'typebox';

import { requireRegistered } from '../../kernel';
import type { Db, RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';

import type { WalletService } from './wallet.service';

const walletPath = `${storePath}/person/@self/wallet`;
const brands = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB'] as const;

const cardBody = Type.Object({
  token: Type.String({ minLength: 8, maxLength: 500 }),
  brand: Type.Union(brands.map((brand) => Type.Literal(brand))),
  /** At most the last four digits may be seen. */
  maskedNumber: Type.String({ pattern: '^[*xX•. -]{4,19}\\d{4}$', maxLength: 24 }),
  expireMonth: Type.String({ pattern: '^(0[1-9]|1[0-2])$' }),
  expireYear: Type.String({ pattern: '^20\\d{2}$' }),
  holder: Type.String({ minLength: 1, maxLength: 128 }),
  billingAddressId: Type.Optional(Type.String({ pattern: '^\\d{0,20}$' })),
  default: Type.Optional(Type.String({ pattern: '^(true|false)$' })),
});

const cardParams = Type.Object({
  storeId: Type.String({ pattern: '^\\d{1,10}$' }),
  cardId: Type.String({ pattern: '^w-\\d{1,20}$' }),
});

/** The spelling of the first is the specification's. */
const names = { resourseName: 'wallet', resourceName: 'wallet' };

/** Saved cards of registered shoppers (section 12.7, ACC-04): tokens only, and no answer ever holds one. */
export function walletRoutes(db: Db, wallet: WalletService): RoutePlugin {
  return (app) => {
    app.get(walletPath, { schema: { params: storeParams } }, async (request) => {
      const { userId } = await requireRegistered(request);
      const cards = await wallet.cards(db, userId);
      return {
        ...names,
        recordTotalCount: cards.length,
        wallet: cards.map((card) => ({
          cardId: card.card_id,
          brand: card.brand,
          maskedNumber: card.masked_number,
          expireMonth: card.expire_month,
          expireYear: card.expire_year,
          holder: card.holder,
          billingAddressId: card.billing_address_id,
          default: card.is_default,
        })),
      };
    });

    app.post(walletPath, { schema: { params: storeParams, body: cardBody } }, async (request, reply) => {
      const { userId } = await requireRegistered(request);
      const { default: isDefault, billingAddressId = '', ...card } = request.body;
      const cardId = await wallet.add(userId, { ...card, billingAddressId, isDefault: isDefault === 'true' });
      return reply.status(201).send({ cardId, ...names });
    });

    app.put(`${walletPath}/:cardId/default`, { schema: { params: cardParams } }, async (request) => {
      const { userId } = await requireRegistered(request);
      await wallet.makeDefault(userId, request.params.cardId);
      return { cardId: request.params.cardId };
    });

    app.delete(`${walletPath}/:cardId`, { schema: { params: cardParams } }, async (request) => {
      const { userId } = await requireRegistered(request);
      await wallet.remove(userId, request.params.cardId);
      return {};
    });
  };
}
