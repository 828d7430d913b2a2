import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import type { FastifyReply } from 'fastify';
import { type Clock, Fault, invalidInput, randomToken, type RoutePlugin } from '../../kernel';
import { sendPage } from '../cardGateway/gateway.pages';
import { type Partner, scenarioOf } from './partner.domain';
import { approvalPage, endedPage, fraudPage, type PartnerPageContext, widgetPage } from './partner.pages';
import { partnerTexts } from './partner.texts';
import type { PartnerSession, SessionService } from './sessions.service';
import { isSignature, signValues } from './signature';

const text = (max: number) => Type.Optional(Type.String({ maxLength: max }));
const SessionParams = Type.Object({ sessionId: Type.String({ maxLength: 80 }) });
const FrameQuery = Type.Object({
  client_token: text(80),
  origin: Type.String({ maxLength: 200 }),
  locale: text(12),
  theme: text(8),
});
const AnswerBody = Type.Object({
  email: text(254),
  answer: Type.Union([Type.Literal('confirm'), Type.Literal('cancel')]),
});
const WidgetBody = Type.Object({
  client_token: Type.String({ maxLength: 80 }),
  email: text(254),
  code: text(20),
});

export interface PartnerRouteDependencies {
  readonly sessions: SessionService;
  readonly clock: Clock;
  readonly secret: string;
  readonly shopOrigins: readonly string[];
}

const withOwnPage: ReadonlySet<Partner> = new Set(['PAYPAL', 'AFFIRM']);

/** Pages and calls of the payment partners' own origin. */
export function createPartnerRoutes({ sessions, clock, secret, shopOrigins }: PartnerRouteDependencies): RoutePlugin {
  const context = (locale: string, parentOrigin = "'none'", theme?: string): PartnerPageContext => ({
    ...partnerTexts(locale),
    locale,
    nonce: randomToken(16),
    theme: theme === 'dark' ? 'dark' : 'light',
    parentOrigin,
  });
  const requireShop = (origin: string): void => {
    if (!shopOrigins.includes(origin))
      throw new Fault(403, 'GW403', 'PARTNER_ORIGIN_REFUSED', 'This origin may not use the partner.', ['origin']);
  };
  const isOpen = (session: PartnerSession | null): session is PartnerSession =>
    session !== null && session.state === 'open' && session.expires_at > clock.now();

  return async (app) => {
    await app.register(formbody);

    const page = async (reply: FastifyReply, sessionId: string): Promise<FastifyReply> => {
      const session = await sessions.read(sessionId);
      if (!isOpen(session) || !withOwnPage.has(session.partner))
        return sendPage(reply.status(410), endedPage(context(session?.locale ?? 'en-us')));
      return sendPage(reply, approvalPage(context(session.locale), session, shopOrigins, false));
    };
    app.get('/paypal/:sessionId', { schema: { params: SessionParams } }, (request, reply) =>
      page(reply, request.params.sessionId),
    );
    app.get('/affirm/:sessionId', { schema: { params: SessionParams } }, (request, reply) =>
      page(reply, request.params.sessionId),
    );

    /** The signed form of a payment: what was signed must be what the session is for. */
    app.post(
      '/paypal/pay',
      { schema: { body: Type.Record(Type.String(), Type.String({ maxLength: 500 }), { maxProperties: 60 }) } },
      async (request, reply) => {
        const { signature = '', ...given } = request.body;
        const names = (given['signed_field_names'] ?? '').split(',').filter(Boolean);
        const values = Object.fromEntries(names.map((name) => [name, given[name] ?? '']));
        const session = await sessions.read(values['transaction_uuid'] ?? '');
        const genuine =
          isSignature(signature, signValues(secret, values)) &&
          session !== null &&
          values['reference_number'] === session.merchant_reference &&
          values['amount'] === (Number(session.amount_minor) / 100).toFixed(2) &&
          values['currency'] === session.currency;
        if (!genuine)
          throw new Fault(403, 'GW403', 'PARTNER_SIGNATURE_REFUSED', 'The signature is not right.', ['signature']);
        return reply.redirect(`/paypal/${session.session_id}`, 303);
      },
    );

    app.post(
      '/approval/:sessionId',
      { schema: { params: SessionParams, body: AnswerBody } },
      async (request, reply) => {
        const session = await sessions.read(request.params.sessionId);
        if (!isOpen(session) || !withOwnPage.has(session.partner))
          return sendPage(reply.status(410), endedPage(context(session?.locale ?? 'en-us')));
        const { email = '', answer } = request.body;
        const confirmed = answer === 'confirm';
        if (confirmed && !/^\S+@\S+\.\S+$/.test(email.trim()))
          return sendPage(reply, approvalPage(context(session.locale), session, shopOrigins, true));
        const answered = await sessions.answer(session.session_id, { confirmed, email: email.trim() });
        return reply.redirect(answered?.state === 'cancelled' ? session.cancel_url : session.success_url, 303);
      },
    );

    app.get('/klarna/widget', { schema: { querystring: FrameQuery } }, async (request, reply) => {
      const { client_token = '', origin, locale = 'en-us', theme } = request.query;
      requireShop(origin);
      const session = await sessions.read(client_token);
      const framed = context(locale, origin, theme);
      if (!isOpen(session) || session.partner !== 'KLARNA') return sendPage(reply.status(410), endedPage(framed));
      return sendPage(reply, widgetPage(framed, session));
    });

    app.post('/klarna/authorise', { schema: { body: WidgetBody } }, async (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin')
        throw new Fault(403, 'GW403', 'PARTNER_ORIGIN_REFUSED', 'Only the widget may authorise.');
      const { client_token, email = '', code = '' } = request.body;
      const session = await sessions.read(client_token);
      void reply.header('cache-control', 'no-store');
      if (!isOpen(session) || session.partner !== 'KLARNA')
        return reply.status(410).send({ approved: false, show_form: true, authorization_token: '' });
      const asks = !scenarioOf(email).noForm;
      if (asks && code === '') return { approved: false, show_form: true, authorization_token: '' };
      if (asks && (!/^\d{6}$/.test(code) || code === '999999')) return reply.status(422).send({ problem: 'code' });
      const answered = await sessions.answer(session.session_id, { confirmed: true, email });
      const approved = answered?.state === 'approved' || answered?.state === 'pending';
      return { approved, show_form: false, authorization_token: approved ? (answered?.token ?? '') : '' };
    });

    app.get('/fraud/collect', { schema: { querystring: FrameQuery } }, async (request, reply) => {
      const { origin, locale = 'en-us' } = request.query;
      if (!shopOrigins.includes(origin)) throw invalidInput('origin');
      return sendPage(reply, fraudPage(context(locale, origin), `ftr_${randomToken(18)}`));
    });
  };
}
