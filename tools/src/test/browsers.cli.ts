import { commandLine, fail } from '../cli/commandLine';

import { installDebian, onPath } from './findProgram';
import { runMatrix } from './matrix';
import { findMiniBrowser, missingPackages } from './otherBrowsers';

const HELP = `
npm run test:browsers [-- --grep <words>]

Walks the main ways through the shop in Firefox and in WebKit, by WebDriver: a list, a search, a dialog, a purchase, an upload. A whole run
writes its table into docs/browsers.md. Debian's packages are installed when it runs as root: firefox-esr, webkit2gtk-driver and xvfb.

  --grep <words>  only the walks whose name has these words, for example "webkit" or "buys"
`;

const { values } = commandLine(HELP, { grep: { type: 'string' } });

const missing = missingPackages();
if (missing.length > 0 && !installDebian(missing))
  fail(
    `These are not here: ${missing.join(', ')}.`,
    `Install them: apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  );

runMatrix('browsers', values.grep, {
  BROWSER_PROGRAMS: JSON.stringify({
    firefox: onPath(['firefox-esr', 'firefox']),
    webkitDriver: onPath(['WebKitWebDriver']),
    miniBrowser: findMiniBrowser(),
    xvfb: onPath(['Xvfb']),
  }),
});
