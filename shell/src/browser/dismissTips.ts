const PLACE = 'tips';

const signAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('button') : null);

/** Escape takes the tip of a sign away while pointer and focus stay where they are, until they reach another one (WCAG 1.4.13). */
export function dismissTips(): void {
  const root = document.documentElement;
  let last: Element | null = null;
  const reach = ({ target }: Event) => {
    const sign = signAt(target);
    if (sign !== last) delete root.dataset[PLACE];
    last = sign;
  };
  document.addEventListener('pointerover', reach);
  document.addEventListener('focusin', reach);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') root.dataset[PLACE] = 'away';
  });
}
