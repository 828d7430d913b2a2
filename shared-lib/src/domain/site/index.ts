export { DEVICE_ENTRIES, SESSION_DAYS } from './deviceEntries';
export type { DeviceEntry, DeviceLifetime } from './deviceEntries';
export { STRICT_TRANSPORT_SECURITY } from './strictTransport';
export { isAccountSectionOffered, isOffered } from './offered';
