import type { Translate } from '../contracts';

import { formSchema, optionalRule, type FormSchema } from './formSchema';
import { missingWords } from './mistakes';
import { emailRule, phoneRule } from './personRules';

/** A message to customer service, in the order of its form (CMS-04). */
export function contactSchema(t: Translate): FormSchema {
  return formSchema({
    topic: { missing: missingWords(t, 'topic') },
    message: { missing: missingWords(t, 'message') },
    name: { missing: missingWords(t, 'name') },
    email: emailRule(t),
    phone: optionalRule(phoneRule(t)),
    orderId: {},
  });
}

/** Who comes to an appointment, and how to reach them (STOR-08). */
export function visitorSchema(t: Translate): FormSchema {
  return formSchema({
    name: { missing: missingWords(t, 'name') },
    email: emailRule(t),
    phone: phoneRule(t),
  });
}
