import type { Translate } from '../contracts';

import { formSchema, optionalRule, type FormSchema } from './formSchema';
import { missingWords } from './mistakes';
import { newPasswordRule } from './passwordRules';
import { emailRule, nameRule, phoneRule } from './personRules';

/** An organisation that wants to buy, and the person who asks for it (AUTH-12). */
export function organizationSchema(t: Translate): FormSchema {
  return formSchema({
    organizationName: { missing: missingWords(t, 'organizationName') },
    firstName: nameRule(t, 'firstName'),
    lastName: nameRule(t, 'lastName'),
    phone1: optionalRule(phoneRule(t)),
    logonId: emailRule(t),
    logonPassword: newPasswordRule(t),
  });
}
