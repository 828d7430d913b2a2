import { Fault } from '../../kernel';

/** Profiles of the search service are named after the call that they belong to. */
const knownProfile = /^(HCL|IBM|SL)(_V2)?_find\w+$/;

/** Answers 400 for a profile that names no known set of fields. */
export function requireKnownProfile(profileName: string | undefined): void {
  if (profileName === undefined || knownProfile.test(profileName)) return;
  throw new Fault(400, 'CWXFR0231E', '_ERR_BAD_PARMS', `The profile ${profileName} is not known.`, ['profileName']);
}
