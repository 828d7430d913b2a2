import { test } from '@playwright/test';

import { WITHOUT_PICTURES } from '../src/browser';
import { E2E_PORT } from '../src/shopAddress';
import { buyWith } from '../src/skew/buyWith';
import { OLDER_SHELL_PORT } from '../src/skew/skewed';

const toOlderShell = `--host-resolver-rules=MAP localhost:${E2E_PORT} localhost:${OLDER_SHELL_PORT}`;

// The address of the shop is one for shoppers, whichever shell answers there.
test.use({ launchOptions: { ...WITHOUT_PICTURES, args: [...WITHOUT_PICTURES.args, toOlderShell] } });

buyWith('shell of before');
