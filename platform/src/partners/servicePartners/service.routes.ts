import formbody from '@fastify/formbody';
import { Type } from 'typebox';

import { Fault, randomToken, type RoutePlugin } from '../../kernel';
import { sendPage } from '../cardGateway/gateway.pages';
import { partnerPrograms } from '../paymentPartners/partner.pages';
import { inventoryRoutes, scriptFile } from '../pageProgram';
import { financingProgram, type FinancedRange } from './financing.program';
import { identityGroups } from './identity.domain';
import type { IdentityProvider } from './identity.service';
import { insuranceProgram } from './insurance.program';
import { type Insurer, plan } from './insurance.service';
import { benefitsPage, examplePage, identityPage, servicePrograms } from './service.pages';
import { serviceTexts } from './service.texts';

const text = (max: number) => Type.Optional(Type.String({ maxLength: max }));
const VerifyQuery = Type.Object({ redirect_uri: Type.String({ maxLength: 500 }), locale: text(12), theme: text(8) });
const FrameQuery = Type.Object({ origin: Type.String({ maxLength: 200 }), locale: text(12), theme: text(8) });
const ClaimBody = Type.Object({ member: Type.String({ maxLength: 20 }) });
const AnswerBody = Type.Object({
  redirect_uri: Type.String({ maxLength: 500 }),
  group: Type.Union(identityGroups.map((group) => Type.Literal(group))),
  answer: Type.Union([Type.Literal('confirm'), Type.Literal('cancel')]),
});

interface ServiceRouteDependencies {
  readonly identity: IdentityProvider;
  readonly insurer: Insurer;
  /** The partners' own origin, for the addresses their scripts use. */
  readonly partnerOrigin: string;
  readonly shopOrigins: readonly string[];
  /** Products the example page of another origin sells. */
  readonly exampleProducts: () => Promise<readonly string[]>;
  readonly financed: FinancedRange;
}

const oneHour = 3600;
const inAllLanguages = (key: 'Financing.Plan' | 'Financing.PlanAbout') =>
  Object.fromEntries(
    ['de', 'en', 'es', 'fr', 'it', 'pt'].map((language) => [language, serviceTexts(language).texts[key]]),
  );

/** Pages and scripts of the identity, insurance and financing partners and of a page that embeds the shop. */
export function createServiceRoutes(dependencies: ServiceRouteDependencies): RoutePlugin {
  const { identity, insurer, partnerOrigin, shopOrigins, exampleProducts, financed } = dependencies;
  /** Shoppers are only ever sent back to the shop. */
  const requireShop = (address: string): URL => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !shopOrigins.includes(url.origin))
      throw new Fault(400, 'GW400', 'PARTNER_REDIRECT_REFUSED', 'This address may not be returned to.', [
        'redirect_uri',
      ]);
    return url;
  };

  const financingScript = scriptFile(
    { owner: 'financing', name: '/financing/message.js', purpose: 'says what an instalment would be' },
    financingProgram,
    {
      plans: inAllLanguages('Financing.Plan'),
      unevenPlans: inAllLanguages('Financing.PlanAbout'),
      range: financed,
    },
  );
  const insuranceScript = scriptFile(
    { owner: 'insurance', name: '/insurance/integration.js', purpose: 'puts the insurer’s frame into the shop' },
    insuranceProgram,
    { origin: partnerOrigin },
  );

  return async (app) => {
    await app.register(formbody);
    // Payment and service partners share one origin here, and so one list.
    await inventoryRoutes([...partnerPrograms, ...servicePrograms, financingScript, insuranceScript])(app);

    app.get('/identity/verify', { schema: { querystring: VerifyQuery } }, (request, reply) => {
      const { redirect_uri: redirectUri, locale, theme } = request.query;
      requireShop(redirectUri);
      const { language, texts } = serviceTexts(locale);
      const context = { nonce: randomToken(16), language, parentOrigin: "'none'" };
      return sendPage(
        reply,
        identityPage({ ...context, theme: theme === 'dark' ? 'dark' : 'light' }, texts, { redirectUri, shopOrigins }),
      );
    });

    app.post('/identity/answer', { schema: { body: AnswerBody } }, async (request, reply) => {
      const { redirect_uri: redirectUri, group, answer } = request.body;
      const target = requireShop(redirectUri);
      if (answer === 'confirm') target.searchParams.set('access_token', await identity.grant(group));
      return reply.redirect(target.href, 303);
    });

    app.get('/financing/message.js', (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', `public, max-age=${oneHour}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(financingScript.text),
    );

    app.get('/insurance/integration.js', (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', `public, max-age=${oneHour}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(insuranceScript.text),
    );

    app.get('/insurance/benefits', { schema: { querystring: FrameQuery } }, (request, reply) => {
      const { origin, locale, theme } = request.query;
      if (!shopOrigins.includes(origin))
        throw new Fault(403, 'GW403', 'PARTNER_ORIGIN_REFUSED', 'This origin may not use the partner.', ['origin']);
      const { language, texts } = serviceTexts(locale);
      const framed = { nonce: randomToken(16), language, parentOrigin: origin };
      return sendPage(reply, benefitsPage({ ...framed, theme: theme === 'dark' ? 'dark' : 'light' }, texts, plan));
    });

    app.post('/insurance/claims', { schema: { body: ClaimBody } }, async (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      const claimToken = site === undefined || site === 'same-origin' ? await insurer.grant(request.body.member) : null;
      void reply.header('cache-control', 'no-store');
      if (!claimToken)
        throw new Fault(404, 'GW404', 'PARTNER_MEMBER_UNKNOWN', 'This number is not a member of the plan.', ['member']);
      return reply.status(201).send({ claimToken });
    });

    app.get('/embed/example', async (_request, reply) => {
      const context = { nonce: randomToken(16), language: 'en', theme: 'light', parentOrigin: "'none'" } as const;
      return sendPage(reply, examplePage(context, shopOrigins[0] ?? '', await exampleProducts()));
    });
  };
}
