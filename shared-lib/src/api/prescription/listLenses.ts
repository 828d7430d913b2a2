import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { Money } from '../../domain/money/money';
import { moneyOrZero } from '../../domain/money/parseAmount';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { amount, id, list, text } from '../wire/wire';
import { lensSchema, toLensesData } from './lensesData';
import type { LensesData } from './lensesData';

/** What any lens can have beside its own parts (RX-10). */
export interface LensAddOn {
  readonly code: string;
  readonly partNumber: string;
  readonly description: string;
  readonly price: Money;
}

/** Everything that can be configured, with prices. */
export interface LensList {
  readonly lenses: readonly LensesData[];
  readonly addOns: readonly LensAddOn[];
}

const schema = v.object({
  lenses: list(lensSchema),
  addOns: list(v.object({ code: text, partNumber: id, description: text, price: amount })),
});

/** Every lens that can be ordered and its add-ons, named in the shop's language, for the configurator (RX-10). */
export async function listLenses(client: PlatformClient, options: CallOptions = {}): Promise<LensList> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/rox/lensesData',
    ...options,
  });
  const { lenses, addOns } = decode(schema, answer, 'listLenses');
  // Add-ons are priced in the currency of the list they come with.
  const currency = lenses[0]?.currency || 'USD';
  return {
    lenses: lenses.map(toLensesData),
    addOns: addOns.map((one) => ({ ...one, price: moneyOrZero(one.price, currency) })),
  };
}
