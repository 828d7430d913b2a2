import type { Messages } from '@sightline/shared-lib/contracts';
import { inBritish } from '@sightline/shared-lib/domain/spelling';
import type { WordVariant } from '@sightline/shared-lib/runtime';

/** Texts of their own: what a British form, bill or map calls the thing. */
const TEXTS: Messages = {
  'Cart.Totals.Tax': 'VAT',
  'Orders.Total.Tax': 'VAT',
  'Form.Label.State': 'County',
  'Form.Missing.State': 'Choose the county.',
  'Stores.Place': 'Town or postcode',
  'Stores.PlaceExample': 'M1 or Manchester',
  'Stores.PositionRefused': 'Your position is not available. Type a town or postcode.',
  'Stores.TryAnother': 'Try a larger town nearby, or its postcode.',
};

const kept = new WeakMap<Messages, Messages>();

/** British English: the English catalogues with its spelling and words, so that no text is written twice (SITE-09). */
export const british: WordVariant = {
  name: 'en-GB',
  of(messages) {
    const known = kept.get(messages);
    if (known) return known;
    const own = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, TEXTS[key] ?? inBritish(text)]));
    kept.set(messages, own);
    return own;
  },
};
