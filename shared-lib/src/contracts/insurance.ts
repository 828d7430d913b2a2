/** A message of the insurer's widget: `granted` carries the token that the platform redeems. */
export interface InsuranceSyncMessage {
  readonly type?: string;
  readonly claimToken?: string;
}
export type InsuranceSyncListener = (message: InsuranceSyncMessage) => void;

/** What the insurer's script puts on the window; the shop speaks to it only while it is there (INS-01). */
export interface InsuranceIntegration {
  orderComplete(payload: { readonly orderId: string }): void;
  login(): void;
  logout(): void;
  sessionError(payload: { readonly errorCode: string; readonly errorKey: string }): void;
  cartBundleChange(payload: { readonly orderId: string | null; readonly count: number }): void;
  productQuoteRequest(payload: {
    readonly partNumber: string;
    readonly price: string;
    readonly currency: string;
  }): void;
  serviceStatusCheck(payload: { readonly storeId: string }): void;
  addSyncListener(listener: InsuranceSyncListener): void;
  removeSyncListener(listener: InsuranceSyncListener): void;
  addInsuranceBenefits(): void;
  removeInsuranceBenefits(): void;
  /** `serviceDate` is MM/DD/YYYY. */
  benefitPlanRequest(payload: { readonly orderId: string; readonly serviceDate: string }): void;
}

declare global {
  interface Window {
    insuranceIntegration?: InsuranceIntegration;
  }
}
