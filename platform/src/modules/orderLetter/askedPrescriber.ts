import { prescriberRequest, type PrescriberRequest } from '@sightline/shared-lib/domain/prescription';

import { attributeValue, type OrderLine } from '../order';

/** The question to the prescriber of a line's contact lenses; null for what asks nobody (RX-20). */
export const askedOf = ({ attributes }: Pick<OrderLine, 'attributes'>): PrescriberRequest | null =>
  prescriberRequest((name) => attributeValue(attributes, name));
