import type { CommandHandler, CommandOutput } from '@sightline/shared-lib/contracts';

type Configure = CommandHandler<'lenses.configure'>;

let current: { readonly partNumber: string; readonly pair: Promise<CommandOutput<'lenses.configure'>> } | null = null;

/**
 * Opens the configurator for a frame; once the pair is in the bag its drawer opens. Open for that frame already, it stays as it is: pages ask
 * for it whenever an entry of the history names it, and cannot know.
 */
export const configure: Configure = (input, services) => {
  if (current?.partNumber === input.partNumber) return current.pair;
  const pair = opened(input, services).finally(() => {
    current = null;
  });
  current = { partNumber: input.partNumber, pair };
  return pair;
};

const opened = (...[input, services]: Parameters<Configure>): ReturnType<Configure> =>
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
