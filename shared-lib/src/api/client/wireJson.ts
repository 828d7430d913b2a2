const NUMBERS_AND_STRINGS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Integers too long for a JavaScript number become texts, so that ids keep all their digits (contract 2). */
function keepDigits(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(NUMBERS_AND_STRINGS, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

/** Parses an answer; an empty one is null. Throws SyntaxError for anything that is not JSON. */
export function parseWireJson(text: string): unknown {
  return text.trim() === '' ? null : (JSON.parse(keepDigits(text)) as unknown);
}
