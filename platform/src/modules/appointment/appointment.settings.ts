/** When bookings are taken and changed. */
export interface AppointmentSettings {
  /** Hours before a visit until which it is moved or cancelled here. */
  readonly changeHours: number;
  /** Hours before a visit until which it is booked. */
  readonly noticeHours: number;
  /** Days ahead for which visits are booked. */
  readonly daysAhead: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function whole(environment: Environment, name: string, usual: number, most: number): number {
  const value = Number(environment[name] || usual);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`${name} is not a whole number up to ${most}: ${environment[name]}`);
  return value;
}

/** Reads the settings; what makes no sense is refused at once. */
export function readAppointmentSettings(environment: Environment): AppointmentSettings {
  return {
    changeHours: whole(environment, 'APPOINTMENT_CHANGE_HOURS', 24, 720),
    noticeHours: whole(environment, 'APPOINTMENT_NOTICE_HOURS', 2, 720),
    daysAhead: whole(environment, 'APPOINTMENT_DAYS_AHEAD', 60, 366),
  };
}
