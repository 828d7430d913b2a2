import type { Translate } from '../contracts';

/** What may be wrong with a field, whatever form it stands in, and the words for it: the same mistake has the same words everywhere. */
const WORDS = {
  email: 'Form.Wrong.Email',
  emailTaken: 'Form.Wrong.EmailTaken',
  phone: 'Form.Wrong.Phone',
  name: 'Form.Wrong.Name',
  nickName: 'Form.Wrong.NickName',
  nickNameTaken: 'Form.Wrong.NickNameTaken',
  date: 'Form.Wrong.Date',
  birthDate: 'Form.Wrong.BirthDate',
  paperDate: 'Form.Wrong.PaperDate',
  paperExpired: 'Form.Wrong.PaperExpired',
  reminderDate: 'Form.Wrong.ReminderDate',
  postcode: 'Form.Wrong.Postcode',
  postcodeDigits: 'Form.Wrong.Digits',
  fiscalCode: 'Form.Wrong.FiscalCode',
  tooLong: 'Form.Wrong.Long',
  passwordShort: 'Form.Wrong.PasswordShort',
  passwordLong: 'Form.Wrong.PasswordLong',
  passwordDigit: 'Form.Wrong.PasswordDigit',
  passwordLetter: 'Form.Wrong.PasswordLetter',
  passwordUsed: 'Form.Wrong.PasswordUsed',
  currentPassword: 'Form.Wrong.CurrentPassword',
  repeat: 'Form.Wrong.Repeat',
  code: 'Form.Wrong.Code',
  codeExpired: 'Form.Wrong.CodeExpired',
  refused: 'Form.Wrong.Refused',
  value: 'Form.Missing.value',
} as const;

export type MistakeCode = keyof typeof WORDS;

/** A mistake in words. */
export function mistakeWords(t: Translate, code: MistakeCode, values?: Parameters<Translate>[1]): string {
  return t(WORDS[code], values);
}

/** That a field is empty, in words; places by the word of the country (`Province`), others by their name. */
export function missingWords(t: Translate, field: string): string {
  return t(`Form.Missing.${field}`);
}
