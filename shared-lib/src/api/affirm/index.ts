export { checkAffirmStatus } from './checkAffirmStatus';
export type { AffirmStatus } from './checkAffirmStatus';
export { startAffirm } from './startAffirm';
