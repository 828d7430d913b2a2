import type { SearchLanguage } from '../engine/language';
import type { Form } from './parameterForms';
import { ParameterError, type RawParameters, readFlag, readTextsWithin } from './parameterReaders';
import { parameterOf } from './searchParameters';

const TOKEN = /^[A-Za-z0-9_=/+-]{1,129}$/;

/** Refuses a query that says something which is not served: nothing of a query is ignored without a word. */
export function requireKnown(raw: RawParameters, language: SearchLanguage): void {
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined || value === null) continue;
    const parameter = parameterOf(name);
    if (!parameter) throw new ParameterError(`Unknown parameter: ${name.slice(0, 64)}`);
    if (parameter.use === 'taken') requireForm(raw, name, parameter, language);
    if (parameter.use === 'closed' && !saysNothingNew(value, parameter.saying)) {
      const only = parameter.saying.length > 0 ? `; it may only be ${parameter.saying.join(', ')}` : '';
      throw new ParameterError(`The parameter ${name} is not served here${only}`);
    }
  }
}

/** An empty text or list asks for nothing. */
function saysNothingNew(value: unknown, saying: readonly string[]): boolean {
  if (value === '' || value === '[]' || (Array.isArray(value) && value.length === 0)) return true;
  return typeof value !== 'object' && saying.includes(String(value));
}

function requireForm(raw: RawParameters, name: string, form: Form, language: SearchLanguage): void {
  const value = raw[name];
  if (form.form === 'flag') readFlag(raw, name, false);
  else if (form.form === 'texts') readTextsWithin(raw, name, form);
  else if (form.form === 'token' && !(typeof value === 'string' && TOKEN.test(value))) {
    throw new ParameterError(`${name} must be 1 to 129 letters, digits or _ = / + -`);
  } else if (form.form === 'languages') requireLanguage(raw, name, language);
}

/** Languages of the provider number more than thirty; a list of more names one twice. */
const LANGUAGES = { entries: 64, length: 8 };

function requireLanguage(raw: RawParameters, name: string, language: SearchLanguage): void {
  const value = raw[name];
  if (value === true || value === 'true' || value === '') return;
  const list = typeof value === 'boolean' || value === 'false' ? undefined : readTextsWithin(raw, name, LANGUAGES);
  const spoken = list?.map((entry) => entry.split(/[-_]/)[0]?.toLowerCase());
  if (spoken && (spoken.length === 0 || spoken.includes(language))) return;
  throw new ParameterError(`${name} must name the language of the index, ${language}, which it always reads words in`);
}
