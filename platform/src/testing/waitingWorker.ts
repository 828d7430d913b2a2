import { endWithParent } from '../seed/fillApart';

/** Works for ever, unless nobody waits for it any more. */
endWithParent();
setInterval(() => undefined, 1000);
process.stdout.write('at work');
