/** A financing partner that plans every amount. */
export const aFinancing = {
  clientId: 'shop-1',
  environment: 'sandbox',
  scriptUrl: 'https://financing.example/message.js',
  fromMinor: 0,
  toMinor: 0,
};
