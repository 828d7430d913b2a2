import { escapeHtml, type GatewayPage, pageDocument, warningSign } from '../cardGateway/gateway.pages';
import type { OpenIdTexts } from './openId.texts';

interface SignInPage {
  readonly nonce: string;
  readonly language: string;
  readonly texts: OpenIdTexts;
  /** What the client asked for, carried through the form. */
  readonly asked: Readonly<Record<string, string>>;
  readonly shopOrigins: readonly string[];
  readonly wrongEmail: boolean;
  readonly typed: Readonly<Record<'email' | 'given_name' | 'family_name', string>>;
}

/** Where somebody says who they are; a real provider would ask for a password. */
export function signInPage({ texts, asked, shopOrigins, wrongEmail, typed, ...context }: SignInPage): GatewayPage {
  const hidden = Object.entries(asked)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const field = (name: keyof typeof typed, label: string, more: string) =>
    `<label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" maxlength="100" value="${escapeHtml(typed[name])}" ${more}>`;
  const invalid = wrongEmail ? ' aria-invalid="true"' : '';
  const email = field(
    'email',
    texts['OpenId.Email'],
    `type="email" autocomplete="email" aria-describedby="email-error"${invalid}`,
  );
  const body = `<main class="approval"><h1>${escapeHtml(texts['OpenId.Title'])}</h1><p>${escapeHtml(texts['OpenId.Intro'])}</p>
<form method="post" action="/openid/authorize" novalidate>${hidden}${email}
<p class="error">${warningSign}<span id="email-error" role="alert">${wrongEmail ? escapeHtml(texts['OpenId.EmailError']) : ''}</span></p>
<div class="fields">${[
    field('given_name', texts['OpenId.FirstName'], 'autocomplete="given-name"'),
    field('family_name', texts['OpenId.LastName'], 'autocomplete="family-name"'),
  ]
    .map((one) => `<div>${one}</div>`)
    .join('')}</div>
<div class="actions"><button class="main" name="answer" value="confirm">${escapeHtml(texts['OpenId.Confirm'])}</button><button name="answer" value="cancel">${escapeHtml(texts['OpenId.Cancel'])}</button></div></form></main>`;
  return pageDocument(
    { ...context, theme: 'light', parentOrigin: "'none'" },
    texts['OpenId.Title'],
    body,
    null,
    ["'self'", ...shopOrigins].join(' '),
  );
}
