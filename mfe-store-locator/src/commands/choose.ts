import type { CommandHandler } from '@sightline/shared-lib/contracts';

/** Opens the drawer of branches and answers the chosen one, or null when it was closed (STOR-07). */
export const choose: CommandHandler<'stores.choose'> = ({ partNumbers = [], canTryOn = false, near }, { overlays }) =>
  new Promise((resolve, reject) => {
    let close = () => undefined as void;
    overlays
      .open('stores.chooser', {
        partNumbers,
        canTryOn,
        ...(near ? { near } : {}),
        onChoose: (store) => {
          close();
          resolve(store);
        },
        onClose: () => {
          close();
          resolve(null);
        },
      })
      .then((closeOverlay) => {
        close = closeOverlay;
      }, reject);
  });
