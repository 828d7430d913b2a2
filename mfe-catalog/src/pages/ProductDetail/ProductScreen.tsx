import type { PageRequest } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Page } from '@sightline/shared-lib/ui';

import { Crumbs } from '../../catalogue/links/Crumbs';
import { ProductLayout } from '../../catalogue/tiles/ProductLayout';
import { BuyColumn } from './BuyColumn';
import { chosenOf } from './chosenOf';
import { Gallery } from './Gallery';
import { LateCare, LateDetails, LateMeasurements, LateRail } from './lateParts';
import { firstWay } from './lensWay';
import type { ProductView } from './productView';
import { RecentlyViewed } from './RecentlyViewed';

interface ProductScreenProps {
  readonly view: ProductView;
  readonly request: PageRequest;
}

/** A product: pictures, buying, measures, details, and what else there is. */
export function ProductScreen({ view, request }: ProductScreenProps) {
  const { t } = useTranslation();
  const choice = chosenOf(view, request.query);
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Crumbs entries={view.crumbs.slice(1)} />
      <ProductLayout data-plain={view.shape ? undefined : ''}>
        <div className="pictures">
          <Gallery key={view.partNumber} view={view} />
        </div>
        <div className="side">
          <div className="buy">
            <BuyColumn key={firstWay(view)} view={view} request={request} />
          </div>
          <div className="details">
            <LateDetails view={view} article={choice?.article} />
          </div>
        </div>
        {view.shape ? (
          <div className="measures">
            {choice ? (
              <LateMeasurements choice={choice} shape={view.shape} baseCurve={view.baseCurve} help={view.measureHelp} />
            ) : null}
          </div>
        ) : null}
      </ProductLayout>
      {view.sameWidth.length > 0 ? <LateRail title={t('Product.SameWidth')} tiles={view.sameWidth} /> : null}
      {view.goesWith.length > 0 ? (
        <LateRail
          title={t(view.type === 'contact-lenses' ? 'Product.LensFamily' : 'Product.GoesWith')}
          tiles={view.goesWith}
        />
      ) : null}
      {view.type === 'contact-lenses' ? <LateCare partNumber={view.partNumber} /> : null}
      <RecentlyViewed partNumber={view.partNumber} />
    </Page>
  );
}
