import type { Translate } from '../contracts';
import { isReachable } from '../domain/prescription';

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

/** Who prescribed contact lenses, and one way at least to reach them (RX-20). */
export function prescriberSchema(t: Translate, typed: Parameters<typeof isReachable>[0]): FormSchema {
  const telephone = optionalRule(phoneRule(t));
  return formSchema({
    patient: { missing: missingWords(t, 'patient') },
    name: { missing: missingWords(t, 'prescriber') },
    practice: { missing: missingWords(t, 'practice') },
    state: { missing: missingWords(t, 'State') },
    telephone: isReachable(typed) ? telephone : { ...telephone, missing: missingWords(t, 'reach') },
    fax: optionalRule(phoneRule(t)),
    email: optionalRule(emailRule(t)),
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
