import { isEmail, isPhone } from '@sightline/shared-lib/domain/validation';

const isTrimmed = (text: string) => text === text.trim();

/** Formats of schemas for texts that the forms of the shop judge by the same functions (SITE-16); `-or-none` ones may be empty, to take something back. */
export const textFormats = {
  'shop-email': (text: string) => isTrimmed(text) && isEmail(text),
  'shop-email-or-none': (text: string) => text === '' || (isTrimmed(text) && isEmail(text)),
  'shop-phone-or-none': (text: string) => text.trim() === '' || isPhone(text),
} as const satisfies Record<string, (text: string) => boolean>;
