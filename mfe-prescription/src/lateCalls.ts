import { listLinePrescriptions } from '@sightline/shared-lib/api/prescription';

/* Calls for who is signed in, or changes lenses of the bag: others open the configurator without their code. */
export {
  forgetLensChoice,
  keepLensChoice,
  listSavedPrescriptions,
  readLensChoice,
} from '@sightline/shared-lib/api/prescription';

/** Pages of the paper that a line of the bag has, in the order they were sent: the platform names the newest first. */
export async function linePages(...[client, line]: Parameters<typeof listLinePrescriptions>): Promise<string[]> {
  const papers = await listLinePrescriptions(client, line, { skipErrorMessage: true });
  return papers.map(({ rxFileStorageId }) => rxFileStorageId).toReversed();
}
