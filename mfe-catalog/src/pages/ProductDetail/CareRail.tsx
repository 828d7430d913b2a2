import { PAGE_SIZES } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

import { catalogueApi } from '../../catalogue/reading/catalogueApi';
import { withStore } from '../../catalogue/reading/withStore';
import { Rail } from '../../catalogue/tiles/Rail';
import { tileFacts } from '../../catalogue/tiles/tileFacts';
import { AllCare, CarePlace } from './CarePlace';

export interface CareRailProps {
  readonly partNumber: string;
}

/** Products that lenses are cleaned and kept with; the way to all of them when none is tied, or none can be read. */
function Care({ partNumber }: CareRailProps) {
  const services = useServices();
  const { t } = useTranslation();
  const { catalogId, currency } = services.site;
  const asked = { partNumber, catalogId, currency, most: PAGE_SIZES.rail };
  const { currentData: products = [], isFetching } = catalogueApi.useTiedQuery(asked);
  const tiles = products.flatMap((one) => tileFacts(one, { ...services, t, segments: [] }) ?? []);
  if (tiles.length === 0) return <CarePlace reading={isFetching} />;
  return <Rail title={t('Product.LensCare')} action={<AllCare />} tiles={tiles} />;
}

export const CareRail = withStore(Care);
