export { STRICT_TRANSPORT_SECURITY } from './strictTransport';
export { isAccountSectionOffered, isOffered } from './offered';
