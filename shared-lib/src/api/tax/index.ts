export { estimateTax } from './estimateTax';
export type { EstimatedTax } from './estimateTax';
