import { commandLine } from '../cli/commandLine';

import { runMatrix } from './matrix';

const HELP = `
npm run test:axe [-- --locales <a,b>] [--grep <words>]

Shows every screen of the shop in every locale, 320 and 1440 pixels wide, in light and dark, and asks axe about each; measures what a finger
presses at 390 pixels, in English and German unless locales are named. A run without --grep writes its tables into docs/accessibility.md; all
eleven locales take about an hour and a half.

  --locales <a,b>  only these locales, for example "en-us,de-de"
  --grep <words>   only the screens whose name has these words, for example "bag" or "order · it-it"
  CHROME_PATH      a Chromium in place of the one on the path
`;

const { values } = commandLine(HELP, { grep: { type: 'string' }, locales: { type: 'string' } });
runMatrix('axe', values.grep, values.locales ? { AXE_LOCALES: values.locales } : {});
