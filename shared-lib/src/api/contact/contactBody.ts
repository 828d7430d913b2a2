import { cleanPostcode } from '../../domain/address';
import type { Contact } from '../../domain/person/person';
import { cleanFiscalCode } from '../../domain/validation';
import { FISCAL_CODE_KEY } from '../person/personRecord';

/** What a form knows of an address; `nickName` names it and is unique per shopper. */
export interface ContactInput {
  readonly nickName: string;
  readonly addressType?: Contact['addressType'];
  readonly primary?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly addressLine?: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
  readonly country?: string;
  readonly phone1?: string;
  readonly email1?: string;
  readonly fiscalCode?: string;
  /** Attributes as read; ones this client does not know are sent back unchanged. */
  readonly attributes?: Contact['attributes'];
}

/** Body of the contact calls: codes go out without blanks, the fiscal one as itself and as attribute `addressField1` (ACC-03). */
export function contactBody(input: ContactInput): Record<string, unknown> {
  const { fiscalCode, zipCode, attributes = [], primary, ...fields } = input;
  const code = fiscalCode === undefined ? undefined : cleanFiscalCode(fiscalCode);
  const kept = code === undefined ? attributes : attributes.filter((one) => one.key !== FISCAL_CODE_KEY);
  const all = code ? [...kept, { key: FISCAL_CODE_KEY, value: code }] : kept;
  return {
    ...fields,
    ...(zipCode === undefined ? {} : { zipCode: cleanPostcode(fields.country ?? '', zipCode) }),
    ...(primary === undefined ? {} : { primary: String(primary) }),
    ...(code === undefined ? {} : { fiscalCode: code }),
    ...(all.length > 0 ? { attributes: all } : {}),
  };
}
