import formbody from '@fastify/formbody';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';

import { Fault, randomToken, type RoutePlugin } from '../../kernel';
import type { GatewayPage } from '../cardGateway/gateway.pages';
import { scriptJson } from '../cardGateway/gateway.pages';
import { financingProgram } from './financing.program';
import { identityGroups } from './identity.domain';
import type { IdentityProvider } from './identity.service';
import { examplePage, identityPage } from './service.pages';
import { serviceTexts } from './service.texts';

const text = (max: number) => Type.Optional(Type.String({ maxLength: max }));
const VerifyQuery = Type.Object({ redirect_uri: Type.String({ maxLength: 500 }), locale: text(12), theme: text(8) });
const AnswerBody = Type.Object({
  redirect_uri: Type.String({ maxLength: 500 }),
  group: Type.Union(identityGroups.map((group) => Type.Literal(group))),
  answer: Type.Union([Type.Literal('confirm'), Type.Literal('cancel')]),
});

interface ServiceRouteDependencies {
  readonly identity: IdentityProvider;
  readonly shopOrigins: readonly string[];
  /** Products the example page of another origin sells. */
  readonly exampleProducts: () => Promise<readonly string[]>;
}

const oneHour = 3600;
const plans = Object.fromEntries(
  ['de', 'en', 'es', 'fr', 'it', 'pt'].map((language) => [language, serviceTexts(language).texts['Financing.Plan']]),
);

/** Pages and scripts of the identity and financing partners and of a page that embeds the shop. */
export function createServiceRoutes({ identity, shopOrigins, exampleProducts }: ServiceRouteDependencies): RoutePlugin {
  const send = (reply: FastifyReply, page: GatewayPage): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'strict-origin')
      .header('x-content-type-options', 'nosniff')
      .send(page.html);
  /** Shoppers are only ever sent back to the shop. */
  const requireShop = (address: string): URL => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !shopOrigins.includes(url.origin))
      throw new Fault(400, 'GW400', 'PARTNER_REDIRECT_REFUSED', 'This address may not be returned to.', [
        'redirect_uri',
      ]);
    return url;
  };

  return async (app) => {
    await app.register(formbody);

    app.get('/identity/verify', { schema: { querystring: VerifyQuery } }, (request, reply) => {
      const { redirect_uri: redirectUri, locale, theme } = request.query;
      requireShop(redirectUri);
      const { language, texts } = serviceTexts(locale);
      const context = { nonce: randomToken(16), language, parentOrigin: "'none'" };
      return send(
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
        .send(`var __name=function(f){return f};(${financingProgram.toString()})(${scriptJson({ plans })});`),
    );

    app.get('/embed/example', async (_request, reply) => {
      const context = { nonce: randomToken(16), language: 'en', theme: 'light', parentOrigin: "'none'" } as const;
      return send(reply, examplePage(context, shopOrigins[0] ?? '', await exampleProducts()));
    });
  };
}
