import type { SiteContext } from '@sightline/shared-lib/contracts';

/** With which provider a sign-in comes back, and whether it was given up there or failed. */
export interface ProviderAnswer {
  readonly provider: SiteContext['config']['signInProviders'][number];
  readonly problem: 'cancelled' | 'failed' | null;
}

/** Reads the address that the shop's server leads back to; null for a provider that the site does not have. */
export function providerAnswer(first: (name: string) => string | undefined, site: SiteContext): ProviderAnswer | null {
  const provider = site.config.signInProviders.find(({ id }) => id === first('with'));
  const problem = first('problem');
  if (!provider) return null;
  return { provider, problem: problem === undefined ? null : problem === 'cancelled' ? 'cancelled' : 'failed' };
}
