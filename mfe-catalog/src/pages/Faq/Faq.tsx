import { readPageContent } from '@sightline/shared-lib/api/content';
import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';
import { faqData } from '@sightline/shared-lib/domain/seo';

import { loadContentPage } from '../../features/content/contentPage';
import type { ContentData } from '../../features/content/contentPage';
import { withTryOn } from '../parts/withTryOn';

import { FaqScreen } from './FaqScreen';
import { questionGroups } from './questions';

function Faq({ data, request }: PageProps<ContentData>) {
  return <FaqScreen data={data} request={request} />;
}

/** Questions and answers, for people and for search engines (SEO-02). */
export const faqPage: PageModule<ContentData> = {
  load: (request, services) =>
    loadContentPage(request, services, {
      read: readPageContent,
      which: { pageId: 'faq' },
      head: (parts) => {
        const questions = questionGroups(parts).flatMap((group) => group.questions);
        return { structuredData: [faqData(questions.map(({ title, text }) => ({ question: title, answer: text })))] };
      },
    }),
  Page: withTryOn(Faq),
};
