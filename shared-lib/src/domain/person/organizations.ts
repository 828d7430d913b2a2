/** The organisation of shoppers who buy for themselves (contract 13). */
export const CONSUMER_ORGANIZATION_ID = '-2000';

/** Somebody of this organisation buys for others than themselves (AUTH-12). */
export function isBuyerOrganization(organizationId: string): boolean {
  return organizationId !== '' && organizationId !== CONSUMER_ORGANIZATION_ID;
}
