import { readStoreInfo } from './';
import { answeringClient } from '../../testing';

describe('store information', () => {
  it('is normalised from texts and JSON texts [SITE-05] [SITE-06]', async () => {
    const site = await readStoreInfo(
      answeringClient({
        storeID: 10801,
        catalogID: '20601',
        defaultLanguageID: -1,
        langId: '-1',
        locale: 'en_US',
        country: 'US',
        defaultCurrencyID: 'USD',
        xStoreCfg: {
          is3dsEnabled: 'true',
          isWalletEnabled: 'false',
          availablePaymentMethods: 'VISA,AMEX',
          plpRadioButtonFacets: '["POLARIZED"]',
          GOOGLE_API_ENABLED: '{"isEnabled":"true"}',
          sortorderOptions: '[{"code":"3","labelKey":"Listing.Sort.PriceAscending"}]',
          availableShippingMethods: [{ name: 'Standard', sequence: '1' }],
          userRegistrationFieldList: [{ name: 'firstName', required: 'true', maxLength: '40', order: 1 }],
          breadcrumbSeoUrls: '{"sun":"/sunglasses"}',
          freeDeliveryFrom: '7500',
        },
      }),
      { prefix: 'sightline', locale: 'en-us' },
    );
    expect(site).toMatchObject({
      storeId: '10801',
      defaultLanguageId: '-1',
      locale: 'en-us',
      language: 'en',
      country: 'us',
      currency: 'USD',
      config: {
        is3dsEnabled: true,
        isWalletEnabled: false,
        availablePaymentMethods: ['VISA', 'AMEX'],
        plpRadioButtonFacets: ['POLARIZED'],
        GOOGLE_API_ENABLED: { isEnabled: true, isEnabledOnShipping: false },
        sortorderOptions: [{ code: 3, labelKey: 'Listing.Sort.PriceAscending' }],
        availableShippingMethods: [{ name: 'Standard', sequence: 1 }],
        userRegistrationFieldList: [{ name: 'firstName', required: true, maxLength: 40, order: 1 }],
        breadcrumbSeoUrls: { sun: '/sunglasses' },
        freeDeliveryFrom: 7500,
        badges: [],
        financing: { clientId: '', environment: '', scriptUrl: '', fromMinor: 0, toMinor: 0 },
        identityDiscountUrl: '',
        insuranceScriptUrl: '',
        isTrustReviewEnabled: false,
      },
    });
  });
});
