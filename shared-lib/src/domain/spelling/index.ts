export { inBritish } from './british';
