import { cartEntries, isRoxLensLine, isRxFrame, lineIdsOf, type OrderLine } from '@sightline/shared-lib/domain/cart';
import { LENS_VALUES } from '@sightline/shared-lib/domain/lens';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

import { exchangedFrom } from '../reading/returnFacts';

/** Lines that are bought again as they are; of an exchange it is what came instead. */
export const buyableAgain = (lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.filter(
    (line) =>
      !isRoxLensLine(line) &&
      !isRxFrame(line) &&
      !line.freeGift &&
      !lines.some((other) => exchangedFrom(other) === line.orderItemId && other.quantity === line.quantity),
  );

/** Lines of glasses with lenses, each frame with its own: the platform copies them, so that their values pass no page (RX-05). */
export const pairsAgain = (lines: readonly OrderLine[]): readonly string[] =>
  cartEntries(lines, () => null).flatMap((entry) => (entry.rx ? lineIdsOf(entry) : []));

interface Pairs {
  readonly fromOrderId: string;
  readonly orderItemIds: readonly string[];
}

/**
 * Puts lines into the bag again, contact lenses in the values of their eye, glasses by the lines of their order; gives what the shopper
 * has to know about it in words, or nothing.
 */
export function useBuyAgain() {
  const { commands, reportFailure } = useServices();
  const { t } = useTranslation();
  return async (lines: readonly OrderLine[], pairs?: Pairs): Promise<string> => {
    try {
      if (pairs && pairs.orderItemIds.length > 0) {
        const orderItemIds = [...lines.map((line) => line.orderItemId), ...pairs.orderItemIds];
        const copied = await commands.run('cart.again', { ...pairs, orderItemIds });
        if (!copied.ok) return copied.message || t('Orders.Again.Failed');
        return copied.asksPrescription ? t('Eyewear.Expired') : '';
      }
      const items = lines.map(({ partNumber, quantity, extendedAttributes: { [LENS_VALUES]: values } }) => ({
        partNumber,
        quantity,
        ...(values ? { attributes: { [LENS_VALUES]: values } } : {}),
      }));
      const outcome = await commands.run('cart.add', { items });
      return outcome.ok ? '' : outcome.message;
    } catch (error) {
      reportFailure(error);
      return t('Orders.Again.Failed');
    }
  };
}
