import { readPageContent } from '@sightline/shared-lib/api';
import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';
import { faqData } from '@sightline/shared-lib/domain';

import { loadContentPage } from '../../content/contentPage';
import type { ContentData } from '../../content/contentPage';
import type { ContentPart } from '../../content/contentPart';
import { ContentScreen } from '../../content/ContentScreen';

/** Every question of the page with its answer in plain words (SEO-02). */
function questionsOf(parts: readonly ContentPart[]) {
  return parts
    .filter(({ type }) => type === 'Accordion')
    .flatMap(({ items = [] }) => items.map(({ title, text }) => ({ question: title, answer: text })));
}

function Faq({ data }: PageProps<ContentData>) {
  return <ContentScreen data={data} />;
}

/** Questions and answers, for people and for search engines. */
export const faqPage: PageModule<ContentData> = {
  load: (request, services) =>
    loadContentPage(request, services, {
      read: readPageContent,
      which: { pageId: 'faq' },
      head: (parts) => ({ structuredData: [faqData(questionsOf(parts))] }),
    }),
  Page: Faq,
};
