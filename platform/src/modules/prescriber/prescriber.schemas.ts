import { REJECTION_REASONS } from '@sightline/shared-lib/domain/prescription';
import { Type } from 'typebox';

const orderId = Type.String({ pattern: '^[0-9]{1,20}$' });
const said = Type.String({ minLength: 1, maxLength: 128, pattern: '\\S' });
const number = Type.String({ maxLength: 40, pattern: '^[0-9+() .x-]*$' });

export const PrescriberBody = Type.Object({
  orderId,
  prescriber: Type.Object({
    patient: said,
    name: said,
    practice: said,
    state: Type.String({ pattern: '^[A-Z]{2}$' }),
    telephone: number,
    fax: number,
    email: Type.String({ maxLength: 254, pattern: '^([^@\\s]+@[^@\\s]+)?$' }),
  }),
});
export const OrderParams = Type.Object({ orderId });
export const RefuseBody = Type.Object({ reason: Type.Union(REJECTION_REASONS.map((reason) => Type.Literal(reason))) });
