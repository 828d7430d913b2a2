import { readPageContent } from '@sightline/shared-lib/api/content';
import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import { loadContentPage } from '../../features/content/contentPage';
import type { ContentData } from '../../features/content/contentPage';
import { ContentScreen } from '../../features/content/ContentScreen';
import { ConsentCentre } from '../../features/content/parts/ConsentCentre';
import { withTryOn } from '../parts/withTryOn';

/** Id of a content page: as the shell resolved it, as its route names it, else the last part of its path. */
export function contentPageId(request: Parameters<PageModule['load']>[0]): string {
  return request.resolved?.externalId || request.params['page'] || request.path.replace(/^\/(?:c\/)?/, '');
}

/** The page that explains what is stored also asks what may be. */
const ASKING_PAGE = 'cookie-policy';

function Landing({ data, request }: PageProps<ContentData>) {
  const asks = contentPageId(request) === ASKING_PAGE;
  return <ContentScreen data={data} afterLead={asks ? <ConsentCentre /> : null} />;
}

/** Static, landing and collection pages: cookie policy, insurance, delivery, campaigns (CMS-04). */
export const landingPage: PageModule<ContentData> = {
  load: (request, services) =>
    loadContentPage(request, services, { read: readPageContent, which: { pageId: contentPageId(request) } }),
  Page: withTryOn(Landing),
};
