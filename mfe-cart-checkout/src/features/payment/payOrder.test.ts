import { money } from '@sightline/shared-lib/domain/money';
import type { FakeHandlers } from '@sightline/shared-lib/testing';
import { failWith, fakeClient } from '@sightline/shared-lib/testing';

import de from '../../i18n/de.json';
import en from '../../i18n/en.json';
import es from '../../i18n/es.json';
import fr from '../../i18n/fr.json';
import italian from '../../i18n/it.json';
import pt from '../../i18n/pt.json';
import { payOrder } from './payOrder';
import type { CardAnswer, PayFrames, PayRequest, PayStage } from './payOrder';
import { PAY_PROBLEMS } from '../../parts/payProblems';

const CART = '/store/{storeId}/cart/@self';
const PAYER = '/store/{storeId}/payerAuthentication';
const VISA: CardAnswer = { ok: true, token: 'tok_1', brand: 'VISA', expireMonth: '12', expireYear: '2030' };

const request: PayRequest = {
  orderId: '7307966',
  total: money(83_910, 'USD'),
  method: 'card',
  billingAddressId: '307445',
  email: 'marta.rossi@example.com',
  is3dsEnabled: true,
  returnUrl: 'http://localhost/checkout/finalize',
  browser: {
    userAgent: 'test',
    language: 'en',
    colorDepth: 24,
    screenHeight: 900,
    screenWidth: 1440,
    timeZoneOffset: 0,
    javaEnabled: false,
    javaScriptEnabled: true,
  },
};

interface Story {
  readonly handlers?: FakeHandlers;
  readonly card?: CardAnswer;
  readonly challenge?: 'answered' | 'cancelled';
  readonly wish?: Partial<PayRequest>;
}

async function play({ handlers = {}, card = VISA, challenge = 'answered', wish = {} }: Story = {}) {
  const client = fakeClient({
    [`GET ${CART}/payment_instruction`]: { paymentInstruction: [] },
    [`POST ${CART}/payment_instruction`]: { paymentInstruction: [{ piId: 'pi-1' }] },
    [`GET ${PAYER}/paSetup/@self`]: {
      reasonCode: '100',
      accessToken: 'jwt',
      referenceID: 'ref-1',
      deviceDataCollectionURL: 'u',
    },
    [`POST ${PAYER}/paCheckEnroll/@self`]: { reasonCode: '100', authenticationTransactionID: 'auth-1' },
    [`GET ${PAYER}/paValidate/@self`]: { reasonCode: '100' },
    [`PUT ${CART}/precheckout`]: { orderId: '7307966' },
    [`POST ${CART}/checkout`]: { orderId: '7307966' },
    ...handlers,
  });
  const seen: string[] = [];
  const frames: PayFrames = {
    tokenise: async () => card,
    collectDevice: async (setup) => void seen.push(`collect ${setup.referenceID}`),
    challenge: async (enrolment) => {
      seen.push(`challenge ${enrolment.authenticationTransactionID}`);
      return challenge;
    },
  };
  const stages: PayStage[] = [];
  const outcome = await payOrder(client, frames, { ...request, ...wish }, (stage) => stages.push(stage));
  const sent = client.calls.map(({ method, path }) => `${method} ${path.replace('/store/{storeId}/', '')}`);
  return { outcome, client, seen, stages, sent };
}

const refuses = (errorKey: string, errorCode = '') => ({
  [`POST ${CART}/checkout`]: () => {
    throw failWith(400, errorKey, { errorCode });
  },
});

