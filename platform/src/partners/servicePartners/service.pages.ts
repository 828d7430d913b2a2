import { escapeHtml, type GatewayPage, pageDocument, warningSign } from '../cardGateway/gateway.pages';
import { pageProgram, type PageProgram } from '../pageProgram';
import { exampleProgram } from './example.program';
import { benefitsProgram, type BenefitsSettings } from './insurance.program';
import type { GrantedClaim } from './insurance.service';
import { identityGroups } from './identity.domain';
import type { ServiceTexts } from './service.texts';

interface ServicePageContext {
  readonly nonce: string;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly parentOrigin: string;
}

const benefitsScript = pageProgram(
  { owner: 'insurance', name: 'member number', purpose: 'asks for a member number and gives the shop a claim token' },
  benefitsProgram,
);

const exampleScript = pageProgram(
  { owner: 'magazine', name: 'example', purpose: 'shows how a page of another origin sells; on no payment page' },
  exampleProgram,
);

/** Every script that stands in the service partners' pages. */
export const servicePrograms: readonly PageProgram[] = [benefitsScript, exampleScript];

/** Where a shopper says what they are; a real partner would ask for papers. */
export function identityPage(
  context: ServicePageContext,
  texts: ServiceTexts,
  { redirectUri, shopOrigins }: { readonly redirectUri: string; readonly shopOrigins: readonly string[] },
): GatewayPage {
  const choices = identityGroups
    .map(
      (group, place) =>
        `<label><input type="radio" name="group" value="${group}"${place === 0 ? ' checked' : ''}> ${escapeHtml(texts[`Identity.Group.${group}`])}</label>`,
    )
    .join('');
  const body = `<main class="challenge"><h1>${escapeHtml(texts['Identity.Title'])}</h1><p>${escapeHtml(texts['Identity.Intro'])}</p>
<form method="post" action="/identity/answer"><input type="hidden" name="redirect_uri" value="${escapeHtml(redirectUri)}"><fieldset class="choices"><legend>${escapeHtml(texts['Identity.Title'])}</legend>${choices}</fieldset>
<div class="actions"><button class="main" name="answer" value="confirm">${escapeHtml(texts['Identity.Confirm'])}</button><button name="answer" value="cancel">${escapeHtml(texts['Identity.Cancel'])}</button></div></form></main>`;
  return pageDocument(context, texts['Identity.Title'], body, null, ["'self'", ...shopOrigins].join(' '));
}

/** The insurer's widget, framed by the shop: a member number in, a claim token out. */
export function benefitsPage(context: ServicePageContext, texts: ServiceTexts, plan: GrantedClaim): GatewayPage {
  const money = (minor: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(minor / 100);
  const terms = texts['Insurance.Plan']
    .replace('{{allowance}}', money(plan.allowanceMinor))
    .replace('{{copay}}', money(plan.copayMinor));
  const body = `<main class="widget"><p><strong>${escapeHtml(plan.insurerName)}</strong><br>${escapeHtml(terms)}</p>
<form id="benefits" novalidate><label for="member">${escapeHtml(texts['Insurance.Member'])}</label>
<input id="member" inputmode="numeric" autocomplete="off" maxlength="11" aria-describedby="member-hint member-error">
<p class="hint" id="member-hint">${escapeHtml(texts['Insurance.MemberHint'])}</p>
<p class="error">${warningSign}<span id="member-error" role="alert" data-text="${escapeHtml(texts['Insurance.NotMember'])}"></span></p>
<div class="actions"><button class="main">${escapeHtml(texts['Insurance.Use'])}</button></div></form></main>`;
  const settings: BenefitsSettings = { parentOrigin: context.parentOrigin };
  return pageDocument(context, texts['Insurance.Title'], body, { program: benefitsScript, settings });
}

/** A page of another origin that sells two products of the shop: how a partner uses `/embed.js`. */
export function examplePage(
  context: ServicePageContext,
  shopOrigin: string,
  productIds: readonly string[],
): GatewayPage {
  const body = `<main class="challenge"><h1>A magazine about glasses</h1><p>This page lives on another origin and sells what the shop sells.</p>
<div class="actions"><button class="main" id="add">Add the pair of the month</button><button id="empty">Add nothing</button><button id="checkout">Buy it now</button><button id="pay">Go to checkout</button></div><p id="answer" role="status"></p></main>`;
  const page = pageDocument(context, 'A magazine about glasses', body, {
    program: exampleScript,
    settings: { ids: productIds },
  });
  return {
    html: page.html.replace(
      '<script nonce',
      `<script nonce="${context.nonce}" src="${escapeHtml(shopOrigin)}/embed.js"></script><script nonce`,
    ),
    policy: page.policy.replace("connect-src 'self'", `connect-src 'self' ${shopOrigin}`),
  };
}
