/** What a device's payment token says once it is opened. */
export interface DeviceApproval {
  readonly transactionId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly email: string;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/**
 * Opens a payment token of a device's wallet. The real one is encrypted for the merchant; the test double's data is JSON in
 * base64 with `amount` (`"549.99"`), `currency` and, to choose an outcome, `email`. Null when it is not such a token.
 */
export function openDeviceToken(token: unknown): DeviceApproval | null {
  const { paymentData, transactionIdentifier } = record(token);
  const { version, data, signature, header } = record(paymentData);
  const { transactionId, publicKeyHash, ephemeralPublicKey } = record(header);
  const whole = [data, signature, transactionId, publicKeyHash, ephemeralPublicKey].every(
    (part) => typeof part === 'string' && part !== '',
  );
  if (!whole || version !== 'EC_v1' || transactionIdentifier !== transactionId) return null;
  let opened: Readonly<Record<string, unknown>>;
  try {
    opened = record(JSON.parse(Buffer.from(String(data), 'base64').toString('utf8')));
  } catch {
    return null;
  }
  const { amount, currency, email } = opened;
  if (typeof amount !== 'string' || !/^\d{1,9}\.\d{2}$/.test(amount) || typeof currency !== 'string') return null;
  return {
    transactionId: String(transactionId).slice(0, 64),
    amountMinor: Math.round(Number(amount) * 100),
    currency,
    email: typeof email === 'string' ? email : '',
  };
}
