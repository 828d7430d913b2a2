const chromium = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** A browser without a window where such a one is found; graphics are drawn by the processor. */
export const BROWSER = {
  executablePath: process.env['HEADLESS_SHELL_PATH'] ?? chromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Pages of a journey live for seconds, in which machine code that V8 optimises for them is seldom paid back: journeys cost a tenth less. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev';

/** For journeys that look at pictures. */
export const WITH_PICTURES = { ...BROWSER, args: [...BROWSER.args, UNOPTIMISED] };

/** A whole browser, which alone has a camera. */
export const WITH_CAMERA = { ...WITH_PICTURES, executablePath: chromium };

/** Asks for no pictures: the shop draws each when it is first asked for, a quarter of what twenty journeys that saw them cost. */
export const WITHOUT_PICTURES = {
  ...WITH_PICTURES,
  args: [...WITH_PICTURES.args, '--blink-settings=imagesEnabled=false'],
};
