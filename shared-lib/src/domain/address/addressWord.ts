/** A field of an address by the word that its country has for it: what is a state here is a province or a canton elsewhere. */
export function addressWord(name: string, country: string): string {
  if (name === 'zipCode') return country === 'us' ? 'Zip' : 'Postcode';
  if (name === 'fiscalCode') return country === 'it' ? 'FiscalCode' : 'TaxNumber';
  if (name !== 'state') return name;
  if (country === 'it' || country === 'es') return 'Province';
  if (country === 'ch') return 'Canton';
  return country === 'gb' ? 'County' : 'State';
}
