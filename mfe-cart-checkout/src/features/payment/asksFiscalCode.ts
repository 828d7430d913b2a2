import type { SiteContext } from '@sightline/shared-lib/contracts';

/** Whether nothing can be billed without a fiscal code, which only the payment step asks for (SITE-07). */
export function asksFiscalCode({ billingAddressFieldsList }: SiteContext['config']): boolean {
  return billingAddressFieldsList.some(({ name, required }) => name === 'fiscalCode' && required);
}
