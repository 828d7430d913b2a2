import { type GoodsSpec } from '../specification';
import { bottle, spray } from './bottle';
import { chargingCase, glassesCase } from './cases';
import { contactLensBox } from './contactLensBox';
import { type Goods } from './goodsScene';
import { hearingDevices } from './hearingDevice';
import { smallGoods } from './smallGoods';
import { glassesChain, microfibreCloth } from './softGoods';

/** Builds anything that is not a pair of glasses; `density` is the print's texels per millimetre. */
export function goodsOf(spec: GoodsSpec, density: number): Goods {
  switch (spec.kind) {
    case 'contact-lens-box':
      return contactLensBox(spec, density);
    case 'bottle':
      return bottle(spec, density);
    case 'spray':
      return spray(spec, density);
    case 'case':
      return glassesCase(spec);
    case 'cloth':
      return microfibreCloth(spec);
    case 'chain':
      return glassesChain(spec);
    case 'hearing-device':
      return hearingDevices(spec);
    case 'small-goods':
      return smallGoods(spec);
    case 'charging-case':
      return chargingCase(spec);
  }
}
