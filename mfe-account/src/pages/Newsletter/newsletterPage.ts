import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';

import { Newsletter } from './Newsletter';
import { NewsletterOver } from './NewsletterOver';

/** The same for everybody: who it is, the browser knows (SITE-11). */
function load(_request: PageRequest, { t }: LoadServices): Promise<LoadResult<null>> {
  return Promise.resolve({
    outcome: 'page',
    status: 200,
    head: { title: `${t('Newsletter.Title')} | Sightline`, robots: 'noindex' },
    data: null,
    cache: 'private',
  });
}

export const newsletterPage: PageModule<null> = { load, Page: Newsletter, Dialog: NewsletterOver };
