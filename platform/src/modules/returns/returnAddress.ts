import { sellerOf, type StoreFacts } from '../storeConfig';

/** Where goods of a store come back to: the warehouse of the company that sold them. */
export function returnAddress(store: Pick<StoreFacts, 'fulfilmentCentre'>): readonly string[] {
  const { addressLines, country } = sellerOf(store);
  return ['Sightline Returns', ...addressLines, country];
}
