export { checkPayPalStatus } from './checkPayPalStatus';
export type { PayPalStatus } from './checkPayPalStatus';
export { signPayPalData } from './signPayPalData';
export type { SignedPayPalData } from './signPayPalData';
export { startPayPal } from './startPayPal';
export type { PayPalSession } from './startPayPal';
