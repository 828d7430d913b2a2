/** What shows a bag with something in it, which is most of the code of the bag's page. */
export const loadFilledCart = async () => ({
  default: (await import(/* webpackChunkName: "cart-own" */ './FilledCart')).FilledCart,
});
