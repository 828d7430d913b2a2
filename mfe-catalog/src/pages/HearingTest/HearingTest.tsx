import { readPageContent } from '@sightline/shared-lib/api';
import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import { loadContentPage } from '../../content/contentPage';
import type { ContentData } from '../../content/contentPage';
import { ContentScreen } from '../../content/ContentScreen';

function HearingTest({ data }: PageProps<ContentData>) {
  return <ContentScreen data={data} />;
}

/** What the hearing check is and what it needs, before it starts. */
export const hearingTestPage: PageModule<ContentData> = {
  load: (request, services) =>
    loadContentPage(request, services, {
      read: readPageContent,
      which: { pageId: 'hearing-test' },
      head: () => ({ section: '/hearing' }),
    }),
  Page: HearingTest,
};
