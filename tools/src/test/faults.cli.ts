import { commandLine } from '../cli/commandLine';

import { runMatrix } from './matrix';

const HELP = `
npm run test:faults [-- --grep <words>]

Makes every remote and every service of the shop fail in every way, and looks at what is left in a browser. A whole run writes its table
into docs/faults.md; it takes about a quarter of an hour.

  --grep <words>  only the faults whose name has these words, for example "mfe-account" or "content"
  CHROME_PATH     a Chromium in place of the one on the path
`;

const { values } = commandLine(HELP, { grep: { type: 'string' } });
runMatrix('faults', values.grep);
