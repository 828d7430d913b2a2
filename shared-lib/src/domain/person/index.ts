export { CONSUMER_ORGANIZATION_ID, isBuyerOrganization } from './organizations';
export { contactTitle, GUEST_NICKNAME } from './contactTitle';
export { emailCompletions, emailCorrection } from './emailSuggestion';
export { CODE_MINUTES } from './mailedCode';
export { flawOfCode, MAX_PASSWORD, MIN_PASSWORD, PASSWORD_FLAWS, passwordFlaw } from './password';
export type { PasswordFlaw } from './password';
export { isStoreAssistant } from './roles';
export type { Contact, Person, WalletCard } from './person';
