import { isRoxLensLine, isRxFrame, type OrderLine } from '@sightline/shared-lib/domain/cart';
import { LENS_VALUES } from '@sightline/shared-lib/domain/lens';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

import { exchangedFrom } from '../reading/returnFacts';

/**
 * Lines that are bought again as they are: glasses with lenses are made for a prescription, so they are configured
 * again. Of an exchange it is what came instead.
 */
export const buyableAgain = (lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.filter(
    (line) =>
      !isRoxLensLine(line) &&
      !isRxFrame(line) &&
      !line.freeGift &&
      !lines.some((other) => exchangedFrom(other) === line.orderItemId && other.quantity === line.quantity),
  );

/** Puts lines into the bag again, contact lenses in the values of their eye; gives what went wrong in words, or nothing. */
export function useBuyAgain() {
  const { commands, reportFailure } = useServices();
  const { t } = useTranslation();
  return async (lines: readonly OrderLine[]): Promise<string> => {
    try {
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
