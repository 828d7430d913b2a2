import { Type } from 'typebox';

import { LETTER_STATES } from './mail.tables';

export const LetterParams = Type.Object({ letterId: Type.String({ pattern: '^[0-9]{1,20}$' }) });

export const LettersQuery = Type.Object({
  state: Type.Optional(Type.Union(LETTER_STATES.map((state) => Type.Literal(state)))),
});

export const ForgetBody = Type.Object({ recipient: Type.String({ minLength: 3, maxLength: 254 }) });

export const StoreParams = Type.Object({ storeId: Type.String({ pattern: '^[0-9]{1,12}$' }) });
