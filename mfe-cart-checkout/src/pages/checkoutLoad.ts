import type { PageModule, TextKey } from '@sightline/shared-lib/contracts';

/** Checkout is the shopper's own: the server sends its frame with the reduced header, the browser reads the rest. */
export function checkoutLoad(titleKey: TextKey, backKey?: TextKey): PageModule<null>['load'] {
  return async (_request, { t }) => ({
    outcome: 'page',
    status: 200,
    head: {
      title: `${t(titleKey)} | Sightline`,
      robots: 'noindex',
      chrome: 'reduced',
      ...(backKey ? { back: { path: '/', label: t(backKey) } } : {}),
    },
    data: null,
    cache: 'private',
  });
}
