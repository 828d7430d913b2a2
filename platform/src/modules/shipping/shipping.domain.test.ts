import { aLine, anAddress } from '../../testing/anOrder';
import { cheapestDelivery, shippedLines, shippingCharges, type ShippedLine } from './shipping.domain';
import { daysInWords, modeDescription } from './deliveryWords';
import { dedicatedMode, findShipMode, parcelCharge, usableModes } from './shipMode.domain';

const line = (change: Partial<ShippedLine> = {}): ShippedLine => ({
  shipModeId: '14502',
  placeKey: 'address-1',
  lineMinor: 3000,
  weightGrams: 100,
  productType: 'sun',
  ...change,
});
const mode = (code: string) => {
  const found = findShipMode(code);
  if (!found) throw new Error('no such mode');
  return found;
};

describe('the delivery charge of a cart [CHK-03]', () => {
  it('is one for each way and place, split over its lines by what they cost', () => {
    expect(shippingCharges([line(), line({ lineMinor: 1000 })])).toEqual([1121, 374]);
    expect(shippingCharges([line(), line({ placeKey: 'address-2' })])).toEqual([1495, 1495]);
    expect(shippingCharges([line(), line({ shipModeId: '14503' })])).toEqual([1495, 395]);
    // One number may be that of a store and that of an address.
    expect(shippingCharges([line(), line({ placeKey: 'store-1', shipModeId: '14504' })])).toEqual([1495, 0]);
  });

  it('is none while a line goes nowhere, or a way that nobody knows', () => {
    expect(shippingCharges([line({ placeKey: '' }), line()])).toEqual([0, 1495]);
    expect(shippingCharges([line({ shipModeId: '14599' }), line({ shipModeId: '14500' })])).toEqual([0, 0]);
    expect(shippingCharges([])).toEqual([]);
  });

  it('counts the whole cart towards free delivery, also what travels in another parcel', () => {
    const standard = line({ shipModeId: '14501', lineMinor: 4500 });
    expect(shippingCharges([standard, line({ lineMinor: 3000 })])).toEqual([0, 1495]);
    expect(shippingCharges([standard, line({ lineMinor: 2999 })])).toEqual([595, 1495]);
  });

  it('is free from that sum on for the way that goods are forced onto, for all that travels along [CHK-03]', () => {
    const device = line({ productType: 'electronics', lineMinor: 7499 });
    expect(shippingCharges([device])).toEqual([1495]);
    expect(shippingCharges([{ ...device, lineMinor: 7500 }])).toEqual([0]);
    expect(shippingCharges([device, line()])).toEqual([0, 0]);
  });

  it('is on the first line of a parcel where none of its lines costs anything', () => {
    expect(shippingCharges([line({ lineMinor: 0 }), line({ lineMinor: 0 })])).toEqual([1495, 0]);
    // What neither costs nor weighs anything is no parcel.
    expect(shippingCharges([line({ lineMinor: 0, weightGrams: 0 })])).toEqual([0]);
  });
});

describe('the cheapest delivery that is offered [RET-02]', () => {
  const frame = aLine({ unitMinor: 3000, shipModeId: '14502' });
  const device = aLine({ unitMinor: 3000, productType: 'hearing' });

  it('is one parcel to each place, whatever was chosen, and free where a free one is offered', () => {
    expect(cheapestDelivery([frame, { ...frame, shipModeId: '14501' }])).toBe(395);
    expect(cheapestDelivery([frame, { ...frame, address: anAddress({ addressId: 'a-2' }) }])).toBe(790);
    expect(cheapestDelivery([{ ...frame, quantity: 3 }])).toBe(0);
  });

  it('is no collecting in a store; what goes to one costs nothing', () => {
    const collected = { ...frame, shipModeId: '14504', pickUp: { physicalStoreId: '1', physicalStoreExternalId: '' } };
    expect(cheapestDelivery([collected])).toBe(0);
    expect(cheapestDelivery([collected, frame])).toBe(395);
  });

  it('is the only one for what travels in one way alone, free from the same sum on', () => {
    expect(cheapestDelivery([device])).toBe(1495);
    expect(cheapestDelivery([{ ...device, unitMinor: 7499 }])).toBe(1495);
    expect(cheapestDelivery([{ ...device, unitMinor: 7500 }])).toBe(0);
    expect(cheapestDelivery([device, { ...frame, quantity: 2 }])).toBe(0);
  });

  it('does not count a gift towards a free one', () => {
    expect(cheapestDelivery([frame, aLine({ unitMinor: 90_000, giftOf: 'GIFT' })])).toBe(395);
    expect(shippedLines([aLine({ giftOf: 'GIFT' })])).toMatchObject([{ placeKey: 'address-a-1', lineMinor: 0 }]);
  });
});

