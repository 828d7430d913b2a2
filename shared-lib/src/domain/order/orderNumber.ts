/** An order number in groups of three, so that it can be read out; other ids stay as they are. */
export function shownOrderNumber(orderId: string): string {
  return /^\d{5,}$/.test(orderId) ? orderId.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : orderId;
}
