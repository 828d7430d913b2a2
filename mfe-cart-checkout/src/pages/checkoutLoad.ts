import type { PageHead, PageModule, PageRequest, TextKey, Translate } from '@sightline/shared-lib/contracts';

type Back = (request: PageRequest, t: Translate) => PageHead['back'] | null;

/** Checkout is the shopper's own: the server sends its frame with the reduced header, the browser reads the rest. */
export function checkoutLoad(titleKey: TextKey, backFrom?: Back): PageModule<null>['load'] {
  return async (request, { t }) => {
    const back = backFrom?.(request, t);
    return {
      outcome: 'page',
      status: 200,
      head: {
        title: `${t(titleKey)} | Sightline`,
        robots: 'noindex',
        chrome: 'reduced',
        ...(back ? { back } : {}),
      },
      data: null,
      cache: 'private',
    };
  };
}
