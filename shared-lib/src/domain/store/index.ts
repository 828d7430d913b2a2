export { formatTime, momentIn, openingState, timeZoneOf } from './openingHours';
export type { LocalMoment, OpeningState } from './openingHours';
export { WEEKDAYS } from './store';
export type { LocatorStore, OpeningTimes, PhysicalStore, WeekSchedule, Weekday } from './store';
export { displayStoreName, formatDistance, isCanadianDefaultKey, tenantKey } from './storeNames';
export { APPOINTMENT_SERVICES, bookableServices } from './appointments';
export type { AppointmentService, BookingBranch } from './appointments';
