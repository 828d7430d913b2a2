import { storeConfiguration, wireConfiguration } from './configuration';
import { demandsState, registrationFields, shippingFields, billingFields } from './formFields';
import { refuseUnknownStores, knownStore } from './knownStore';
import { cashTerms, paymentOffers } from './paymentOffers';
import { asksPrescriber, prescriptionDays } from './prescriptionValidity';
import { defaultLangId, langIdOf, languageById, localeOf, storeById, storeByLocale, STORES } from './stores';
import { createHttpApp } from '../../kernel';

const installation = {
  shopOrigin: 'https://shop.example',
  gatewayOrigin: 'https://gateway.example',
  partnerOrigin: 'https://partners.example',
  mapTiles: { url: '/geo/tiles/{z}/{x}/{y}', attribution: 'Us' },
  signInProviders: [{ id: 'example', name: 'Example', secret: 'kept' }],
  accountsOnly: ['de'],
} as unknown as Parameters<typeof storeConfiguration>[1];
const inStore = (country: string) =>
  storeConfiguration(STORES.find((one) => one.country === country) ?? knownStore('10801'), installation);
const countries = STORES.map(({ country }) => country);
/** Countries whose store has something. */
const where = (has: (country: string) => boolean) => countries.filter(has);

describe('what differs from store to store [SITE-06]', () => {
  it('is what its law, its money and its branches allow', () => {
    expect(where((country) => inStore(country).calculateTaxEnabled)).toEqual(['us']);
    expect(where((country) => inStore(country).isInsuranceEnabled)).toEqual(['us']);
    expect(where((country) => inStore(country).asksPrescriber)).toEqual(['us']);
    expect(where((country) => inStore(country).forceLoggedCheckout)).toEqual(['de']);
    const international = where((country) => country !== 'ww');
    expect(where((country) => inStore(country).isStoreLocatorEnabled)).toEqual(international);
    expect(where((country) => inStore(country).addPrescriptionLenses)).toEqual(international);
    expect(where((country) => inStore(country).uploadRXFileOnOrderConfirm)).toEqual(international);
    expect(where((country) => inStore(country).GOOGLE_API_ENABLED.isEnabled)).toEqual(international);
    expect(where((country) => inStore(country).isWalletEnabled)).toEqual(international);
    expect(inStore('ww').accountSectionsOff).toEqual(['order-reminder']);
    expect(inStore('it').accountSectionsOff).toEqual([]);
    expect([inStore('us').financing.clientId, inStore('it').financing.clientId]).toEqual(['sightline-us', '']);
    expect([inStore('us').identityDiscountUrl, inStore('it').identityDiscountUrl]).toEqual([
      'https://partners.example/identity/verify',
      '',
    ]);
    expect([inStore('it').cashOnDeliveryFee, inStore('us').cashOnDeliveryFee, inStore('fr').cashOnDeliveryFee]).toEqual(
      [390, 0, 0],
    );
  });

  it('is whom to call, and which mail addresses are usual there', () => {
    expect(new Set(countries.map((country) => inStore(country).servicePhone)).size).toBe(8);
    expect(inStore('it').servicePhone).toBe('+39 02 0000 0142');
    expect(inStore('ww').servicePhone).toBe(inStore('us').servicePhone);
    expect(inStore('it').MostUsedEmailDomains).toContain('libero.it');
    expect(inStore('us').MostUsedEmailDomains).toEqual([
      'gmail.com',
      'yahoo.com',
      'outlook.com',
      'hotmail.com',
      'icloud.com',
    ]);
  });

  it('is told of the installation without its secrets', () => {
    expect(inStore('gb')).toMatchObject({
      insuranceScriptUrl: 'https://partners.example/insurance/integration.js',
      financing: {
        environment: 'sandbox',
        scriptUrl: 'https://partners.example/financing/message.js',
        fromMinor: 3500,
        toMinor: 150_000,
      },
      signInProviders: [{ id: 'example', name: 'Example' }],
      paymentGateway: {
        origin: 'https://gateway.example',
        merchantId: 'sightline-gb',
        partnerOrigin: 'https://partners.example',
      },
      mapTiles: installation.mapTiles,
    });
    expect(JSON.stringify(inStore('gb').signInProviders)).not.toContain('kept');
  });

  it('is the same in all in its ways of delivery, sorts and pictures', () => {
    for (const country of countries)
      expect(inStore(country)).toMatchObject({
        availableShippingMethods: ['Standard', 'Express', 'Green', 'Mail', 'ShipToStore'].map((name, index) => ({
          name,
          sequence: index + 1,
        })),
        plpRadioButtonFacets: ['POLARIZED', 'ROXABLE'],
        pdpImageOrder: { contactLenses: ['angle', 'front'] },
        breadcrumbSeoUrls: { sun: '/sunglasses', optical: '/eyeglasses', frames: '/eyeglasses' },
        serviceLinks: [
          { labelKey: 'Service.Contact', href: '/c/customer-service/contact-us' },
          { labelKey: 'Service.Faq', href: '/c/support/faq' },
          { labelKey: 'Service.Stores', href: '/store-locator' },
        ],
      });
  });

  it('is sent as text where the product keeps text, and as JSON text where it keeps that', () => {
    const wire = wireConfiguration(inStore('us'));
    expect(wire).toMatchObject({
      calculateTaxEnabled: 'true',
      CustomerSegments_Enabled: 'true',
      isVMMVEnabled: 'true',
      forceLoggedCheckout: 'false',
      freeDeliveryFrom: String(inStore('us').freeDeliveryFrom),
      cashOnDeliveryFee: '0',
      is3dsEnabled: true,
      plpRadioButtonFacets: '["POLARIZED","ROXABLE"]',
    });
    for (const key of ['sortorderOptions', 'MostUsedEmailDomains', 'breadcrumbSeoUrls', 'GOOGLE_API_ENABLED'] as const)
      expect(JSON.parse(String(wire[key]))).toEqual(inStore('us')[key]);
    expect(wire['badges']).toEqual(inStore('us').badges);
  });
});

