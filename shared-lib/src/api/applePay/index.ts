export { cancelApplePay } from './cancelApplePay';
export { updateApplePay } from './updateApplePay';
export type { ApplePayContact, ApplePayInput, ApplePayUpdate } from './updateApplePay';
