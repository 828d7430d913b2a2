export type { ContactInput } from './contactBody';
export { createContact } from './createContact';
export { deleteContact } from './deleteContact';
export { invalidateExpressAddresses } from './invalidateExpressAddresses';
export { listContacts } from './listContacts';
export { readContact } from './readContact';
export type { SavedContact, SuggestedAddress } from './savedContact';
export { updateContact } from './updateContact';
