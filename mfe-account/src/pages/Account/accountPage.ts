import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';

import { sectionOf } from './sections';
import { Account, type AccountData } from './Account';
import { keyPart } from '../../account/words/keyPart';

/** Nothing personal is loaded here: the browser reads it with the shopper's own session (SEO-05). */
function load(request: PageRequest, { t, site }: LoadServices): Promise<LoadResult<AccountData>> {
  const section = sectionOf(request.params['section'], site.config);
  const id = section === 'my-orders' ? (request.params['id'] ?? '') : '';
  const name = id ? t('Orders.Named', { number: shownOrderNumber(id) }) : t(`Account.Title.${keyPart(section)}`);
  return Promise.resolve({
    outcome: 'page',
    status: section === 'missing' ? 404 : 200,
    head: { title: `${name} | Sightline`, robots: 'noindex' },
    data: { section, id, address: request.url },
    cache: 'private',
  });
}

export const accountPage: PageModule<AccountData> = { load, Page: Account };
