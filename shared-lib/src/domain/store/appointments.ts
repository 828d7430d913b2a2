/** What can be booked in a branch, in the words of its services (STOR-08). */
export const APPOINTMENT_SERVICES = ['eye-test', 'fitting', 'hearing'] as const;

export type AppointmentService = (typeof APPOINTMENT_SERVICES)[number];

/** A branch as far as bookings are concerned. */
export interface BookingBranch {
  /** The branch takes bookings over the shop: `tabliteBooking` is on (STOR-05). */
  readonly bookable: boolean;
  readonly services: readonly string[];
}

/** What can be booked in a branch, in a fixed order; nothing where booking is off (STOR-05, STOR-08). */
export function bookableServices({ bookable, services }: BookingBranch): AppointmentService[] {
  return bookable ? APPOINTMENT_SERVICES.filter((service) => services.includes(service)) : [];
}
