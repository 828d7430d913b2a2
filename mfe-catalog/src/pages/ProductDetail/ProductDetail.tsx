import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Breadcrumb, Page } from '@sightline/shared-lib/ui';

import { Rail } from '../../product/Rail';
import { BuyColumn } from './BuyColumn';
import { chosenOf } from './chosenOf';
import { Details } from './Details';
import { Gallery } from './Gallery';
import { load } from './load';
import { Measurements } from './Measurements';
import { Layout } from './productStyle';
import type { ProductView } from './productView';
import { RecentlyViewed } from './RecentlyViewed';

function ProductDetail({ data: view, request }: PageProps<ProductView | null>) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  if (!view) return null;
  const choice = chosenOf(view, request.query);
  const crumbs = view.crumbs
    .slice(1)
    .map(({ label, href }) => ({ label, href: href ? navigation.localise(href) : undefined }));
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Breadcrumb items={crumbs} />
      <Layout>
        <div className="pictures">
          <Gallery key={view.partNumber} view={view} />
        </div>
        <div className="side">
          <div className="buy">
            <BuyColumn view={view} request={request} />
          </div>
          <div className="details">
            <Details view={view} />
          </div>
        </div>
        <div className="measures">
          {choice && view.shape ? <Measurements choice={choice} shape={view.shape} baseCurve={view.baseCurve} /> : null}
        </div>
      </Layout>
      <Rail title={t('Product.SameWidth')} tiles={view.sameWidth} />
      <Rail
        title={t(view.type === 'contact-lenses' ? 'Product.LensFamily' : 'Product.GoesWith')}
        tiles={view.goesWith}
      />
      <RecentlyViewed partNumber={view.partNumber} />
    </Page>
  );
}

/** The page of one product. */
export const productDetailPage: PageModule<ProductView | null> = { load, Page: ProductDetail };
