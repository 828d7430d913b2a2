export { FinancingMessage } from './FinancingMessage';
export { loadScript } from './loadScript';
export {
  closeInsuranceWidget,
  insuranceDate,
  loadInsurer,
  openInsuranceDrawer,
  renderInsuranceWidget,
  tellInsurer,
} from './insurance';
