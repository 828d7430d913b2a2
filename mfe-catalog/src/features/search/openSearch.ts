import type { CommandHandler } from '@sightline/shared-lib/contracts';

/** Opens the search over the page; does nothing where the store has no search (SRCH-04). */
export const openSearch: CommandHandler<'search.open'> = async ({ term }, { overlays, site }) => {
  if (!site.config.isProductSearchEnabled) return;
  let close: (() => void) | null = null;
  close = await overlays.open('search.drawer', { initialTerm: term, onClose: () => close?.() });
};
