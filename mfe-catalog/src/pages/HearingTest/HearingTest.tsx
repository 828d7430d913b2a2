import { readPageContent } from '@sightline/shared-lib/api/content';
import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';
import { useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Note, Page, TextLink } from '@sightline/shared-lib/ui';

import { loadContentPage } from '../../features/content/contentPage';
import type { ContentData } from '../../features/content/contentPage';
import { ContentScreen } from '../../features/content/ContentScreen';
import { HearingCheck } from '../../features/hearing/HearingCheck';
import { storedResult } from '../../features/hearing/hearingResult';
import { withTryOn } from '../parts/withTryOn';
import { VIEW_PARAMETER } from './viewParameter';

type View = 'intro' | 'new' | 'kept';

function viewOf(query: PageProps<ContentData>['request']['query']): View {
  const value = query[VIEW_PARAMETER]?.[0];
  return value === undefined ? 'intro' : value === 'result' ? 'kept' : 'new';
}

function HearingTest({ data, request }: PageProps<ContentData>) {
  const view = viewOf(request.query);
  return view === 'intro' ? <Introduction data={data} /> : <Check view={view} />;
}

/** What the check is and needs; its button opens it, and a result kept on the device is offered again. */
function Introduction({ data }: { readonly data: ContentData }) {
  const { navigation, storage } = useServices();
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const start = `${navigation.href({ page: 'hearing-test' })}?${VIEW_PARAMETER}=1`;
  const parts = data.parts.map((part, index) =>
    index === 0 && part.cta ? { ...part, cta: { ...part.cta, href: `/hearing-test?${VIEW_PARAMETER}=1` } } : part,
  );
  return (
    <ContentScreen data={{ ...data, parts }}>
      {hydrated && storedResult(storage) ? (
        <TextLink href={start.replace(`${VIEW_PARAMETER}=1`, `${VIEW_PARAMETER}=result`)}>{t('Hearing.Last')}</TextLink>
      ) : null}
    </ContentScreen>
  );
}

function Check({ view }: { readonly view: View }) {
  const { navigation, storage, reportFailure } = useServices();
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const kept = hydrated && view === 'kept' ? storedResult(storage) : null;
  const leave = () => void navigation.navigate(navigation.href({ page: 'hearing-test' })).catch(reportFailure);
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <noscript>
        <Note tone="warn" title={t('Hearing.Silence.Missing')}>
          {t('Hearing.Silence.MissingText')}
        </Note>
      </noscript>
      {/* The kept result is known only in the browser: the check begins again once it is there. */}
      <HearingCheck
        key={kept ? 'kept' : 'new'}
        onLeave={leave}
        {...(kept ? { begin: { step: 'result', result: kept } } : {})}
      />
    </Page>
  );
}

/** The hearing check: what it is, then the check itself (ADV-03). */
export const hearingTestPage: PageModule<ContentData> = {
  load: (request, services) =>
    loadContentPage(request, services, {
      read: readPageContent,
      which: { pageId: 'hearing-test' },
      head: () => ({
        section: '/hearing',
        ...(viewOf(request.query) === 'intro'
          ? {}
          : {
              robots: 'noindex',
              chrome: 'reduced',
              back: { path: '/hearing-test', label: services.t('Hearing.Leave') },
            }),
      }),
    }),
  Page: withTryOn(HearingTest),
};
