import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { PageModule, PageRequest, RemoteRoot, ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { ErrorBoundary, ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { KitTextProvider } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';

/** A page with everything it needs to render, on either side. */
export interface ReadyPage {
  readonly request: PageRequest;
  readonly data: unknown;
  readonly Page: PageModule['Page'];
  readonly Dialog?: PageModule['Dialog'];
  readonly Root: RemoteRoot | null;
  readonly t: Translate;
}

interface PageFrameProps {
  readonly page: ReadyPage;
  readonly services: ShellServices;
  /** The shell's strings, which hold the kit's words too. */
  readonly shellText: Translate;
  readonly renderFallback: (retry: () => void) => ReactNode;
  readonly onError?: (error: unknown) => void;
  /** Drawn in the place of the page itself. */
  readonly children?: ReactNode;
}

/** The same tree on server and browser around a remote's page: a difference would break hydration. */
export function PageFrame({ page, services, shellText, renderFallback, onError, children }: PageFrameProps) {
  const { Page, Root, request, data, t } = page;
  const content = children ?? <Page key={request.kind} data={data} request={request} />;
  return (
    <ServicesProvider services={services}>
      <KitTextProvider text={shellText} tag={LOCALE_FACTS[services.site.locale].tag}>
        <TranslationProvider t={t} locale={services.site.locale}>
          <ErrorBoundary of={page} renderFallback={renderFallback} onError={onError}>
            {Root ? <Root services={services}>{content}</Root> : content}
          </ErrorBoundary>
        </TranslationProvider>
      </KitTextProvider>
    </ServicesProvider>
  );
}
