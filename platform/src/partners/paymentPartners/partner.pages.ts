import { townLine } from '@sightline/shared-lib/domain/address';
import { escapeHtml, pageDocument, warningSign, type GatewayPage } from '../cardGateway/gateway.pages';
import { pageProgram, type PageProgram } from '../pageProgram';
import { parentMessageProgram, type ParentMessageSettings } from '../parentMessage.program';
import { homeIn, type Partner } from './partner.domain';
import type { PartnerTexts } from './partner.texts';
import type { PartnerSession } from './sessions.service';
import { widgetProgram, type WidgetSettings } from './widget.program';

/** What every page of a partner is made from. */
export interface PartnerPageContext {
  readonly nonce: string;
  readonly language: string;
  readonly locale: string;
  readonly texts: PartnerTexts;
  readonly theme: 'light' | 'dark';
  /** The shop page that may frame this one, `'none'` for pages of their own. */
  readonly parentOrigin: string;
}

/** Instalments of the four-payments plan. */
const PARTS = 4;

const names: Readonly<Record<Partner, string>> = {
  PAYPAL: 'PayPal',
  KLARNA: 'Klarna',
  AFFIRM: 'Affirm',
  APPLE_PAY: 'Apple Pay',
};

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}

/** `en-us` as `Intl` writes it, without the locales that only the shop has. */
function tagOf(locale: string): string {
  const [language = 'en', country = ''] = locale.split('-');
  return /^[a-z]{2}$/.test(language) && /^[a-z]{2}$/.test(country) && country !== 'ww'
    ? `${language}-${country.toUpperCase()}`
    : 'en-US';
}

function money(minor: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency }).format(minor / 100);
}

const OWNER = 'payment partners';

const widgetScript = pageProgram(
  { owner: OWNER, name: 'instalments', purpose: 'asks for the code of a payment in instalments' },
  widgetProgram,
);

const fraudScript = pageProgram(
  { owner: OWNER, name: 'fraud check', purpose: 'gives the shop a token for this browser' },
  parentMessageProgram,
);

/** Every script of the payment partners' pages. */
export const partnerPrograms: readonly PageProgram[] = [widgetScript, fraudScript];

/** The page on which the shopper approves the payment, or goes back. */
export function approvalPage(
  context: PartnerPageContext,
  session: PartnerSession,
  shopOrigins: readonly string[],
  wrongEmail: boolean,
): GatewayPage {
  const { texts } = context;
  const partner = names[session.partner];
  const title = fill(texts['Partner.Approve.Title'], { partner });
  const home = homeIn(session.country);
  const place = [...home.addressLine, townLine(home)].join(', ');
  const fact = (term: string, value: string) => `<div><dt>${escapeHtml(term)}</dt><dd>${value}</dd></div>`;
  const amount = escapeHtml(money(Number(session.amount_minor), session.currency, context.locale));
  const receiver = escapeHtml(`${home.firstName} ${home.lastName}, ${place}`);
  const facts = [
    fact(texts['Partner.Approve.Amount'], `<strong id="partner-amount">${amount}</strong>`),
    ...(session.express ? [fact(texts['Partner.Approve.Address'], receiver)] : []),
  ].join('');
  const express = session.express ? `<p>${escapeHtml(texts['Partner.Approve.Express'])}</p>` : '';
  const confirm = texts[session.express ? 'Partner.Approve.Continue' : 'Partner.Approve.Confirm'];
  const body = `<main class="approval"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(fill(texts['Partner.Approve.Intro'], { partner }))}</p>
<dl>${facts}</dl>${express}
<form method="post" action="/approval/${escapeHtml(session.session_id)}" novalidate>
<label for="partner-email">${escapeHtml(texts['Partner.Approve.Email'])}</label>
<input id="partner-email" name="email" type="email" autocomplete="email" maxlength="254" aria-describedby="partner-email-error"${wrongEmail ? ' aria-invalid="true"' : ''}>
<p class="error">${warningSign}<span id="partner-email-error" role="alert">${wrongEmail ? escapeHtml(texts['Partner.Approve.EmailError']) : ''}</span></p>
<div class="actions"><button class="main" id="partner-confirm" name="answer" value="confirm">${escapeHtml(confirm)}</button><button id="partner-cancel" name="answer" value="cancel">${escapeHtml(texts['Partner.Approve.Cancel'])}</button></div>
</form></main>`;
  return pageDocument(context, title, body, null, ["'self'", ...shopOrigins].join(' '));
}

/** A session that can no longer be answered. */
export function endedPage(context: PartnerPageContext): GatewayPage {
  const title = context.texts['Partner.Ended.Title'];
  const text = context.texts['Partner.Ended.Text'];
  return pageDocument(
    context,
    title,
    `<main class="${context.parentOrigin === "'none'" ? 'approval' : 'challenge'}"><h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(text)}</p></main>`,
    null,
  );
}

/** The instalment widget in the shop's payment step. */
export function widgetPage(context: PartnerPageContext, session: PartnerSession): GatewayPage {
  const { texts, parentOrigin } = context;
  const amount = Number(session.amount_minor);
  const part = money(Math.round(amount / PARTS), session.currency, context.locale);
  const plan = fill(texts[amount % PARTS === 0 ? 'Partner.Widget.Plan' : 'Partner.Widget.PlanAbout'], {
    count: String(PARTS),
    part,
  });
  const body = `<main class="widget"><p><strong>${escapeHtml(plan)}</strong></p><p>${escapeHtml(texts['Partner.Widget.Intro'])}</p>
<p id="klarna-waiting">${escapeHtml(texts['Partner.Widget.Waiting'])}</p>
<form id="klarna-form" hidden novalidate><label for="klarna-code">${escapeHtml(texts['Partner.Widget.Code'])}</label>
<input id="klarna-code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" aria-describedby="klarna-code-hint klarna-code-error">
<p class="hint" id="klarna-code-hint">${escapeHtml(texts['Partner.Widget.CodeHint'])}</p>
<p class="error">${warningSign}<span id="klarna-code-error" role="alert" data-text="${escapeHtml(texts['Partner.Widget.CodeError'])}"></span></p>
<div class="actions"><button class="main" id="klarna-confirm">${escapeHtml(texts['Partner.Widget.Confirm'])}</button><button type="button" id="klarna-cancel">${escapeHtml(texts['Partner.Widget.Cancel'])}</button></div></form></main>`;
  const settings: WidgetSettings = { parentOrigin, clientToken: session.session_id };
  return pageDocument(context, texts['Partner.Widget.Title'], body, { program: widgetScript, settings });
}

/** The fraud check: an empty page that gives the shop a token for this browser. */
export function fraudPage(context: PartnerPageContext, token: string): GatewayPage {
  const message = { channel: 'sightline-fraud', type: 'token', token };
  const settings: ParentMessageSettings = { message, parentOrigin: context.parentOrigin };
  return pageDocument(context, 'Fraud check', '', { program: fraudScript, settings });
}
