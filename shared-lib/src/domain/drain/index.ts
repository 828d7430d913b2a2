export { createDrain, readDrainMs, type Drain } from './drain';