describe('the fields of forms [SITE-07]', () => {
  const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name).join(' ');

  it('ask for a day of birth where it is usual, and for a fiscal code where it is the law', () => {
    const withBirth = where((country) => names(registrationFields(country)).includes('dateOfBirth'));
    expect(withBirth).toEqual(['us', 'gb', 'ww']);
    expect(where((country) => names(billingFields(country)).includes('fiscalCode'))).toEqual(['it', 'es', 'pt']);
    const fiscal = (country: string) => billingFields(country).find(({ name }) => name === 'fiscalCode');
    expect(fiscal('it')).toEqual({ name: 'fiscalCode', maxLength: 16, required: true, order: 3 });
    expect(fiscal('es')).toEqual({ name: 'fiscalCode', maxLength: 9, required: false, order: 3 });
    expect(names(registrationFields('it'))).toBe('firstName lastName logonId logonPassword phone1');
  });

  it('stand in the order in which a country writes its addresses, numbered from one', () => {
    const [before, after] = ['firstName lastName addressLine1 addressLine2', 'phone1 email1'];
    expect(names(shippingFields('it'))).toBe(`${before} zipCode city state ${after}`);
    expect(names(shippingFields('gb'))).toBe(`${before} city state zipCode ${after}`);
    expect(names(shippingFields('ww'))).toBe(`${before} city state zipCode country ${after}`);
    // A country without a list of its own is asked like the rest of the world.
    expect(shippingFields('xx')).toEqual(shippingFields('ww'));
    expect(shippingFields('fr').map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('demand a state for an address in the store’s own country, where its forms do', () => {
    const demanding = STORES.filter(({ storeId, country }) => demandsState(storeId, country.toUpperCase()));
    expect(demanding.map(({ country }) => country)).toEqual(['us', 'it', 'es', 'ch']);
    expect(demandsState('10801', 'IT')).toBe(false);
    expect(demandsState('77777', 'US')).toBe(false);
  });
});

describe('ways to pay in a store [PAY-01]', () => {
  const methods = (country: string) =>
    paymentOffers(country)
      .map(({ method }) => method)
      .join(' ');

  it('are cards and two wallets everywhere, and more where it is agreed', () => {
    const everywhere = 'VISA MASTERCARD AMEX PAYPAL APPLE_PAY';
    expect(methods('xx')).toBe(everywhere);
    expect(methods('FR')).toBe(`${everywhere} KLARNA`);
    expect(methods('it')).toBe(`${everywhere} KLARNA COD`);
    expect(methods('us')).toBe('VISA MASTERCARD AMEX DISCOVER JCB PAYPAL APPLE_PAY KLARNA AFFIRM COD');
  });

  it('are each for sums that they are meant for', () => {
    const sums = Object.fromEntries(paymentOffers('us').map(({ method, ...sum }) => [method, Object.values(sum)]));
    expect(sums).toMatchObject({
      VISA: [1, Number.MAX_SAFE_INTEGER],
      KLARNA: [3500, 150_000],
      AFFIRM: [5000, 3_000_000],
      COD: [1, 100_000],
    });
    const strict = { takesPrescriptions: false, takesPickUp: false };
    expect(cashTerms('IT')).toEqual({ limitMinor: 100_000, feeMinor: 390, ...strict });
    expect(cashTerms('fr')).toBeNull();
  });
});

describe('stores and languages [SITE-05]', () => {
  it('give the delivery of a whole order back in the European Union and the United Kingdom [RET-02]', () => {
    const given = STORES.filter(({ deliveryGivenBack }) => deliveryGivenBack).map(({ country }) => country);
    expect(given.toSorted()).toEqual(['de', 'es', 'fr', 'gb', 'it', 'pt']);
  });

  it('are known by id and by locale', () => {
    expect(storeById('10808')).toEqual({
      storeId: '10808',
      country: 'gb',
      locales: ['en-gb'],
      currency: 'GBP',
      catalogId: '20608',
      contractId: '-11008',
      priceMarker: 'GB',
      fulfilmentCentre: 'EUROPE',
      taxIncluded: true,
      deliveryGivenBack: true,
    });
    expect(where((country) => STORES.find((one) => one.country === country)?.fulfilmentCentre === 'AMERICAS')).toEqual([
      'us',
      'ww',
    ]);
    expect([storeById('1'), storeByLocale('xx-xx')]).toEqual([undefined, undefined]);
    expect([storeByLocale('en-int')?.country, storeByLocale('ch-fr')?.country]).toEqual(['ww', 'ch']);
    expect(() => knownStore(undefined)).toThrow('The parameter storeId is missing.');
    expect(() => knownStore('')).toThrow('The parameter storeId is missing.');
    expect(() => knownStore('77777')).toThrow('There is no store 77777.');
  });

  it('tell the language of a locale, and the locale of a language in a store', () => {
    const ids = (['en-us', 'en-gb', 'it-it', 'ch-fr', 'ch-it', 'en-int', 'pt-pt'] as const).map(langIdOf);
    expect(ids).toEqual(['-1', '-24', '-4', '-2', '-4', '-1', '-6']);
    expect(STORES.map(defaultLangId)).toEqual(['-1', '-4', '-2', '-3', '-5', '-6', '-4', '-24', '-1']);
    expect(languageById('-24')).toEqual({ langId: '-24', locale: 'en_GB', text: 'en-GB' });
    for (const unknown of ['-99', undefined]) expect(languageById(unknown).langId).toBe('-1');
    const swiss = knownStore('10807');
    expect(['-2', '-4', '-1', undefined].map((langId) => localeOf(swiss, langId))).toEqual([
      'ch-fr',
      'ch-it',
      'ch-it',
      'ch-it',
    ]);
  });

  it('say how long a prescription counts, and where the prescriber is asked [RX-05] [RX-20]', () => {
    expect(STORES.filter(({ storeId }) => asksPrescriber(storeId)).map(({ country }) => country)).toEqual(['us']);
    expect(['10801', '10802', '10803'].map(prescriptionDays)).toEqual([730, 365, 1095]);
    expect(() => prescriptionDays('77777')).toThrow('There is no store 77777.');
  });

  it('are asked for by calls before anything else of a call counts [PLAT-04]', async () => {
    const app = createHttpApp();
    refuseUnknownStores(app);
    app.get('/store/:storeId/x', () => ({ ok: true }));
    app.get('/x', () => ({ ok: true }));
    expect((await app.inject('/store/10801/x')).statusCode).toBe(200);
    expect((await app.inject('/x')).statusCode).toBe(200);
    const refused = await app.inject('/store/77777/x');
    expect([refused.statusCode, refused.json().errors[0].errorParameters]).toEqual([400, 'storeId']);
    await app.close();
  });
});