describe('the charge of one parcel [CHK-03]', () => {
  const parcel = { productMinor: 1000, weightGrams: 100 };

  it('is free from a sum on by standard delivery and what is slower', () => {
    expect([7499, 7500].map((sum) => parcelCharge(mode('Standard'), parcel, sum))).toEqual([595, 0]);
    expect(['Express', 'Green', 'Mail'].map((code) => parcelCharge(mode(code), parcel, 99_999))).toEqual([1495, 0, 0]);
    expect(['Green', 'Mail'].map((code) => parcelCharge(mode(code), parcel, 7499))).toEqual([395, 395]);
    expect(parcelCharge(mode('ShipToStore'), parcel, 0)).toBe(0);
  });

  it('is asked for what costs nothing and weighs something, and for what is free of weight and costs something', () => {
    expect(parcelCharge(mode('Express'), { productMinor: 0, weightGrams: 1 }, 0)).toBe(1495);
    expect(parcelCharge(mode('Express'), { productMinor: 1, weightGrams: 0 }, 1)).toBe(1495);
    expect(parcelCharge(mode('Express'), { productMinor: 0, weightGrams: 0 }, 0)).toBe(0);
  });
});

describe('ways that goods can go [CHK-03]', () => {
  const codes = (weightGrams: number, deliverable: boolean) =>
    usableModes({ weightGrams, productTypes: ['accessories'] }, deliverable).map(({ code }) => code);

  it('are letters up to their weight, and the store where nobody delivers', () => {
    expect(codes(250, true)).toEqual(['Standard', 'Express', 'Green', 'ShipToStore', 'Mail']);
    expect(codes(251, true)).toEqual(['Standard', 'Express', 'Green', 'ShipToStore']);
    expect(codes(1, false)).toEqual(['ShipToStore']);
  });

  it('are known by number and by name', () => {
    expect([findShipMode('14501')?.code, findShipMode('Green')?.shipModeId]).toEqual(['Standard', '14503']);
    expect([findShipMode('PickupInStore')?.shipModeId, findShipMode('14504')?.code]).toEqual(['14504', 'ShipToStore']);
    expect([findShipMode(''), findShipMode('standard'), findShipMode('1450')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    [['hearing'], 'Express'],
    [['sun', 'Electronics'], 'Express'],
    [['hearing-accessories'], 'Express'],
    [['sun', 'optical'], null],
    [[], null],
  ])('are one by which hearing devices have to go: %j go %s', (types, dedicated) => {
    expect(dedicatedMode(types)).toBe(dedicated);
  });
});

describe('days and ways of delivery in words [SITE-09]', () => {
  it.each([
    ['-1', '1 business day', '2 business days', '1 to 3 business days', 'Letter', 'One parcel, by bike'],
    ['-2', '1 jour ouvré', '2 jours ouvrés', '1 à 3 jours ouvrés', 'Lettre', 'Un seul colis, à vélo'],
    ['-3', '1 Werktag', '2 Werktage', '1 bis 3 Werktage', 'Brief', 'Ein Paket, per Rad'],
    [
      '-4',
      '1 giorno lavorativo',
      '2 giorni lavorativi',
      'da 1 a 3 giorni lavorativi',
      'Lettera',
      'Un solo pacco, in bici',
    ],
    ['-5', '1 día laborable', '2 días laborables', 'de 1 a 3 días laborables', 'Carta', 'Un solo paquete, en bici'],
    ['-6', '1 dia útil', '2 dias úteis', '1 a 3 dias úteis', 'Carta', 'Um só pacote, de bicicleta'],
    ['-24', '1 working day', '2 working days', '1 to 3 working days', 'Letter', 'One parcel, by bike'],
    ['-99', '1 business day', '2 business days', '1 to 3 business days', 'Letter', 'One parcel, by bike'],
  ])('are said in the language %s', (langId, one, two, range, letter, bike) => {
    const said = [1, 2].map((days) => daysInWords(langId, { from: days, to: days }));
    expect([...said, daysInWords(langId, { from: 1, to: 3 })]).toEqual([one, two, range]);
    expect(modeDescription(langId, mode('Mail'))).toBe(letter);
    expect(modeDescription(langId, mode('Green'))).toBe(bike);
  });
});
