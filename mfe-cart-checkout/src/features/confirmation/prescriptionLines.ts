import type { Cart } from '@sightline/shared-lib/domain/cart';
import { cartEntries, isRoxLensLine } from '@sightline/shared-lib/domain/cart';

function isThere(value: string | undefined): boolean {
  return value !== undefined && !/^(|false)$/i.test(value);
}

/** Lens lines that still wait for a prescription: values that only a line names are not given yet (CHK-06, contract 17.4). */
export function linesWithoutPrescription(order: Cart): readonly string[] {
  return order.lines
    .filter((line) => isRoxLensLine(line) && !isThere(line.extendedAttributes.prescriptionUploaded))
    .map((line) => line.orderItemId);
}

/** Frames whose lenses wait, by name, for the sentence that says so. */
export function waitingFrames(order: Cart): readonly string[] {
  const waiting = new Set(linesWithoutPrescription(order));
  return cartEntries(order.lines, () => null).flatMap(({ line, rx }) =>
    rx?.roxableServices.some(({ orderItemId }) => waiting.has(orderItemId)) ? [line.name] : [],
  );
}
