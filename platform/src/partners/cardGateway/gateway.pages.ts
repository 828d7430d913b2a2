import { cardRules } from '@sightline/shared-lib/domain/payment';
import type { FastifyReply } from 'fastify';
import { pageProgram, type PageProgram, SETTINGS_ID } from '../pageProgram';
import { parentMessageProgram, type ParentMessageSettings } from '../parentMessage.program';
import { fieldsProgram, type FieldSettings } from './fields.program';
import type { GatewayTexts } from './gateway.texts';
import { pageStyle } from './page.style';

/** A page and the policy it must be sent with. */
export interface GatewayPage {
  readonly html: string;
  readonly policy: string;
}

export interface PageContext {
  readonly nonce: string;
  readonly language: string;
  readonly texts: GatewayTexts;
  readonly theme: 'light' | 'dark';
  /** The shop page that may frame this one. */
  readonly parentOrigin: string;
}

/** Text that cannot end an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON that cannot end a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** What runs in a page, and what it is told. */
export interface PageScript {
  readonly program: PageProgram;
  readonly settings: object;
}

/** A page in the look of the gateway, and its policy. */
export function pageDocument(
  context: Omit<PageContext, 'texts'>,
  title: string,
  body: string,
  script: PageScript | null,
  formAction = "'none'",
): GatewayPage {
  const { nonce, language, theme, parentOrigin } = context;
  return {
    html: `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${pageStyle}</style></head>
<body>${body}${script ? `<script type="application/json" id="${SETTINGS_ID}">${scriptJson(script.settings)}</script><script nonce="${nonce}">${script.program.text}</script>` : ''}</body>
</html>`,
    policy: [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      "font-src 'self'",
      `form-action ${formAction}`,
      "base-uri 'none'",
      `frame-ancestors ${parentOrigin}`,
    ].join('; '),
  };
}

/** Sends a page under its policy; nobody keeps it. */
export function sendPage(reply: FastifyReply, page: GatewayPage): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'strict-origin')
    .header('x-content-type-options', 'nosniff')
    .header('permissions-policy', 'payment=(), geolocation=(), camera=(), microphone=()')
    .send(page.html);
}

/** The shop's sign before the words of an error: an error is never told by its colour alone. */
export const warningSign =
  '<svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.75L21.5 20h-19ZM12 9.75v4.75M12 17v.25"/></svg>';

const OWNER = 'card gateway';

const fieldsScript = pageProgram(
  { owner: OWNER, name: 'card fields', purpose: 'checks what is typed and turns it into a token' },
  fieldsProgram,
  `,(${cardRules.toString()})()`,
);

const messageScript = pageProgram(
  { owner: OWNER, name: 'authentication', purpose: 'tells the shop that device data or an answer are there' },
  parentMessageProgram,
);

/** Every script of the gateway's pages. */
export const gatewayPrograms: readonly PageProgram[] = [fieldsScript, messageScript];

/** The hosted card fields. */
export function fieldsPage(context: PageContext): GatewayPage {
  const { texts, parentOrigin } = context;
  const field = (name: string, label: string, attributes: string, extra = '', described = ''): string =>
    `<div class="${name === 'number' ? 'wide' : 'half'}"><label for="card-${name}">${escapeHtml(label)}</label><div class="box"><input id="card-${name}" name="card-${name}" aria-describedby="${described}card-${name}-error" aria-required="true" ${attributes}>${extra}</div>`;
  const error = (name: string): string =>
    `<p class="error">${warningSign}<span id="card-${name}-error" aria-live="polite"></span></p></div>`;
  const body = `<fieldset class="fields"><legend>${escapeHtml(texts['Gateway.Fields.Title'])}</legend>
${field('number', texts['Gateway.Fields.Number'], 'autocomplete="cc-number" inputmode="numeric" maxlength="24"', '<span id="card-brand" aria-live="polite"></span>')}${error('number')}
${field('expiry', texts['Gateway.Fields.Expiry'], `autocomplete="cc-exp" inputmode="numeric" maxlength="7" placeholder="${escapeHtml(texts['Gateway.Fields.ExpiryHint'])}"`)}${error('expiry')}
${field('code', texts['Gateway.Fields.Code'], 'autocomplete="cc-csc" inputmode="numeric" maxlength="4"', '', 'card-code-hint ')}<p class="hint" id="card-code-hint"></p>${error('code')}
${field('firstName', texts['Gateway.Fields.FirstName'], 'autocomplete="cc-given-name" maxlength="60"')}${error('firstName')}
${field('lastName', texts['Gateway.Fields.LastName'], 'autocomplete="cc-family-name" maxlength="60"')}${error('lastName')}
</fieldset>`;
  const settings: FieldSettings = {
    parentOrigin,
    texts: {
      'number.empty': texts['Gateway.Error.NumberEmpty'],
      'number.invalid': texts['Gateway.Error.NumberInvalid'],
      'expiry.empty': texts['Gateway.Error.ExpiryEmpty'],
      'expiry.invalid': texts['Gateway.Error.ExpiryInvalid'],
      'expiry.past': texts['Gateway.Error.ExpiryPast'],
      'code.empty': texts['Gateway.Error.CodeEmpty'],
      'code.invalid': texts['Gateway.Error.CodeInvalid'],
      'firstName.empty': texts['Gateway.Error.FirstNameEmpty'],
      'firstName.invalid': texts['Gateway.Error.NameSpace'],
      'lastName.empty': texts['Gateway.Error.LastNameEmpty'],
      'lastName.invalid': texts['Gateway.Error.NameSpace'],
      'hint.3': texts['Gateway.Fields.CodeHint3'],
      'hint.4': texts['Gateway.Fields.CodeHint4'],
    },
  };
  return pageDocument(context, texts['Gateway.Fields.Title'], body, { program: fieldsScript, settings });
}

