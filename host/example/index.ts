import { createInstance } from '@module-federation/enhanced/runtime';
import { sharedWithRemotes, startHost } from '@sightline/host';
import { isLocale } from '@sightline/shared-lib/contracts';

/* A magazine's page: three branches of the shop, and lenses for the frame that the article is about. `<html data-shop data-locale data-frame>`. */
const { shop = '', locale = '', frame = '' } = document.documentElement.dataset;

const host = await startHost({
  shop,
  locale: isLocale(locale) ? locale : 'en-us',
  federation: createInstance({ name: 'magazine', remotes: [], shared: sharedWithRemotes() }),
});

const stores = document.querySelector('#stores');
if (stores) await host.show('stores.teaser', {}, stores);
document.querySelector('#lenses')?.addEventListener('click', () => {
  host.services.commands.run('lenses.configure', { partNumber: frame }).catch(host.services.reportFailure);
});
document.documentElement.dataset['ready'] = '';
