import type { ShellServices } from '@sightline/shared-lib/contracts';

/** Event by which the fraud-check provider's script gives its token (contract 26). */
export const TOKEN_EVENT = 'ftr:tokenReady';

/** Where the web id derived from the token is kept between pages (PAY-10). */
export const WEB_ID_KEY = 'forterWebId';

/** Listens for the fraud-check token and keeps its web id; a token that never comes blocks nothing (PAY-10). */
export function collectFraudToken({ environment, storage }: Pick<ShellServices, 'environment' | 'storage'>) {
  if (environment === 'server') return () => undefined;
  const known = storage.get(WEB_ID_KEY);
  let token = typeof known === 'string' && known !== '' ? known : undefined;
  document.addEventListener(TOKEN_EVENT, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    if (typeof detail !== 'string' || detail === '') return;
    token = detail;
    storage.set(WEB_ID_KEY, detail, 1);
  });
  return () => token;
}
