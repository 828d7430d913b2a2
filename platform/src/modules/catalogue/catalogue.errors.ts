import { Fault, invalidInput } from '../../kernel';
import type { StoreFacts } from '../storeConfig';
import { storeById } from '../storeConfig';

/** The store of a request, or the 400 of a missing or unknown store id. */
export function knownStore(storeId: string | undefined): StoreFacts {
  const facts = storeId ? storeById(storeId) : undefined;
  if (!facts)
    throw invalidInput('storeId', storeId ? `There is no store ${storeId}.` : 'The parameter storeId is missing.');
  return facts;
}

/** 400 for a profile that names no known set of fields. */
export function unknownProfile(profileName: string): Fault {
  return new Fault(400, 'CWXFR0231E', '_ERR_BAD_PARMS', `The profile ${profileName} is not known.`, ['profileName']);
}
