import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A number as people write it: in the manner of its country where that is the one it is read in, else with the country's code. What is no
 * number of any country stays as it was typed.
 */
export function formatPhone(phone: string, country: string): string {
  const home = country.toUpperCase();
  if (!isSupportedCountry(home)) return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
  const number = parsePhoneNumberFromString(phone, home);
  if (!number?.isValid()) return phone;
  return number.countryCallingCode === getCountryCallingCode(home)
    ? number.formatNational()
    : number.formatInternational();
}
