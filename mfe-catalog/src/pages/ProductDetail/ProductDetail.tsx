import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import { pageLoad } from '../../loading/translatedPart';
import { withTryOn } from '../parts/withTryOn';

import { ProductScreen } from './ProductScreen';
import type { ProductView } from './productView';

function ProductDetail({ data, request }: PageProps<ProductView | null>) {
  return data && <ProductScreen view={data} request={request} />;
}

/** The page of one product. */
export const productDetailPage: PageModule<ProductView | null> = {
  load: pageLoad(() => import('./load').then((file) => file.load)),
  Page: withTryOn(ProductDetail),
};
