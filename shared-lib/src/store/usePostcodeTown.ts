import { useServices } from '../runtime';
import { useReading, type QueryEndpoint } from './useReading';

interface PostcodeInput {
  readonly country: string;
  readonly postalCode: string;
}

interface PostcodeWish extends PostcodeInput {
  /** Where the form stands, because stores complete addresses in some places only (SITE-06); null where no place is asked for. */
  readonly purpose: 'shipping' | 'billing' | 'addressBook' | null;
}

/** The likeliest town of a complete postal code; null where none is found: typing by hand continues without (ACC-02, CHK-03). */
export function usePostcodeTown<Town>(
  places: QueryEndpoint<PostcodeInput, readonly Town[]>,
  { country, postalCode, purpose }: PostcodeWish,
): Town | null {
  const { isEnabled, isEnabledOnShipping, isEnabledOnBilling, isEnabledOnAddressBook } =
    useServices().site.config.GOOGLE_API_ENABLED;
  const enabledOn = { shipping: isEnabledOnShipping, billing: isEnabledOnBilling, addressBook: isEnabledOnAddressBook };
  const skip = postalCode === '' || !isEnabled || purpose === null || !enabledOn[purpose];
  const { reading } = useReading(places, { country, postalCode }, { isPublic: true, quiet: true, skip });
  return (reading.state === 'ready' ? reading.value[0] : undefined) ?? null;
}
