export { emailCompletions, emailCorrection } from './emailSuggestion';
export { flawOfCode, MAX_PASSWORD, MIN_PASSWORD, PASSWORD_FLAWS, passwordFlaw } from './password';
export type { PasswordFlaw } from './password';
export type { Contact, Person, WalletCard } from './person';
