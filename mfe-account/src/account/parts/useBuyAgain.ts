import type { CommandInput } from '@sightline/shared-lib/contracts';
import { cartEntries, isRoxLensLine, isRxFrame, lineIdsOf, type OrderLine } from '@sightline/shared-lib/domain/cart';
import { LENS_VALUES } from '@sightline/shared-lib/domain/lens';
import { isStillNeeded } from '@sightline/shared-lib/domain/prescription';
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

/** Lenses of these lines were bought without a prescription that suits: it cannot have expired. */
const neverGiven = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ prescription }) => prescription !== null && isStillNeeded(prescription));

/** What a shopper has to know of something that was tried. */
export interface Told {
  readonly tone: 'warn' | 'bad';
  readonly words: string;
}

export const bad = (words: string): Told => ({ tone: 'bad', words });

/** Puts what was bought into the bag again; each way gives what has to be told of it, or null. */
export function useBuyAgain() {
  const { commands, reportFailure } = useServices();
  const { t } = useTranslation();
  const attempt = async (work: () => Promise<Told | null>): Promise<Told | null> => {
    try {
      return await work();
    } catch (error) {
      reportFailure(error);
      return bad(t('Orders.Again.Failed'));
    }
  };
  return {
    /** Adds goods as they are, contact lenses in the values of their eye. */
    add: (lines: readonly OrderLine[]) =>
      attempt(async () => {
        const items = lines.map(({ partNumber, quantity, extendedAttributes: { [LENS_VALUES]: values } }) => ({
          partNumber,
          quantity,
          ...(values ? { attributes: { [LENS_VALUES]: values } } : {}),
        }));
        const outcome = await commands.run('cart.add', { items });
        return outcome.ok ? null : bad(outcome.message || t('Orders.Again.Failed'));
      }),
    /** Has the platform copy lines of an order, glasses with their lenses among them: all of them or none. What still waits for its first prescription says so in the bag. */
    copy: (lines: CommandInput<'cart.again'>, bought: readonly OrderLine[]) =>
      attempt(async () => {
        const outcome = await commands.run('cart.again', lines);
        if (!outcome.ok) return bad(outcome.message || t('Orders.Again.Failed'));
        return outcome.asksPrescription && !neverGiven(bought) ? { tone: 'warn', words: t('Eyewear.Expired') } : null;
      }),
  };
}