/** Device data collection: an empty page that tells the shop it is done. */
export function collectPage(context: PageContext, referenceID: string): GatewayPage {
  const message = { channel: 'sightline-3ds', type: 'collected', referenceID };
  const settings: ParentMessageSettings = { message, parentOrigin: context.parentOrigin };
  return pageDocument(context, 'Device data', '', { program: messageScript, settings });
}

/** The bank's question: a code field and the buttons Confirm and Decline. */
export function challengePage(context: PageContext, accessToken: string, md: string, wrongCode: boolean): GatewayPage {
  const { texts } = context;
  const body = `<main class="challenge"><h1>${escapeHtml(texts['Gateway.Challenge.Title'])}</h1><p>${escapeHtml(texts['Gateway.Challenge.Intro'])}</p>
<form method="post" action="/3ds/challenge/answer" novalidate>
<input type="hidden" name="accessToken" value="${escapeHtml(accessToken)}"><input type="hidden" name="MD" value="${escapeHtml(md)}"><input type="hidden" name="locale" value="${context.language}">
<label for="challenge-code">${escapeHtml(texts['Gateway.Challenge.Code'])}</label>
<input id="challenge-code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" aria-describedby="challenge-code-error"${wrongCode ? ' aria-invalid="true"' : ''}>
<p class="error">${warningSign}<span id="challenge-code-error" role="alert">${wrongCode ? escapeHtml(texts['Gateway.Challenge.CodeError']) : ''}</span></p>
<div class="actions"><button class="main" id="challenge-confirm" name="answer" value="confirm">${escapeHtml(texts['Gateway.Challenge.Confirm'])}</button><button id="challenge-fail" name="answer" value="fail">${escapeHtml(texts['Gateway.Challenge.Fail'])}</button></div>
</form></main>`;
  return pageDocument(context, texts['Gateway.Challenge.Title'], body, null, "'self'");
}

/** After the challenge: tells the shop and posts `TransactionId` and `MD` to the return address. */
export function returnPage(context: PageContext, transactionId: string, md: string, returnUrl: string): GatewayPage {
  const { texts } = context;
  const message = { channel: 'sightline-3ds', type: 'answered', TransactionId: transactionId, MD: md };
  const form = returnUrl
    ? `<form id="challenge-return" method="post" action="${escapeHtml(returnUrl)}"><input type="hidden" name="TransactionId" value="${escapeHtml(transactionId)}"><input type="hidden" name="MD" value="${escapeHtml(md)}"><noscript><button class="main">${escapeHtml(texts['Gateway.Challenge.Continue'])}</button></noscript></form>`
    : '';
  const settings: ParentMessageSettings = {
    message,
    parentOrigin: context.parentOrigin,
    ...(returnUrl ? { formId: 'challenge-return' } : {}),
  };
  const body = `<main class="challenge"><p role="status">${escapeHtml(texts['Gateway.Challenge.Returning'])}</p>${form}</main>`;
  return pageDocument(
    context,
    texts['Gateway.Challenge.Title'],
    body,
    { program: messageScript, settings },
    returnUrl ? new URL(returnUrl).origin : "'none'",
  );
}

/** A challenge that cannot be answered any more. */
export function expiredPage(context: PageContext): GatewayPage {
  const text = context.texts['Gateway.Challenge.Expired'];
  return pageDocument(context, text, `<main class="challenge"><p role="alert">${escapeHtml(text)}</p></main>`, null);
}
