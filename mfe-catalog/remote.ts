import type { RemoteManifest } from '@sightline/shared-lib/contracts';

/** What this remote provides: read at build time and written into each of its releases. */
export const manifest: RemoteManifest = {
  name: 'mfe-catalog',
  contract: 3,
  pages: [
    'home',
    'landing',
    'faq',
    'contact',
    'search',
    'product-list',
    'product-detail',
    'compare',
    'sitemap',
    'hearing-test',
  ],
  fragments: ['search.drawer', 'search.startAgain', 'product.alert'],
  commands: ['search.open'],
};
