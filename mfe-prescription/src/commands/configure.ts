import type { CommandHandler } from '@sightline/shared-lib/contracts';

/** Opens the configurator for a frame; once the pair is in the bag its drawer opens. */
export const configure: CommandHandler<'lenses.configure'> = (input, services) =>
  new Promise((resolve, reject) => {
    const { partNumber, given, openSummary = true, onOpened } = input;
    let close = () => undefined as void;
    services.overlays
      .open('lenses.configurator', {
        partNumber,
        ...(given ? { given } : {}),
        onAdded: (pair) => {
          close();
          resolve(pair);
          if (!openSummary) return;
          // The bag itself is right without its drawer.
          services.commands.run('cart.openSummary', {}).catch(services.reportFailure);
        },
        onClose: () => {
          close();
          resolve(null);
        },
      })
      .then((closeOverlay) => {
        close = closeOverlay;
        onOpened?.();
      }, reject);
  });
