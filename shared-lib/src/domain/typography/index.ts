export { labelled } from './labelled';
