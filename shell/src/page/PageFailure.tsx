import type { Translate } from '@sightline/shared-lib/contracts';
import { ButtonLink, Note, Page } from '@sightline/shared-lib/ui';

interface PageFailureProps {
  readonly t: Translate;
  /** Address of the page that failed: following it is the next attempt, with and without script. */
  readonly href: string;
}

/** In the place of what a remote was to fill: says so and offers another try. */
export function PartFailure({ t, href }: PageFailureProps) {
  return (
    <Note
      tone="bad"
      action={
        <ButtonLink variant="outlined" size="small" href={href}>
          {t('Shell.TryAgain')}
        </ButtonLink>
      }
    >
      {t('Shell.PartFailed')}
    </Note>
  );
}

/** In the place of a page whose remote cannot be had on this side: says so and offers another try (FED-03). */
export function PageFailure({ t, href }: PageFailureProps) {
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <h1 className="d3" tabIndex={-1}>
        {t('Shell.Status.internal-error.Title')}
      </h1>
      <PartFailure t={t} href={href} />
    </Page>
  );
}
