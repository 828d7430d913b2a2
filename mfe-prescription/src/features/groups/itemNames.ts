import type { PrescriptionItem } from '@sightline/shared-lib/domain/prescription';

/** Names of things by line, told apart by a number where two have the same. */
export function itemNames(items: readonly PrescriptionItem[]): ReadonlyMap<string, string> {
  return new Map(
    items.map(({ orderItemId, name }, index) => {
      const same = (one: PrescriptionItem) => one.name === name;
      const number = items.slice(0, index + 1).filter(same).length;
      return [orderItemId, items.filter(same).length > 1 ? `${name} (${number})` : name];
    }),
  );
}
