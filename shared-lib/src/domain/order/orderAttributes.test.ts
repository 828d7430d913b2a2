import * as fc from 'fast-check';

import { lineAttributes, orderAttributes, readTrackingNumbers } from './orderAttributes';

describe('extended attributes', () => {
  it('types the order attributes [ORD-05]', () => {
    const read = orderAttributes(
      {
        LanguageId: '-4',
        IS_ROX_ORDER: 'true',
        RMAStatus: 'CAN',
        reminderDate: '2026-09-01',
        recipientName: 'Ann',
        CLAIM_APPLIED: 'true',
        totalInsuranceAdjustment: '-120.00000',
        insurerName: 'Clearsight Mutual',
        shipToName1: 'Ann Doe',
        shipToOrt1: 'Milano',
        storeBrandName: 'Sightline',
        taxes: '[{"name":"GST","amount":"5.00"},{"name":"bad"}]',
        invoiceUrls: '["https://invoices.example.com/1.pdf","javascript:alert(1)"]',
      },
      'EUR',
    );
    expect(read).toMatchObject({
      languageId: '-4',
      isRxOrder: true,
      isReturnCancelled: true,
      reminderDate: '2026-09-01',
      recipient: { name: 'Ann', surname: '' },
      insurance: { claimApplied: true, insurerName: 'Clearsight Mutual', totalAdjustment: { minor: -12_000 } },
      shipTo: { name1: 'Ann Doe', town: 'Milano' },
      storeBrandName: 'Sightline',
      taxes: [{ name: 'GST', amount: { minor: 500, currency: 'EUR' } }],
      invoiceUrls: ['https://invoices.example.com/1.pdf'],
    });
  });

  it('reads absent attributes as absent [ORD-05]', () => {
    expect(orderAttributes({}, 'USD')).toMatchObject({
      isRxOrder: false,
      isReturnCancelled: false,
      recipient: null,
      insurance: null,
      shipTo: null,
      taxes: [],
      trackingNumbers: [],
    });
  });

  it('types the line attributes, JSON and all [ORD-05]', () => {
    const read = lineAttributes(
      {
        IsRoxLens: 'true',
        RxLensId: 'L-77',
        lensesReview: JSON.stringify({
          Type: { code: 'SV', description: 'Single vision' },
          TreatmentsFamily: { code: 'AR', description: 'Anti-reflective' },
          Color: null,
          Thickness: { code: '1.60', description: 'Thin' },
          AddOns: [{ code: 'BLUE', description: 'Blue filter' }, 7],
        }),
        x_lens_prescription: JSON.stringify({ x_spherePower_right: '-1.25', x_Axis_left: 90 }),
        RMAItemStatus: 'CRE',
        insuranceCopay: '20.00000',
        rxProductImage: '/pictures/rx.webp',
      },
      'USD',
    );
    expect(read).toMatchObject({
      isRoxLens: true,
      isRox: false,
      lensesReview: {
        type: { code: 'SV', description: 'Single vision' },
        color: null,
        addOns: [{ code: 'BLUE', description: 'Blue filter' }],
      },
      prescription: { rightSphere: '-1.25', leftAxis: '90', leftSphere: '0.00' },
      returnStatus: 'CRE',
      insurance: { copay: { minor: 2000 }, covered: null },
      image: '/pictures/rx.webp',
    });
  });

  it('reads broken JSON as absent and never throws [ORD-05] [ERR-04]', () => {
    expect(lineAttributes({ lensesReview: '{', x_lens_prescription: 'no' }, 'USD')).toMatchObject({
      lensesReview: null,
      prescription: null,
    });
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('lensesReview', 'x_lens_prescription', 'taxes'), fc.string()),
        (all) => {
          lineAttributes(all, 'USD');
          orderAttributes(all, 'USD');
        },
      ),
    );
  });

  it('reads tracking numbers in any form, and an unreadable one as an empty list [ORD-02]', () => {
    expect(readTrackingNumbers('["1Z1","1Z2"]')).toEqual(['1Z1', '1Z2']);
    expect(readTrackingNumbers('1Z1, 1Z2;1Z3')).toEqual(['1Z1', '1Z2', '1Z3']);
    expect(readTrackingNumbers('[{')).toEqual([]);
    expect(readTrackingNumbers('{"a":1}')).toEqual([]);
    expect(readTrackingNumbers(undefined)).toEqual([]);
  });

  it.each(['true', '1', 'Y'])('takes %p for yes, and nothing that merely holds it [ORD-05]', (yes) => {
    const rx = (value: string) => orderAttributes({ IS_ROX_ORDER: value }, 'USD').isRxOrder;
    expect([rx(yes), rx(`un${yes}`), rx(`${yes}ish`), rx('')]).toEqual([true, false, false, false]);
  });

  it('tells an insurance by its claim, its amount or its name alone [ORD-05]', () => {
    const insurance = (attributes: object) => orderAttributes({ ...attributes }, 'USD').insurance;
    expect(insurance({ CLAIM_APPLIED: 'true' })).toEqual({
      claimApplied: true,
      insurerName: '',
      totalAdjustment: null,
    });
    expect(insurance({ totalInsuranceAdjustment: '0.00000' })).toMatchObject({ claimApplied: false });
    expect(insurance({ insurerName: 'Clearsight Mutual' })).toMatchObject({ insurerName: 'Clearsight Mutual' });
  });

  it('tells who receives it, and where it goes, when one part is known [ORD-05]', () => {
    const parts = ['recipientSurname', 'recipientTelephone', 'recipientEmail'];
    expect(parts.map((name) => Object.values(orderAttributes({ [name]: 'x' }, 'USD').recipient ?? {}))).toEqual([
      ['', 'x', '', ''],
      ['', '', 'x', ''],
      ['', '', '', 'x'],
    ]);
    expect(orderAttributes({ shipToName2: 'b', shipToStras: 's' }, 'USD').shipTo).toEqual({
      name1: '',
      name2: 'b',
      town: '',
      street: 's',
    });
  });

  it('reads tracking numbers and invoices under both of their names [ORD-02] [ORD-04]', () => {
    expect(orderAttributes({ trackingNumbers: '1Z2' }, 'USD').trackingNumbers).toEqual(['1Z2']);
    expect(orderAttributes({ track_number: '1Z1', trackingNumbers: '1Z2' }, 'USD').trackingNumbers).toEqual(['1Z1']);
    expect(orderAttributes({ invoiceUrl: '/invoices/1.pdf' }, 'USD').invoiceUrls).toEqual(['/invoices/1.pdf']);
    expect(orderAttributes({ invoiceUrls: '[1,"","http://x","x/https://y"]' }, 'USD').invoiceUrls).toEqual([]);
  });

  it('leaves out taxes without a name or a readable amount [ORD-05]', () => {
    const taxes = (value: string) => orderAttributes({ taxes: value }, 'USD').taxes;
    expect(taxes('[null,7,{"name":"a","amount":true},{"amount":"1.00"},{"name":"VAT","amount":2}]')).toEqual([
      { name: 'VAT', amount: { minor: 200, currency: 'USD' } },
    ]);
    expect([taxes('{"length":1}'), taxes('['), taxes('')]).toEqual([[], [], []]);
  });

  it('leaves a line without attributes empty [ORD-05]', () => {
    expect(lineAttributes({}, 'USD')).toMatchObject({
      rxLensId: '',
      image: '',
      fallbackImage: '',
      returnStatus: '',
      trackingNumbers: [],
    });
    expect(orderAttributes({}, 'USD')).toMatchObject({ languageId: '', storeBrandName: '', reminderDate: '' });
  });

  it('leaves out what is no tracking number, and says when it cannot read them [ORD-02] [ERR-04]', () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(readTrackingNumbers(' ["1Z1",7,""] ')).toEqual(['1Z1']);
    expect(readTrackingNumbers('1Z1 [1Z2]')).toEqual(['1Z1', '[1Z2]']);
    expect(readTrackingNumbers(' ,1Z1,, ')).toEqual(['1Z1']);
    expect(said).not.toHaveBeenCalled();
    expect(readTrackingNumbers('{"a":1}')).toEqual([]);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('error parsing tracking numbers'));
    said.mockRestore();
  });
});
