import { walk } from '../src/browsers/test';

const ESCAPE = '\uE00C';
const BANNER = ['banner', null] as const;
const ACCOUNT = ['link', 'Account'] as const;

walk('sign-in opens over the page, and Escape leads back to where it was', async (screen) => {
  // Code that is not there within three seconds is not waited for, and sign-in is a page: here the browser has it already.
  await screen.visit('/sign-in');
  await screen.visit('/sunglasses');
  await screen.press(ACCOUNT, BANNER);
  const dialog = ['dialog', 'Sign in'] as const;
  await screen.focused(['heading', 'Sign in'], dialog);
  await screen.keys(ESCAPE, ['label', 'E-mail'], dialog);
  await screen.gone(dialog);
  await screen.focused(ACCOUNT, BANNER);
});