describe('paying an order', () => {
  it('goes from token to order in one line when the bank asks nothing [PAY-03] [PAY-04]', async () => {
    const { outcome, sent, seen, stages, client } = await play();
    expect(outcome).toEqual({ kind: 'placed', orderId: '7307966' });
    expect(sent).toEqual([
      'GET cart/@self/payment_instruction',
      'POST cart/@self/payment_instruction',
      'GET payerAuthentication/paSetup/@self',
      'POST payerAuthentication/paCheckEnroll/@self',
      'PUT cart/@self/precheckout',
      'POST cart/@self/checkout',
    ]);
    expect(seen).toEqual(['collect ref-1']);
    expect(stages).toEqual(['card', 'instruction', 'authentication', 'checking', 'placing']);
    expect(client.callsTo(`POST ${CART}/payment_instruction`)[0]?.body).toMatchObject({
      payMethodId: 'VISA',
      paymentToken: 'tok_1',
      piAmount: '839.10000',
      billing_address_id: '307445',
    });
  });

  it('changes the instruction of an earlier try to the way and amount of this one, and leaves no other [PAY-03]', async () => {
    const { outcome, client, sent } = await play({
      handlers: {
        [`GET ${CART}/payment_instruction`]: {
          paymentInstruction: [
            { piId: 'pi-7', payMethodId: 'COD', piAmount: '10.00000', piCurrency: 'USD' },
            { piId: 'pi-8', payMethodId: 'VISA', piAmount: '5.00000', piCurrency: 'USD' },
          ],
        },
        [`DELETE ${CART}/payment_instruction/{piId}`]: {},
        [`PUT ${CART}/payment_instruction`]: { paymentInstruction: [{ piId: 'pi-7' }] },
      },
    });
    expect(outcome).toEqual({ kind: 'placed', orderId: '7307966' });
    expect(sent.slice(0, 3)).toEqual([
      'GET cart/@self/payment_instruction',
      'DELETE cart/@self/payment_instruction/{piId}',
      'PUT cart/@self/payment_instruction',
    ]);
    expect(client.callsTo(`DELETE ${CART}/payment_instruction/pi-8`)).toHaveLength(1);
    expect(client.callsTo(`PUT ${CART}/payment_instruction`)[0]?.body).toMatchObject({
      piId: 'pi-7',
      payMethodId: 'VISA',
      paymentToken: 'tok_1',
      piAmount: '839.10000',
    });
    expect(client.callsTo(`GET ${PAYER}/paSetup/@self`)[0]?.query).toMatchObject({ piId: 'pi-7' });
  });

  it('names the order in every attempt, so that no second one can be made [CHK-05]', async () => {
    const { client } = await play();
    const [call] = client.callsTo(`POST ${CART}/checkout`);
    expect(call?.body).toMatchObject({ orderId: '7307966', notify_EMailSender_recipient: 'marta.rossi@example.com' });
    expect(call?.headers).toEqual({ 'idempotency-key': '7307966' });
  });

  it('tells the fraud check who it is with every write of the payment [PAY-10]', async () => {
    const { client } = await play({ wish: { fraudToken: 'ftr_1' } });
    const writes = [`POST ${CART}/payment_instruction`, `PUT ${CART}/precheckout`, `POST ${CART}/checkout`];
    const bodies = writes.map((call) => client.callsTo(call)[0]?.body as { readonly forterToken?: string } | undefined);
    expect(bodies.map((body) => body?.forterToken)).toEqual(['ftr_1', 'ftr_1', 'ftr_1']);
  });

  it('shows the challenge and validates it when the bank answers 475, whatever its decision word says [PAY-05]', async () => {
    const { outcome, seen, sent, stages } = await play({
      handlers: {
        [`POST ${PAYER}/paCheckEnroll/@self`]: {
          decision: 'REJECT',
          reasonCode: '475',
          authenticationTransactionID: 'auth-1',
          stepUpUrl: 's',
        },
      },
    });
    expect(seen).toEqual(['collect ref-1', 'challenge auth-1']);
    expect(sent).toContain('GET payerAuthentication/paValidate/@self');
    expect(stages).toContain('challenge');
    expect(outcome.kind).toBe('placed');
  });

  it('stops when the challenge is closed, and places nothing [PAY-04]', async () => {
    const { outcome, sent } = await play({
      challenge: 'cancelled',
      handlers: { [`POST ${PAYER}/paCheckEnroll/@self`]: { reasonCode: '475', authenticationTransactionID: 'auth-1' } },
    });
    expect(outcome).toEqual({ kind: 'refused', problem: 'cancelled' });
    expect(sent).not.toContain('POST cart/@self/checkout');
  });

  it.each([
    ['475', 'authentication'],
    ['476', 'authentication'],
    ['480', 'review'],
    ['481', 'fraud'],
  ])('refuses a validated challenge with code %s as %s [PAY-05]', async (reasonCode, problem) => {
    const { outcome } = await play({
      handlers: {
        [`POST ${PAYER}/paCheckEnroll/@self`]: { reasonCode: '475', authenticationTransactionID: 'auth-1' },
        [`GET ${PAYER}/paValidate/@self`]: { reasonCode },
      },
    });
    expect(outcome).toEqual({ kind: 'refused', problem });
  });

  it.each([
    ['476', 'authentication'],
    ['478', 'review'],
    ['480', 'review'],
    ['481', 'fraud'],
    ['150', 'timeout'],
    ['202', 'expiry'],
    ['204', 'limit'],
    ['205', 'suspended'],
    ['231', 'number'],
    ['203', 'declined'],
    ['999', 'declined'],
  ])('refuses an enrolment with code %s as %s and places nothing [PAY-05]', async (reasonCode, problem) => {
    const { outcome, sent } = await play({ handlers: { [`POST ${PAYER}/paCheckEnroll/@self`]: { reasonCode } } });
    expect(outcome).toEqual({ kind: 'refused', problem });
    expect(sent).not.toContain('PUT cart/@self/precheckout');
  });

  it('authenticates nobody when the store has 3-D Secure off, nor for cash [PAY-04] [PAY-07]', async () => {
    expect((await play({ wish: { is3dsEnabled: false } })).sent.join()).not.toContain('payerAuthentication');
    const cash = await play({ wish: { method: 'COD' } });
    expect(cash.sent.join()).not.toContain('payerAuthentication');
    expect(cash.client.callsTo(`POST ${CART}/payment_instruction`)[0]?.body).toMatchObject({ payMethodId: 'COD' });
    expect(cash.outcome.kind).toBe('placed');
  });

  it('leaves incomplete card fields to the fields, and calls nothing [PAY-02]', async () => {
    const { outcome, sent } = await play({ card: { ok: false, reason: 'invalid' } });
    expect(outcome).toEqual({ kind: 'incomplete' });
    expect(sent).toEqual([]);
  });

  it('says that the payment service cannot be reached', async () => {
    const { outcome } = await play({ card: { ok: false, reason: 'unavailable' } });
    expect(outcome).toEqual({ kind: 'refused', problem: 'fields' });
  });

  it('says that it is the connection where there is none [PAY-05]', async () => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
    const { outcome } = await play({ card: { ok: false, reason: 'unavailable' } });
    Reflect.deleteProperty(globalThis, 'navigator');
    expect(outcome).toEqual({ kind: 'refused', problem: 'offline' });
  });

  it.each([
    ['PLUGIN_RC_INVALID_CARD_NUMBER', 'number'],
    ['PLUGIN_RC_INVALID_EXPIRY_DATE', 'expiry'],
    ['PLUGIN_RC_INCORRECT_EXPIRY', 'expiry'],
    ['PLUGIN_RC_CARD_SUSPENDED', 'suspended'],
    ['PLUGIN_RC_CREDIT_LIMIT_EXCEEDED', 'limit'],
    ['PLUGIN_RC_INSUFFICIENT_FUNDS', 'limit'],
    ['PLUGIN_RC_INVALID_SECURITY_CODE', 'code'],
    ['PLUGIN_RC_AUTHENTICATION_FAILED', 'authentication'],
    ['PLUGIN_RC_REVIEW', 'review'],
    ['PLUGIN_RC_SOMETHING_NEW', 'declined'],
    ['TOKEN_VALIDATION_FAILURE', 'token'],
    ['FORTER_REJECTED', 'fraud'],
    ['_API_BAD_INV', 'stock'],
    ['_ERR_SOMETHING', 'other'],
  ])('tells a checkout refused with %s as %s [PAY-05] [PAY-10]', async (errorKey, problem) => {
    expect((await play({ handlers: refuses(errorKey) })).outcome).toEqual({ kind: 'refused', problem });
  });

  it.each([
    ['_ERR_ORDER_PRICE_CHANGED', 'price'],
    ['_ERR_ORDER_TOTAL_CHANGED', 'price'],
    ['_ERR_PAY_AMOUNT_MISMATCH', 'price'],
    ['ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME', 'promotion'],
    ['_ERR_PRESCRIPTION_EXPIRED', 'prescription'],
    ['_ERR_ORDER_SHIPPING_INCOMPLETE', 'delivery'],
    ['_ERR_INVALID_ADDR', 'delivery'],
    ['_ERR_PRODUCT_NOT_BUYABLE', 'stock'],
  ])('tells a precheckout stopped by %s as %s, before anything is charged [CART-10]', async (errorKey, problem) => {
    const { outcome, sent } = await play({
      handlers: {
        [`PUT ${CART}/precheckout`]: () => {
          throw failWith(400, errorKey);
        },
      },
    });
    expect(outcome).toEqual({ kind: 'refused', problem });
    expect(sent).not.toContain('POST cart/@self/checkout');
  });

  it('names a card the store does not take', async () => {
    const { outcome } = await play({
      handlers: {
        [`POST ${CART}/payment_instruction`]: () => {
          throw failWith(400, '_ERR_INVALID_INPUT', { errorParameters: ['payMethodId'] });
        },
      },
    });
    expect(outcome).toEqual({ kind: 'refused', problem: 'brand' });
  });

  it.each([
    ['nothing answers', failWith(0, 'NETWORK')],
    ['the platform breaks', failWith(502, 'GENERIC')],
    ['the bank is silent', failWith(400, 'PLUGIN_RC_TIMEOUT', { errorCode: '150' })],
    ['the order is being paid already', failWith(400, '_ERR_ORDER_IS_LOCKED')],
    ['the order was placed meanwhile', failWith(400, '_ERR_ORDER_WRONG_STATUS')],
  ])('does not know the result when %s during checkout, and never guesses [CHK-05]', async (_story, failure) => {
    const { outcome } = await play({
      handlers: {
        [`POST ${CART}/checkout`]: () => {
          throw failure;
        },
      },
    });
    expect(outcome).toEqual({ kind: 'unknown', orderId: '7307966' });
  });

  it.each([
    ['COD', 'cash'],
    ['PAYPAL', 'partner'],
  ] as const)(
    'says that %s is not possible for the order any more without speaking of cards [PAY-01]',
    async (method, problem) => {
      const { outcome } = await play({
        wish: { method },
        handlers: {
          [`PUT ${CART}/precheckout`]: () => {
            throw failWith(400, '_ERR_INVALID_INPUT', { errorParameters: ['payMethodId'] });
          },
        },
      });
      expect(outcome).toEqual({ kind: 'refused', problem });
    },
  );

  it('knows that nothing is being paid while a store assistant holds the bag, at whatever step it shows [CART-08]', async () => {
    const held = failWith(400, '_ERR_ORDER_IS_LOCKED', { errorParameters: ['7307966,assistant'] });
    for (const call of [`POST ${CART}/payment_instruction`, `PUT ${CART}/precheckout`, `POST ${CART}/checkout`]) {
      const { outcome } = await play({
        handlers: {
          [call]: () => {
            throw held;
          },
        },
      });
      expect([call, outcome]).toEqual([call, { kind: 'refused', problem: 'assistant' }]);
    }
  });

  it.each(['CWXBB1011E', '_ERR_INVALID_COOKIE', 'ERR_TRUSTED_TOKEN_MISSING', 'ERR_AUTHENTICATION_REQUIRED'])(
    'says that the session is over when a call fails with %s, and nothing of the card [PAY-05] [AUTH-10]',
    async (errorKey) => {
      const { outcome } = await play({
        handlers: {
          [`POST ${CART}/payment_instruction`]: () => {
            throw failWith(401, errorKey);
          },
        },
      });
      expect(outcome).toEqual({ kind: 'refused', problem: 'session' });
    },
  );

  it('knows that nothing was charged when the line breaks before checkout', async () => {
    const { outcome } = await play({
      handlers: {
        [`PUT ${CART}/precheckout`]: () => {
          throw failWith(0, 'NETWORK');
        },
      },
    });
    expect(outcome).toEqual({ kind: 'refused', problem: 'offline' });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['English', en, /Nothing was charged\.$/],
    ['Italian', italian, /(Non è stato( ancora)? addebitato nulla|Nessun addebito)\.$/],
    ['French', fr, /Rien n’a (encore )?été débité\.$/],
    ['German', de, /Es wurde (noch )?nichts abgebucht\.$/],
    ['Spanish', es, /(No|Aún no) se ha cobrado nada\.$/],
    ['Portuguese', pt, /(Nada|Ainda nada) foi cobrado\.$/],
  ])(
    'says in %s of every problem that nothing was charged, and what to do [PAY-05]',
    (_language, messages, nothing) => {
      for (const problem of PAY_PROBLEMS) {
        expect(messages[`Pay.Problem.${problem}.Title`]).toMatch(nothing);
        expect(messages[`Pay.Problem.${problem}.Text`]?.length ?? 0).toBeGreaterThan(10);
      }
    },
  );
});
