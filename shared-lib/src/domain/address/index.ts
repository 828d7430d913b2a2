export { addressLines } from './addressLines';
export { addressWord } from './addressWord';
export { townLine } from './townLine';
export { cleanPostcode, postcodeProblem } from './postcode';
export type { PostcodeProblem } from './postcode';
