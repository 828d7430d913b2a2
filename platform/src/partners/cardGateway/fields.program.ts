import type { CardRules } from '@sightline/shared-lib/domain/payment';

/** What the page gives the program; texts are keyed by error and hint. */
export interface FieldSettings {
  /** Origin of the shop page around the frame: the only one listened to and spoken to. */
  readonly parentOrigin: string;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * The hosted card fields. This function is sent to the browser as text, so it may use nothing but its arguments and
 * the browser. Card data stays in the inputs of this document; the shop page only ever gets validity and a token.
 */
export function fieldsProgram(settings: FieldSettings, rules: CardRules): void {
  const channel = 'sightline-card';
  const input = (name: string) => document.getElementById(`card-${name}`) as HTMLInputElement;
  const names = ['number', 'expiry', 'code', 'firstName', 'lastName'];
  const shown: Record<string, boolean> = {};

  const send = (message: object) => window.parent.postMessage({ channel, ...message }, settings.parentOrigin);
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
  const brand = () => rules.brand(rules.digits(input('number').value));

  const problemOf = (name: string): string | null => {
    const value = input(name).value;
    const now = new Date();
    if (name === 'number') return rules.numberProblem(value);
    if (name === 'expiry') return rules.expiryProblem(value, now.getFullYear(), now.getMonth() + 1);
    if (name === 'code') return rules.codeProblem(value, brand());
    return rules.nameProblem(value);
  };

  const paint = (name: string) => {
    const problem = shown[name] ? problemOf(name) : null;
    const field = input(name);
    const line = document.getElementById(`card-${name}-error`);
    if (problem) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    if (line) line.textContent = problem ? (settings.texts[`${name}.${problem}`] ?? '') : '';
  };

  const report = () => {
    const fields: Record<string, string> = {};
    for (const name of names) fields[name] = problemOf(name) ?? 'valid';
    const complete = names.every((name) => fields[name] === 'valid');
    send({ type: 'validity', complete, brand: brand(), fields });
    send({ type: 'height', height: height() });
  };

  const grouped = (digits: string): string => {
    const sizes = brand() === 'AMEX' ? [4, 6, 5] : [4, 4, 4, 4, 3];
    const parts: string[] = [];
    let rest = digits;
    for (const size of sizes) {
      if (rest) parts.push(rest.slice(0, size));
      rest = rest.slice(size);
    }
    return parts.join(' ');
  };

  /** Rewrites only while typing at the end, so that a correction in the middle keeps the caret. */
  const tidy = (name: string) => {
    const field = input(name);
    if (field.selectionStart !== null && field.selectionStart < field.value.length) return;
    if (name === 'number') field.value = grouped(field.value.replace(/\D/g, '').slice(0, 19));
    if (name === 'code') field.value = field.value.replace(/\D/g, '').slice(0, 4);
    if (name === 'expiry') {
      const digits = field.value.replace(/\D/g, '');
      if (/^\d{3,}$/.test(field.value)) field.value = `${digits.slice(0, 2)}/${digits.slice(2, 6)}`;
    }
  };

  const showBrand = () => {
    const current = brand();
    const badge = document.getElementById('card-brand');
    const hint = document.getElementById('card-code-hint');
    if (badge) badge.textContent = current ?? '';
    if (hint) hint.textContent = settings.texts[rules.codeLength(current) === 4 ? 'hint.4' : 'hint.3'] ?? '';
  };

  const tokenise = async (requestId: string, keep: boolean) => {
    for (const name of names) {
      shown[name] = true;
      paint(name);
    }
    report();
    const problems: Record<string, string> = {};
    for (const name of names) {
      const problem = problemOf(name);
      if (problem) problems[name] = problem;
    }
    const first = names.find((name) => problems[name]);
    if (first) {
      input(first).focus();
      send({ type: 'error', requestId, reason: 'invalid', problems });
      return;
    }
    try {
      const response = await fetch('/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          number: rules.digits(input('number').value),
          expiry: input('expiry').value,
          securityCode: input('code').value,
          firstName: input('firstName').value,
          lastName: input('lastName').value,
          reusable: keep,
        }),
      });
      const answer = (await response.json()) as { token?: string; card?: object; problems?: Record<string, string> };
      if (response.ok && answer.token) send({ type: 'token', requestId, token: answer.token, card: answer.card });
      else send({ type: 'error', requestId, reason: 'invalid', problems: answer.problems ?? {} });
    } catch {
      send({ type: 'error', requestId, reason: 'unavailable', problems: {} });
    }
  };

  for (const name of names) {
    const field = input(name);
    field.addEventListener('input', () => {
      tidy(name);
      if (name === 'number') showBrand();
      for (const other of names) if (shown[other]) paint(other);
      report();
    });
    field.addEventListener('blur', () => {
      shown[name] = shown[name] === true || field.value !== '';
      paint(name);
      report();
    });
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') send({ type: 'submit' });
    });
  }

  window.addEventListener('message', (event: MessageEvent) => {
    const message = event.data as {
      channel?: string;
      type?: string;
      requestId?: string;
      keep?: boolean;
      field?: string;
      theme?: string;
    };
    if (event.origin !== settings.parentOrigin || event.source !== window.parent || message?.channel !== channel)
      return;
    if (message.type === 'tokenise') void tokenise(String(message.requestId ?? ''), message.keep === true);
    if (message.type === 'focus') input(names.includes(message.field ?? '') ? (message.field ?? '') : 'number').focus();
    if (message.type === 'theme')
      document.documentElement.dataset['theme'] = message.theme === 'dark' ? 'dark' : 'light';
    if (message.type === 'reset') {
      for (const name of names) {
        input(name).value = '';
        shown[name] = false;
        paint(name);
      }
      showBrand();
      report();
    }
  });

  if (typeof ResizeObserver === 'function') {
    new ResizeObserver(() => send({ type: 'height', height: height() })).observe(document.documentElement);
  }
  showBrand();
  send({ type: 'ready', height: height() });
}
