import { labelled } from '.';

it('joins a label and its value as the language does [SITE-09]', () => {
  expect(labelled('Total', '5 €', 'en-US')).toBe('Total: 5 €');
  expect(labelled('Gesamt', '5 €', 'de-DE')).toBe('Gesamt: 5 €');
  expect(labelled('Total', '5 €', 'fr-FR')).toBe('Total\u202f: 5 €');
});
