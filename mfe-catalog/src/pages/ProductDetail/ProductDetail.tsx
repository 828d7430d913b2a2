import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import { ProductScreen } from './ProductScreen';
import type { ProductView } from './productView';

function ProductDetail({ data, request }: PageProps<ProductView | null>) {
  return data && <ProductScreen view={data} request={request} />;
}

/** The page of one product. */
export const productDetailPage: PageModule<ProductView | null> = {
  load: (request, services) => import('./load').then((file) => file.load(request, services)),
  Page: ProductDetail,
};
