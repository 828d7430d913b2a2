import { LENS_VALUES } from '@sightline/shared-lib/domain/lens';

import type { Keyring } from './keyring';
import { lensValuesIn } from './lensValues.domain';
import type { ItemCodes } from './lensValues.domain';
import { prescriptionFaults } from './prescription.errors';
import { createSeal } from './seal';
import type { Seal } from './seal';

interface LineAttribute {
  readonly attributeName: string;
  readonly attributeType: string;
  readonly attributeValue: string;
}

/** Type of an attribute whose value is sealed at rest. */
const SEALED = 'SEALED';

/** Sealed bytes belong to one article: those of another do not open in their place. */
const contextOf = (partNumber: string) => `contact lenses ${partNumber}`;

const isLensValues = ({ attributeName }: LineAttribute) => /contact.?lens/i.test(attributeName);

/** The values as a line keeps them. */
export function sealedValues(seal: Seal, values: object, partNumber: string): LineAttribute {
  const { keyId, bytes } = seal.closeJson(values, contextOf(partNumber));
  const attributeValue = `${keyId}.${Buffer.from(bytes).toString('base64url')}`;
  return { attributeName: LENS_VALUES, attributeType: SEALED, attributeValue };
}

function opened(seal: Seal, kept: LineAttribute, partNumber: string): LineAttribute {
  if (!isLensValues(kept) || kept.attributeType !== SEALED) return kept;
  const [keyId = '', text = ''] = kept.attributeValue.split('.');
  const bytes = new Uint8Array(Buffer.from(text, 'base64url'));
  const values = seal.openJson({ keyId, bytes }, contextOf(partNumber));
  return { ...kept, attributeType: 'STRING', attributeValue: JSON.stringify(values) };
}

/** Values of contact lenses on lines of carts and orders: checked when they come, sealed at rest, open to who may read the line (RX-20). */
export function createLensValues(keyring: Keyring) {
  const seal = createSeal(keyring);
  return {
    /** A line's attributes as they are kept; throws when the item is not made in these values, and when it is made in values and has none. */
    sealed(
      attributes: readonly LineAttribute[],
      item: { partNumber: string; productType: string; attributes?: ItemCodes },
    ): LineAttribute[] {
      if (item.productType === 'contact-lenses' && !attributes.some(isLensValues))
        throw prescriptionFaults.lensValuesMissing();
      return attributes.map((one) => {
        if (!isLensValues(one)) return one;
        if (one.attributeName !== LENS_VALUES) throw prescriptionFaults.notMade(one.attributeName);
        return sealedValues(seal, lensValuesIn(one.attributeValue, item.attributes ?? {}), item.partNumber);
      });
    },
    /** Attributes of a line as its shopper reads them: an order stays readable without the values that do not open. */
    shown: (attributes: readonly LineAttribute[], partNumber: string) =>
      attributes.flatMap((one) => {
        try {
          return [opened(seal, one, partNumber)];
        } catch {
          return [];
        }
      }),
  };
}
