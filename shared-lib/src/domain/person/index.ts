export { emailCompletions, emailCorrection } from './emailSuggestion';
export type { Contact, Person, WalletCard } from './person';
