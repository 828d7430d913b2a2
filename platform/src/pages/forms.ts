import { Type } from 'typebox';
import type { TSchema } from 'typebox';

/** A text that may be left out, of so many characters at most. */
export const text = (most: number) => Type.Optional(Type.String({ maxLength: most }));

/** Every form says whose it is. */
export const form = <Members extends Record<string, TSchema>>(members: Members) =>
  Type.Object({ formToken: Type.String({ maxLength: 64 }), ...members });
