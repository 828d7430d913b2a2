import { readAppointmentSettings } from './appointment.settings';
import { endOf, slotsOf, type VISITS } from './slots.domain';

const day = '2026-11-24';
const begin = (open: string, close: string, service: keyof typeof VISITS, zone = 'Europe/Rome') =>
  slotsOf({ open, close }, zone, day, service).map((moment) => moment.toISOString().slice(11, 16));

describe('when a visit can begin [STOR-08]', () => {
  it.each([
    ['eye-test', ['08:00', '08:30', '09:00']],
    ['fitting', ['08:00', '08:20', '08:40', '09:00']],
    ['hearing', ['08:00', '08:45']],
  ] as const)('is one %s after the other, each over by closing', (service, moments) => {
    expect(begin('09:00', '10:30', service)).toEqual(moments);
  });

  it('is never in hours that are too short, or end before they begin, or on a closed day', () => {
    expect(begin('09:00', '09:29', 'eye-test')).toEqual([]);
    expect(begin('09:00', '09:30', 'eye-test')).toEqual(['08:00']);
    expect(begin('09:00', '08:00', 'eye-test')).toEqual([]);
    expect(slotsOf(null, 'Europe/Rome', day, 'eye-test')).toEqual([]);
  });

  it('is by the clock of the branch', () => {
    expect(begin('09:00', '09:30', 'eye-test', 'America/New_York')).toEqual(['14:00']);
  });

  it('tells when it ends', () => {
    expect(endOf(new Date('2026-11-24T08:00:00Z'), 'hearing').toISOString()).toBe('2026-11-24T08:45:00.000Z');
  });
});

describe('the settings of bookings', () => {
  it('are a day for changes, two hours for a booking and sixty days ahead, unless said otherwise', () => {
    expect(readAppointmentSettings({})).toEqual({ changeHours: 24, noticeHours: 2, daysAhead: 60 });
    const said = { APPOINTMENT_CHANGE_HOURS: '720', APPOINTMENT_NOTICE_HOURS: '0', APPOINTMENT_DAYS_AHEAD: '366' };
    expect(readAppointmentSettings(said)).toEqual({ changeHours: 720, noticeHours: 0, daysAhead: 366 });
    expect(readAppointmentSettings({ APPOINTMENT_DAYS_AHEAD: '' })).toMatchObject({ daysAhead: 60 });
  });

  it.each([
    ['APPOINTMENT_CHANGE_HOURS', '721', 720],
    ['APPOINTMENT_NOTICE_HOURS', '721', 720],
    ['APPOINTMENT_NOTICE_HOURS', '-1', 720],
    ['APPOINTMENT_NOTICE_HOURS', '1.5', 720],
    ['APPOINTMENT_DAYS_AHEAD', '367', 366],
    ['APPOINTMENT_DAYS_AHEAD', 'many', 366],
  ])('are refused by name: %s of %s', (name, value, most) => {
    expect(() => readAppointmentSettings({ [name]: value })).toThrow(
      `${name} is not a whole number up to ${most}: ${value}`,
    );
  });
});
