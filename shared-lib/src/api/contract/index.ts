export { listContracts } from './listContracts';
export type { ContractChoice } from './listContracts';
export { readContract } from './readContract';
export type { Contract } from './readContract';
export { switchContract } from './switchContract';
