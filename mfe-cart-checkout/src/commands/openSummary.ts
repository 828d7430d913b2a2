import type { CommandHandler } from '@sightline/shared-lib/contracts';

/** Opens the bag in its drawer. */
export const openSummary: CommandHandler<'cart.openSummary'> = async (_input, services) => {
  let close: () => void = () => undefined;
  close = await services.overlays.open('cart.summary', { onClose: () => close() });
};
