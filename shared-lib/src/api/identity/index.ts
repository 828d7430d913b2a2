export { createGuest } from './createGuest';
export { endGuest } from './endGuest';
export { logIn } from './logIn';
export type { LogInInput } from './logIn';
export { logInSocially } from './logInSocially';
export { logOut } from './logOut';
