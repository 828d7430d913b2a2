import type { PageModule } from '@sightline/shared-lib/contracts';

import { Cart } from './Cart';
import { load } from './load';
import type { CartData } from './load';

export const cartPage: PageModule<CartData> = { load, Page: Cart };
