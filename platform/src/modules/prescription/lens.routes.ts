import type { Db, RoutePlugin } from '../../kernel';
import { storeContext } from '../contract';
import { storeParams, storePath } from '../identity';

import { lensColours, lensServices, lensThicknesses, lensTreatments, lensTypes } from './lensCatalogue';
import type { LensOption } from './lensCatalogue';
import { prescriptionFaults } from './prescription.errors';
import { findLens, listLenses } from './prescription.repository';
import { lensParams } from './prescription.schemas';
import type { RxLensesTable } from './prescription.tables';

function option(options: readonly LensOption[], code: string): { code: string; description: string } {
  return { code, description: options.find((one) => one.code === code)?.description ?? code };
}

/** Values of a lens nobody prescribed yet: the specification's defaults (section 30). */
const noPrescription = {
  x_spherePower_right: '0.00',
  x_Cyl_right: '0.00',
  x_Axis_right: '0',
  x_Add_right: '',
  x_spherePower_left: '0.00',
  x_Cyl_left: '0.00',
  x_Axis_left: '0',
  x_Add_left: '',
  x_PD_left: '',
  x_PD_right: '',
  x_Pupillary_distance: '',
};

function wireLens(lens: RxLensesTable, currency: string) {
  return {
    RxLensId: lens.lens_id,
    rxType: lens.rx_type,
    rxPrice: lens.list_minor / 100,
    rxDiscountedPrice: lens.discounted_minor / 100,
    currency,
    lensesReview: {
      Type: option(lensTypes, lens.type_code),
      TreatmentsFamily: option(lensTreatments, lens.treatment_code),
      Color: option(lensColours, lens.colour_code),
      Thickness: option(lensThicknesses, lens.thickness_code),
      AddOns: [],
    },
    roxableServices: lensServices.map((service) => ({
      partNumber: service.partNumber,
      description: service.description,
      price: service.minor / 100,
    })),
    x_lens_prescription: noPrescription,
  };
}

/** Lenses that can be ordered for a frame (section 30, RX-10): one by id, or all of them for the configurator. */
export function lensRoutes(db: Db): RoutePlugin {
  const currencyOf = (storeId: string) => storeContext(storeId)?.currency ?? 'USD';
  return (app) => {
    app.get(`${storePath}/rox/lensesData`, { schema: { params: storeParams } }, async (request) => {
      const currency = currencyOf(request.params.storeId);
      return { resourceName: 'rox', lenses: (await listLenses(db)).map((lens) => wireLens(lens, currency)) };
    });

    app.get(`${storePath}/rox/lensesData/:lensId`, { schema: { params: lensParams } }, async (request) => {
      const { storeId, lensId } = request.params;
      const lens = await findLens(db, lensId);
      if (!lens) throw prescriptionFaults.noLens(lensId);
      return wireLens(lens, currencyOf(storeId));
    });
  };
}
