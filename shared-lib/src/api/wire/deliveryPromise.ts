import * as v from 'valibot';

import { count, maybe, text } from './wire';

const days = v.object({ from: count, to: count });

/** When something arrives, as this platform sends it beside stock, ways of delivery, carts and orders; absent on others (CAT-11). */
export const deliveryPromiseSchema = maybe(v.object({ making: days, transit: days, total: days, since: text }));
