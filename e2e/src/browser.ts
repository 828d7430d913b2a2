const chromium = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** The browser of the journeys, without a window where such a one is found; graphics are drawn by the processor. */
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

/** A whole browser, which alone has a camera. */
export const BROWSER_WITH_CAMERA = { ...BROWSER, executablePath: chromium };

/** Pages of a journey live for seconds, in which machine code that V8 optimises for them is seldom paid back: thirteen journeys cost a tenth less. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev';

/** Asks for no pictures: the shop draws each when it is first asked for, a quarter of what twenty journeys that saw them cost. */
export const WITHOUT_PICTURES = {
  ...BROWSER,
  args: [...BROWSER.args, UNOPTIMISED, '--blink-settings=imagesEnabled=false'],
};
