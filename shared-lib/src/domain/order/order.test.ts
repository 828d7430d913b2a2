import * as fc from 'fast-check';

import { orderAttributes, lineAttributes, trackingNumbersOf } from './orderAttributes';
import { isCancellable, isEditable, isPrescriptionRejected, orderProgressOf, orderStatusOf } from './orderStatus';
import {
  DEFAULT_DAYS_LEFT,
  RETURN_PERIODS,
  isReturnEligible,
  periodStart,
  returnDaysLeft,
} from '../return/returnRules';

const DAY = 86_400_000;
const NOW = Date.parse('2026-05-31T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * DAY).toISOString();

describe('order status', () => {
  it.each([
    ['M', 'Created', 'created'],
    ['L', 'Late', 'in-progress'],
    ['H', 'Error', 'error'],
    ['D', 'Settled', 'delivered'],
    ['R', 'Confirmed', 'in-progress'],
    ['X', 'Cancelled', 'cancelled'],
    ['1', 'Delivered', 'delivered'],
    ['E', 'PendingPrescription', 'pending-prescription'],
    ['G', 'Created_SAPSent', 'created'],
    ['F', 'Created_Error', 'created'],
    ['V', 'PendingPrescription', 'pending-prescription'],
    ['W', 'PendingPrescription', 'pending-prescription'],
    ['N', 'Cancelled', 'cancelled'],
    ['S', 'Shipped', 'shipped'],
    ['O', 'Billed', 'shipped'],
    ['Z', 'FailedStatement', 'error'],
    ['P', 'Pending', 'unknown'],
  ])('reads %s as %s, %s [ORD-01]', (letter, status, progress) => {
    expect(orderStatusOf(letter)).toBe(status);
    expect(orderProgressOf(letter)).toBe(progress);
  });

  it('never breaks on a letter it does not know [ORD-01]', () => {
    fc.assert(
      fc.property(fc.string(), (letter) => {
        expect(typeof orderStatusOf(letter)).toBe('string');
        expect(typeof orderProgressOf(letter)).toBe('string');
      }),
    );
    expect(orderStatusOf('K')).toBe('Unknown');
  });

  it('lets Created and PendingPrescription orders be edited and paid, Created ones cancelled [ORD-01] [ORD-06]', () => {
    const letters = ['M', 'E', 'V', 'W', 'R', 'X', 'D', 'P'];
    expect(letters.filter(isEditable)).toEqual(['M', 'E', 'V', 'W']);
    expect(letters.filter(isCancellable)).toEqual(['M']);
    expect(isPrescriptionRejected('N')).toBe(true);
    expect(isPrescriptionRejected('X')).toBe(false);
  });
});

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
    expect(trackingNumbersOf('["1Z1","1Z2"]')).toEqual(['1Z1', '1Z2']);
    expect(trackingNumbersOf('1Z1, 1Z2;1Z3')).toEqual(['1Z1', '1Z2', '1Z3']);
    expect(trackingNumbersOf('[{')).toEqual([]);
    expect(trackingNumbersOf('{"a":1}')).toEqual([]);
    expect(trackingNumbersOf(undefined)).toEqual([]);
  });
});

/** Rules that no page uses yet: they prove no row. */
describe('the rules of returns', () => {
  const order = (facts: object) => ({
    orderStatus: 'D',
    placedDate: daysAgo(40),
    lastUpdateDate: daysAgo(5),
    ...facts,
  });

  it('are for Settled and Delivered orders only', () => {
    const letters = ['D', '1', 'M', 'S', 'O', 'X', 'R'];
    expect(letters.filter((orderStatus) => isReturnEligible(order({ orderStatus }), NOW))).toEqual(['D', '1']);
  });

  it('end 30 days after the last update and never start in the future', () => {
    const verdict = (days: number) => isReturnEligible(order({ lastUpdateDate: daysAgo(days) }), NOW);
    expect([0, 30, 31, -1].map(verdict)).toEqual([true, true, false, false]);
    expect(isReturnEligible(order({ lastUpdateDate: 'soon' }), NOW)).toBe(false);
  });

  it('are not for orders placed before the cut-over', () => {
    expect(isReturnEligible(order({}), NOW, daysAgo(40))).toBe(true);
    expect(isReturnEligible(order({}), NOW, daysAgo(39))).toBe(false);
    expect(isReturnEligible(order({ placedDate: '' }), NOW)).toBe(false);
  });

  it('say how many days are left, 18 without a date', () => {
    expect([0, 12, 30, 45].map((days) => returnDaysLeft(daysAgo(days), NOW))).toEqual([30, 18, 0, 0]);
    expect(returnDaysLeft('', NOW)).toBe(DEFAULT_DAYS_LEFT);
    expect(DEFAULT_DAYS_LEFT).toBe(18);
  });

  it('filter by six months, a year, or a hundred [RET-03]', () => {
    const starts = RETURN_PERIODS.map((period) => periodStart(period, NOW).toISOString().slice(0, 10));
    expect(starts).toEqual(['2025-11-30', '2025-05-31', '1926-05-31']);
  });
});
