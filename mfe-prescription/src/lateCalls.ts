/** Calls for who is signed in, or changes lenses of the bag: others open the configurator without their code. */
export {
  forgetLensChoice,
  keepLensChoice,
  listLinePrescriptions,
  listSavedPrescriptions,
  readLensChoice,
} from '@sightline/shared-lib/api/prescription';
