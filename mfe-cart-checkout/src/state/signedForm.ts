import type { SignedPayPalData } from '@sightline/shared-lib/api/paypal';

/** Leaves the shop by a form that its platform has signed: the partner takes it only for the order and amount in it (PAY-06). */
export function sendSignedForm({ formAction, signedFields, signature }: SignedPayPalData): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = formAction;
  form.hidden = true;
  for (const [name, value] of Object.entries({ ...signedFields, signature })) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  // A page that comes back from the browser's memory has no form of an earlier payment.
  form.remove();
}
