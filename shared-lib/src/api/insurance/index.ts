export { claimInsurance } from './claimInsurance';
export { dropInsuranceClaim } from './dropInsuranceClaim';
