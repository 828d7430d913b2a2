/** The browser of the journeys; graphics are drawn by the processor. */
export const BROWSER = {
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
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

/** Asks for no pictures: the shop draws each when it is first asked for, a quarter of what twenty journeys that saw them cost. */
export const WITHOUT_PICTURES = { ...BROWSER, args: [...BROWSER.args, '--blink-settings=imagesEnabled=false'] };
