import type { SiteContext, TextKey } from '@sightline/shared-lib/contracts';
import { pathFor, type SignInStep } from '@sightline/shared-lib/domain/routing';

/** What a step that has succeeded says, with the specification's names (ROUTE-07). */
export interface SuccessMessage {
  /** Key of its words. */
  readonly key: TextKey;
  /** Where it leads. */
  readonly link: string;
  /** What its words name. */
  readonly messageParameters: readonly string[];
}

interface SuccessOf {
  readonly step: SignInStep | 'login';
  /** Where the shopper came from. */
  readonly next: string | null;
  readonly email: string;
  readonly site: Pick<SiteContext, 'locale'>;
}

/** The message of the steps that say that something is done; null for the steps that ask. */
export function successOf({ step, next, email, site }: SuccessOf): SuccessMessage | null {
  if (step === 'registration-success')
    return {
      key: 'SignIn.Registered.Lead',
      link: next ?? pathFor({ page: 'account' }, site.locale),
      messageParameters: [],
    };
  if (step === 'reset-password-success')
    return {
      key: email ? 'SignIn.ResetDone.Named' : 'SignIn.ResetDone.Lead',
      link: pathFor(
        { page: 'sign-in', query: { ...(next ? { next } : {}), ...(email ? { email } : {}) } },
        site.locale,
      ),
      messageParameters: email ? [email] : [],
    };
  if (step === 'organization-asked')
    return {
      key: 'SignIn.Organization.Asked',
      link: pathFor({ page: 'home' }, site.locale),
      messageParameters: [],
    };
  return null;
}
