import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import type { SignInProvider } from '@sightline/shared-lib/domain/session';
import { isEmail } from '@sightline/shared-lib/domain/validation';

import { Fault, randomToken, type RoutePlugin } from '../../kernel';
import { sendPage } from '../cardGateway/gateway.pages';

import type { SigningKey } from './openId.key';
import { signInPage } from './openId.page';
import type { OpenIdService } from './openId.service';
import { openIdTexts } from './openId.texts';

const text = (maxLength: number) => Type.String({ maxLength });
const maybe = (maxLength: number) => Type.Optional(text(maxLength));

/** What a client asks for (OpenID Connect Core 1.0, section 3.1.2.1; RFC 7636, section 4.3). */
const asked = {
  client_id: text(100),
  redirect_uri: text(500),
  state: text(200),
  nonce: text(200),
  code_challenge: Type.String({ pattern: '^[\\w-]{43}$' }),
  code_challenge_method: Type.Literal('S256'),
  ui_locales: maybe(60),
};
const AuthorizeQuery = Type.Object({ ...asked, response_type: Type.Literal('code'), scope: text(200) });
const AuthorizeBody = Type.Object({
  ...asked,
  email: text(254),
  given_name: maybe(100),
  family_name: maybe(100),
  answer: Type.Union([Type.Literal('confirm'), Type.Literal('cancel')]),
});
const TokenBody = Type.Object({
  grant_type: Type.Literal('authorization_code'),
  code: text(100),
  redirect_uri: text(500),
  code_verifier: text(200),
  client_id: maybe(100),
  client_secret: maybe(200),
});

interface OpenIdRouteDependencies {
  readonly service: OpenIdService;
  readonly client: SignInProvider;
  readonly key: SigningKey;
  /** Origin the provider answers on. */
  readonly partnerOrigin: string;
  readonly shopOrigins: readonly string[];
}

/** The provider's description, keys, sign-in page and tokens, below `/openid`. */
export function openIdRoutes(dependencies: OpenIdRouteDependencies): RoutePlugin {
  const { service, client, key, partnerOrigin, shopOrigins } = dependencies;
  /** Codes go to the shop alone. */
  const requireClient = (clientId: string, redirectUri: string): URL => {
    const url = URL.canParse(redirectUri) ? new URL(redirectUri) : null;
    if (clientId !== client.clientId || !url || !shopOrigins.includes(url.origin))
      throw new Fault(400, 'GW400', 'PARTNER_REDIRECT_REFUSED', 'This address may not be returned to.', [
        'redirect_uri',
      ]);
    return url;
  };

  return async (app) => {
    await app.register(formbody);

    app.get('/openid/.well-known/openid-configuration', () => ({
      issuer: client.issuer,
      authorization_endpoint: `${partnerOrigin}/openid/authorize`,
      token_endpoint: `${partnerOrigin}/openid/token`,
      jwks_uri: `${partnerOrigin}/openid/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['EdDSA'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      scopes_supported: ['openid', 'email', 'profile'],
    }));
    app.get('/openid/keys', () => ({ keys: [key.jwk] }));

    const page = (given: Readonly<Record<string, string | undefined>>, wrongEmail: boolean) => {
      const { language, texts } = openIdTexts(given['ui_locales']);
      const carried = Object.keys(asked).flatMap((name) => (given[name] ? [[name, given[name]] as const] : []));
      const typed = {
        email: given['email'] ?? '',
        given_name: given['given_name'] ?? '',
        family_name: given['family_name'] ?? '',
      };
      const nonce = randomToken(16);
      return signInPage({ nonce, language, texts, asked: Object.fromEntries(carried), shopOrigins, wrongEmail, typed });
    };

    app.get('/openid/authorize', { schema: { querystring: AuthorizeQuery } }, (request, reply) => {
      requireClient(request.query.client_id, request.query.redirect_uri);
      return sendPage(reply, page(request.query, false));
    });

    app.post('/openid/authorize', { schema: { body: AuthorizeBody } }, async (request, reply) => {
      const { body } = request;
      const target = requireClient(body.client_id, body.redirect_uri);
      const email = body.email.trim();
      const isConfirmed = body.answer === 'confirm';
      if (isConfirmed && !isEmail(email)) return sendPage(reply.status(422), page(body, true));
      target.searchParams.set('state', body.state);
      target.searchParams.set('iss', client.issuer);
      if (!isConfirmed) target.searchParams.set('error', 'access_denied');
      else
        target.searchParams.set(
          'code',
          await service.grant({
            client_id: body.client_id,
            redirect_uri: body.redirect_uri,
            challenge: body.code_challenge,
            nonce: body.nonce,
            email,
            given_name: body.given_name?.trim() ?? '',
            family_name: body.family_name?.trim() ?? '',
          }),
        );
      return reply.redirect(target.href, 303);
    });

    app.post('/openid/token', { schema: { body: TokenBody } }, async ({ body }, reply) => {
      void reply.header('cache-control', 'no-store');
      const token = await service.redeem({
        clientId: body.client_id ?? '',
        clientSecret: body.client_secret ?? '',
        code: body.code,
        redirectUri: body.redirect_uri,
        verifier: body.code_verifier,
      });
      if (!token) return reply.status(400).send({ error: 'invalid_grant' });
      return { token_type: 'Bearer', access_token: randomToken(24), expires_in: 300, id_token: token };
    });
  };
}
