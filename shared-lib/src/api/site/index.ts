export { readStoreInfo } from './readStoreInfo';
export { CONTACT_TOPICS, sendContactMessage } from './sendContactMessage';
export type { ContactMessage } from './sendContactMessage';
