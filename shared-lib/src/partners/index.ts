export { FinancingMessage } from './FinancingMessage';
export {
  closeInsuranceWidget,
  insuranceDate,
  loadInsurer,
  openInsuranceDrawer,
  renderInsuranceWidget,
  tellInsurer,
} from './insurance';
