type Answer =
  | { readonly success: true; readonly orderId: string }
  | { readonly success: false; readonly message: string };

/** What `/embed.js` of the shop puts on the window. */
interface Embed {
  addToCart(ids: readonly string[]): Promise<Answer>;
  checkout(ids?: readonly string[]): void;
}

/** A page of another origin that uses the shop's `/embed.js`. Sent to the browser as text. */
export function exampleProgram({ ids }: { readonly ids: readonly string[] }): void {
  const shop = () => (window as unknown as { sightline: Embed }).sightline;
  const byId = (id: string) => document.getElementById(id) as HTMLElement;
  const out = byId('answer');
  const onClick = (id: string, work: () => void) => byId(id).addEventListener('click', work);
  const show = (answer: Answer) => {
    out.textContent = answer.success ? `In the bag: order ${answer.orderId}` : answer.message;
  };
  onClick('add', () => {
    out.textContent = '…';
    void shop().addToCart(ids).then(show);
  });
  onClick('empty', () => void shop().addToCart([]).then(show));
  onClick('checkout', () => shop().checkout(ids));
  onClick('pay', () => shop().checkout());
}
