import { LOCALES } from '@sightline/shared-lib/contracts';
import { OWN_TILES } from '@sightline/shared-lib/domain/store';

import { addRoutes, createHttpApp } from '../../kernel';
import { asksPrescriber, createStoreConfigModule, STORES } from './index';

const app = createHttpApp();
addRoutes(
  app,
  createStoreConfigModule({
    shopOrigin: 'http://localhost:3000',
    gatewayOrigin: 'http://localhost:3101',
    partnerOrigin: 'http://localhost:3102',
    mapTiles: OWN_TILES,
    signInProviders: [{ id: 'example', name: 'Example' }],
    accountsOnly: ['it'],
  }).routes,
);

interface Field {
  name: string;
  required: boolean;
  order: number;
}

const info = async (locale: string) => (await app.inject(`/wcs/storeinfo/sightline/${locale}`)).json();

describe('store information', () => {
  it('has prescribers of contact lenses asked in the United States alone, and tells pages so [RX-20] [SITE-06]', async () => {
    const asking = STORES.filter(({ storeId }) => asksPrescriber(storeId));
    expect(asking.map(({ country }) => country)).toEqual(['us']);
    const told = await Promise.all(LOCALES.map(async (locale) => (await info(locale)).xStoreCfg.asksPrescriber));
    expect(LOCALES.filter((_locale, index) => told[index] === true)).toEqual(['en-us']);
  });

  it('tells pages in which countries only accounts buy [CHK-02] [SITE-06]', async () => {
    const told = await Promise.all(LOCALES.map(async (locale) => (await info(locale)).xStoreCfg.forceLoggedCheckout));
    expect(LOCALES.filter((_locale, index) => told[index] === 'true')).toEqual(['it-it']);
  });

  it('gives every locale its site context [SITE-05]', async () => {
    for (const locale of LOCALES) expect((await info(locale)).locale).toBe(locale);
    expect(await info('en-us')).toMatchObject({
      storeID: '10801',
      catalogID: '20601',
      defaultLanguageID: '-1',
      langId: '-1',
      country: 'us',
      defaultCurrencyID: 'USD',
    });
    expect(await info('ch-fr')).toMatchObject({
      storeID: '10807',
      langId: '-2',
      defaultLanguageID: '-4',
      country: 'ch',
      defaultCurrencyID: 'CHF',
    });
    expect(await info('en-gb')).toMatchObject({ storeID: '10808', langId: '-24', defaultCurrencyID: 'GBP' });
    expect(await info('en-int')).toMatchObject({ storeID: '10809', country: 'int' });
  });

  it('answers 404 for another brand or locale [CMS-06]', async () => {
    expect((await app.inject('/wcs/storeinfo/other/en-us')).statusCode).toBe(404);
    expect((await app.inject('/wcs/storeinfo/sightline/xx-xx')).statusCode).toBe(404);
    const spelled = await app.inject('/wcs/storeinfo/Sightline/IT_it');
    expect(spelled.json()).toMatchObject({ locale: 'it-it', storeName: 'Sightline IT', brand: 'sightline' });
    expect(spelled.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  });

  it('carries every key of the configuration, some as text [SITE-06]', async () => {
    const { xStoreCfg } = await info('it-it');
    for (const key of [
      'userRegistrationFieldList',
      'shippingAddressFieldsList',
      'billingAddressFieldsList',
      'availablePaymentMethods',
      'availableShippingMethods',
      'paymentMethods',
      'sortorderOptions',
      'plpRadioButtonFacets',
      'badges',
      'calculateTaxEnabled',
      'serviceLinks',
      'GOOGLE_API_ENABLED',
      'googleApiKey',
      'is3dsEnabled',
      'MostUsedEmailDomains',
      'CustomerSegments_Enabled',
      'isVMMVEnabled',
      'isStoreLocatorEnabled',
      'forceLoggedCheckout',
      'addPrescriptionLenses',
      'isProductSearchEnabled',
      'uploadRXFileOnOrderConfirm',
      'damDomain',
      'analyticsData',
      'pdpImageOrder',
      'breadcrumbSeoUrls',
      'financing',
      'identityDiscountUrl',
      'mapTiles',
      'signInProviders',
      'isWalletEnabled',
      'isTrustReviewEnabled',
      'isSizeAdvisorEnabled',
      'isFrameAdvisorEnabled',
    ]) {
      expect(xStoreCfg).toHaveProperty(key);
    }
    expect(xStoreCfg.calculateTaxEnabled).toBe('false');
    expect(JSON.parse(xStoreCfg.sortorderOptions).map((one: { code: number }) => one.code)).toEqual([0, 5, 3, 4]);
  });

  it('leaves wallet and reviews off unless the record of a store names them [SITE-06]', async () => {
    const flags = async (locale: string) => {
      const { xStoreCfg } = await info(locale);
      return [xStoreCfg.isWalletEnabled, xStoreCfg.isTrustReviewEnabled];
    };
    expect(await flags('en-ww')).toEqual([false, false]);
    expect(await flags('en-us')).toEqual([true, false]);
  });

  it('offers cash on delivery only where it is settled [SITE-06]', async () => {
    const offers = async (locale: string): Promise<boolean> =>
      (await info(locale)).xStoreCfg.availablePaymentMethods.includes('COD');
    expect(await Promise.all(['en-us', 'it-it', 'fr-fr', 'en-gb'].map(offers))).toEqual([true, true, false, false]);
  });

  it('asks each country for its own address fields [SITE-07]', async () => {
    const names = async (locale: string, list: string): Promise<string[]> =>
      (await info(locale)).xStoreCfg[list]
        .toSorted((a: Field, b: Field) => a.order - b.order)
        .map((field: Field) => field.name);
    expect(await names('en-us', 'shippingAddressFieldsList')).toEqual([
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      'city',
      'state',
      'zipCode',
      'phone1',
      'email1',
    ]);
    expect(await names('it-it', 'billingAddressFieldsList')).toEqual(expect.arrayContaining(['fiscalCode', 'state']));
    expect(await names('it-it', 'shippingAddressFieldsList')).not.toContain('fiscalCode');
    expect(await names('fr-fr', 'shippingAddressFieldsList')).not.toContain('state');
    expect(await names('ch-it', 'shippingAddressFieldsList')).toContain('state');
  });
});

describe('countries and stores', () => {
  const countries = async (storeId: string, query = '') =>
    (
      await app.inject(
        `/wcs/resources/store/${storeId}/country/country_state_list?profileName=IBM_countryStateList_Summary${query}`,
      )
    ).json();

  it('lists countries with their states, the own country first [SITE-07]', async () => {
    const us = await countries('10801', '&countryCode=US');
    expect(us.countries[0]).toMatchObject({ code: 'US', displayName: 'United States', callingCode: '+1' });
    expect(us.countryCodeStates).toContainEqual({ code: 'NY', displayName: 'New York' });
    const italy = await countries('10802');
    expect(italy.countries[0]).toMatchObject({ code: 'IT', displayName: 'Italia' });
    expect(italy.countries[0].states).toContainEqual({ code: 'RM', displayName: 'Roma' });
    expect(italy.countries.find((one: { code: string }) => one.code === 'FR').states).toEqual([]);
    const swiss = await countries('10807');
    expect(swiss.countries[0].states).toHaveLength(26);
  });

  it('writes countries and cantons in the language that is asked for, sorted for its readers [SITE-07]', async () => {
    const german = await countries('10807', '&langId=-3&countryCode=ch');
    expect(german.resourceName).toBe('country');
    expect(german.countries[0].displayName).toBe('Schweiz');
    const cantons: string[] = german.countryCodeStates.map((one: { displayName: string }) => one.displayName);
    expect(cantons.slice(0, 3)).toEqual(['Aargau', 'Appenzell Ausserrhoden', 'Appenzell Innerrhoden']);
    expect(cantons).toEqual(expect.arrayContaining(['Berne', 'Fribourg', 'Genève', 'Valais', 'Vaud', 'Zürich']));
    expect(cantons).toEqual(cantons.toSorted(new Intl.Collator('de').compare));
    const world = await countries('10809');
    expect(world.countryCodeStates).toEqual([]);
    expect(world.countries.map((one: { code: string }) => one.code).slice(0, 3)).toEqual(['US', 'IT', 'FR']);
    const spain = await countries('10805');
    expect(spain.countries.map((one: { code: string }) => one.code).filter((code: string) => code === 'ES')).toEqual([
      'ES',
    ]);
    expect(spain.countries[0]).toMatchObject({ code: 'ES', callingCode: '+34' });
    expect(spain.countries[0].states).toContainEqual({ code: 'VI', displayName: expect.any(String) });
  });

  it('lists the stores of the brand and none of another [SITE-05]', async () => {
    const list = async (brand: string) =>
      (await app.inject(`/wcs/resources/store/0/storeDetailsByBrand?brandIdentifier=${brand}`)).json().resultList;
    const stores = await list('sightline');
    expect(stores).toHaveLength(9);
    expect(stores[0]).toEqual({
      storeId: '10801',
      storeIdentifier: 'SIGHTLINE-US',
      brand: 'sightline',
      country: 'us',
      locale: 'en-us',
      defaultLanguageId: '-1',
      defaultCurrency: 'USD',
      catalogId: '20601',
      url: '/',
      active: 'true',
    });
    expect(stores[1]).toMatchObject({ url: '/it-it', defaultLanguageId: '-4' });
    expect(await list('other')).toEqual([]);
  });

  it('gives a store’s record with its default currency and language, and counts what it lists [PLAT-02]', async () => {
    const whole = {
      recordSetCount: 1,
      recordSetTotal: 1,
      recordSetStartNumber: 0,
      recordSetCompleteIndicator: true,
    };
    const store = (await app.inject('/wcs/resources/store/10807/online_store')).json();
    expect(store).toMatchObject({ ...whole, resourceName: 'online_store' });
    expect(store.resultList).toEqual([
      {
        identifier: 'SIGHTLINE-CH',
        storeId: '10807',
        storeType: 'B2C',
        defaultCatalog: [{ catalogIdentifier: { uniqueID: '20607' } }],
        supportedLanguages: { defaultLanguageId: '-4', supportedLanguages: ['-4', '-2'] },
        supportedCurrencies: { defaultCurrency: 'CHF', supportedCurrencies: ['CHF'] },
        relatedStores: [],
        userData: {},
      },
    ]);
    const query = 'q=findByStoreIdentifier&storeIdentifier=Sightline-gb';
    const found = (await app.inject(`/wcs/resources/store/0/adminLookup?${query}`)).json();
    expect(found).toMatchObject({ ...whole, resourceName: 'adminLookup' });
    expect(found.resultList).toEqual([
      {
        storeId: '10808',
        storeName: 'Sightline GB',
        defaultCatalogId: '20608',
        defaultCurrency: 'GBP',
        defaultLanguageId: '-24',
        inventorySystem: -2,
      },
    ]);
  });

  it('knows the profile of the country list and refuses any other name [PLAT-02]', async () => {
    const ask = async (profile: string) =>
      (await app.inject(`/wcs/resources/store/10801/country/country_state_list?profileName=${profile}`)).statusCode;
    expect(await ask('IBM_countryStateList_Summary')).toBe(200);
    expect(await ask('Nonsense')).toBe(400);
  });
});
