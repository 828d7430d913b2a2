export { forgetLines } from './forgetLines';
export { readSavedLines } from './readSavedLines';
export { restoreLines } from './restoreLines';
export { saveLines } from './saveLines';
