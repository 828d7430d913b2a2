export { checkEnrolment } from './checkEnrolment';
export type { Enrolment, EnrolmentInput } from './checkEnrolment';
export { setUpPayerAuthentication } from './setUpPayerAuthentication';
export type { PayerAuthenticationSetup } from './setUpPayerAuthentication';
export { validateAuthentication } from './validateAuthentication';
export type { ValidatedAuthentication } from './validateAuthentication';
