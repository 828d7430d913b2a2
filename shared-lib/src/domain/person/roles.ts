/** Role id of those who help the shoppers of a store (contract 12.3). */
const CUSTOMER_SERVICE = '-3';

/** True for a store's assistant, who may act for its registered shoppers (AUTH-11). */
export const isStoreAssistant = (roleIds: readonly string[]): boolean => roleIds.includes(CUSTOMER_SERVICE);
