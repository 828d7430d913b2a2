import type { PostalAddress } from '../cart/cart';

/** One stored address of a shopper (contract 12.2). */
export interface Contact extends PostalAddress {
  readonly nickName: string;
  readonly addressType: 'Shipping' | 'Billing' | 'ShippingAndBilling';
  readonly primary: boolean;
  /** Kept in the attribute `addressField1` (ACC-03). */
  readonly fiscalCode: string;
  /** All attributes as read, so that a change keeps the ones it does not know. */
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
}

/** A shopper; guests have only ids and contacts (contract 12.2). */
export interface Person {
  readonly userId: string;
  readonly logonId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email1: string;
  readonly phone1: string;
  /** `yyyy-MM-dd`, empty when unknown. */
  readonly dateOfBirth: string;
  readonly gender: 'Male' | 'Female' | 'Unspecified' | '';
  readonly passwordExpired: boolean;
  readonly hasNewsletter: boolean;
  /** The shopper's own, for invoices; empty when unknown (ACC-03). */
  readonly fiscalCode: string;
  readonly contacts: readonly Contact[];
  readonly organizationId: string;
}

/** A saved card (contract 12.7); the number is always masked. */
export interface WalletCard {
  readonly cardId: string;
  readonly brand: string;
  readonly maskedNumber: string;
  readonly expireMonth: string;
  readonly expireYear: string;
  readonly holder: string;
  readonly isDefault: boolean;
}
