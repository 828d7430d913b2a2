export type { Appointment } from './appointmentRecord';
export { bookAppointment } from './bookAppointment';
export { cancelAppointment } from './cancelAppointment';
export { listAppointments } from './listAppointments';
export { moveAppointment } from './moveAppointment';
export { readAppointment } from './readAppointment';
export { readAppointmentSlots } from './readAppointmentSlots';
export type { AppointmentSlots } from './readAppointmentSlots';
