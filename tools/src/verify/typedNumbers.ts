/** Texts of the interface that may have a digit of their own, and why. Everything else is given its numbers by the code that decides them. */
const TYPED: Readonly<Record<string, string>> = {
  'Product.Lowest': 'days that European law names (directive 98/6/EC)',
  'Orders.Period.Last6Months': 'the name of a period',
  'Orders.Period.LastYear': 'the name of a period',
  'Orders.Shown.Last6Months': 'the name of a period',
  'Hearing.Volume.Value': 'steps of one slider',
  'Size.FaceHelp': 'what faces measure',
  'TryOn.DistanceText': 'how exact a measurement is',
  'TryOn.MeasuredHow': 'a fact of anatomy',
  'TryOn.SampleNote': 'a fact of the drawn head',
  'TryOn.WorkingText': 'the size of a download',
  'Prescription.Lenses.Help.axis': 'degrees of a half circle',
  'Prescription.Paper.axis': 'degrees of a half circle',
  'Prescription.Paper.prism': 'an example of an angle',
  'Prescription.Paper.sphere': 'how a paper writes no power',
  'Form.Prescription.axis-needs-cylinder': 'zero',
  'Form.Prescription.cylinder-needs-axis': 'degrees of a half circle',
  'Form.Prescription.not-a-number': 'an example',
  'Form.Prescription.required': 'how a paper writes no power',
  'Form.Wrong.FiscalCode': 'the length of the Italian code',
  'Form.Wrong.Phone': 'digits of telephone numbers (E.164)',
  'Stores.PlaceExample': 'an example',
  'Kit.CountOne': 'one',
};

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** Values that code gives, and the marks of its parts. */
const GIVEN = /\{\{[^}]*\}\}|<\/?\d+>/g;

/** Texts of a language with a digit that nobody explained. */
export function typedNumberFaults(language: string, catalogue: Readonly<Record<string, string>>): string[] {
  return Object.entries(catalogue)
    .filter(([key, text]) => /\d/.test(text.replaceAll(GIVEN, '')) && !Object.hasOwn(TYPED, key.replace(PLURAL, '')))
    .map(([key]) => `${language}: ${key} has a number typed by hand; give it as a value by the code that decides it`);
}
