import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault, invalidInput, randomToken, type RoutePlugin } from '../../kernel';
import {
  challengePage,
  collectPage,
  expiredPage,
  fieldsPage,
  sendPage,
  type PageContext,
  returnPage,
} from './gateway.pages';
import { textsFor } from './gateway.texts';
import type { ThreeDSecureService } from './threeDSecure.service';
import type { TokenService } from './tokens.service';

const text = (max: number) => Type.Optional(Type.String({ maxLength: max }));
const FieldsQuery = Type.Object({
  merchant: text(64),
  locale: text(12),
  theme: text(8),
  origin: Type.String({ maxLength: 200 }),
});
const TokenBody = Type.Object({
  number: Type.String({ maxLength: 40 }),
  expiry: Type.String({ maxLength: 12 }),
  securityCode: Type.String({ maxLength: 8 }),
  firstName: Type.String({ maxLength: 100 }),
  lastName: Type.String({ maxLength: 100 }),
  reusable: Type.Optional(Type.Boolean()),
});
const AccessFields = Type.Object({
  accessToken: text(4000),
  JWT: text(4000),
  MD: text(500),
  locale: text(12),
  theme: text(8),
});
const AnswerBody = Type.Object({
  accessToken: Type.String({ maxLength: 4000 }),
  MD: text(500),
  locale: text(12),
  code: text(20),
  answer: Type.Union([Type.Literal('confirm'), Type.Literal('fail')]),
});

export interface GatewayRouteDependencies {
  readonly tokens: TokenService;
  readonly threeDSecure: ThreeDSecureService;
  /** Origins of the shop that may frame the gateway's pages. */
  readonly shopOrigins: readonly string[];
}

/** Pages and calls of the payment gateway's own origin. */
export function createGatewayRoutes({ tokens, threeDSecure, shopOrigins }: GatewayRouteDependencies): RoutePlugin {
  /** The framing shop: the origin a form was posted from, when it is one of ours. */
  const parentOf = (request: FastifyRequest): string => {
    const named = [request.headers.origin, request.headers.referer]
      .flatMap((value) => (value && URL.canParse(value) ? [new URL(value).origin] : []))
      .find((origin) => shopOrigins.includes(origin));
    return named ?? shopOrigins[0] ?? "'none'";
  };
  const context = (parentOrigin: string, locale?: string, theme?: string): PageContext => ({
    ...textsFor(locale),
    nonce: randomToken(16),
    theme: theme === 'dark' ? 'dark' : 'light',
    parentOrigin,
  });

  return async (app) => {
    await app.register(formbody);

    app.get('/fields', { schema: { querystring: FieldsQuery } }, async (request, reply) => {
      const { origin, locale, theme } = request.query;
      if (!shopOrigins.includes(origin))
        throw new Fault(403, 'GW403', 'GATEWAY_ORIGIN_REFUSED', 'This origin may not use the card fields.', ['origin']);
      return sendPage(reply, fieldsPage(context(origin, locale, theme)));
    });

    app.post('/tokens', { schema: { body: TokenBody } }, async (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin')
        throw new Fault(403, 'GW403', 'GATEWAY_ORIGIN_REFUSED', 'Only the card fields may make tokens.');
      void reply.header('cache-control', 'no-store');
      const made = await tokens.create(request.body);
      if (!made.ok) return reply.status(422).send({ problems: made.problems });
      const { token, ...card } = made.card;
      return reply.status(201).send({ token, card });
    });

    const collect = (
      request: FastifyRequest,
      reply: FastifyReply,
      fields: { JWT?: string; accessToken?: string },
    ): FastifyReply => {
      const referenceID = threeDSecure.verify(fields.JWT ?? fields.accessToken ?? '', 'collect');
      if (!referenceID) throw invalidInput('accessToken');
      return sendPage(reply, collectPage(context(parentOf(request)), referenceID));
    };
    app.get('/3ds/collect', { schema: { querystring: AccessFields } }, async (request, reply) =>
      collect(request, reply, request.query),
    );
    app.post('/3ds/collect', { schema: { body: AccessFields } }, async (request, reply) =>
      collect(request, reply, request.body),
    );

    const challenge = (
      request: FastifyRequest,
      reply: FastifyReply,
      fields: { JWT?: string; accessToken?: string; MD?: string; locale?: string; theme?: string },
    ): FastifyReply => {
      const accessToken = fields.accessToken ?? fields.JWT ?? '';
      const page = context(parentOf(request), fields.locale, fields.theme);
      if (!threeDSecure.verify(accessToken, 'challenge')) return sendPage(reply.status(400), expiredPage(page));
      return sendPage(reply, challengePage(page, accessToken, fields.MD ?? '', false));
    };
    app.get('/3ds/challenge', { schema: { querystring: AccessFields } }, async (request, reply) =>
      challenge(request, reply, request.query),
    );
    app.post('/3ds/challenge', { schema: { body: AccessFields } }, async (request, reply) =>
      challenge(request, reply, request.body),
    );

    app.post('/3ds/challenge/answer', { schema: { body: AnswerBody } }, async (request, reply) => {
      const { accessToken, MD = '', locale, code = '', answer } = request.body;
      const page = context(parentOf(request), locale);
      const id = threeDSecure.verify(accessToken, 'challenge');
      if (!id) return sendPage(reply.status(400), expiredPage(page));
      if (answer === 'confirm' && !/^\d{4,8}$/.test(code.trim()))
        return sendPage(reply, challengePage(page, accessToken, MD, true));
      const completed = await threeDSecure.complete(id, answer === 'confirm');
      if (!completed) return sendPage(reply.status(400), expiredPage(page));
      const parent = completed.returnUrl ? new URL(completed.returnUrl).origin : page.parentOrigin;
      return sendPage(reply, returnPage({ ...page, parentOrigin: parent }, id, MD, completed.returnUrl));
    });
  };
}
