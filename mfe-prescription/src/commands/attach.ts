import type { CommandHandler } from '@sightline/shared-lib/contracts';

/** Opens the drawer and answers whether a prescription was attached before it closed. */
export const attach: CommandHandler<'prescription.attach'> = ({ orderId, orderItemIds }, { overlays }) =>
  new Promise((resolve, reject) => {
    let attached = false;
    let close = () => undefined as void;
    overlays
      .open('prescription.dialog', {
        orderId,
        orderItemIds,
        onAttached: () => {
          attached = true;
        },
        onClose: () => {
          close();
          resolve({ attached });
        },
      })
      .then((closeOverlay) => {
        close = closeOverlay;
      }, reject);
  });
