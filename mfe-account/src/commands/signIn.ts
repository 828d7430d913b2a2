import type { CommandHandler } from '@sightline/shared-lib/contracts';

/** Opens the sign-in drawer and answers how it was left (AUTH-07). */
export const signIn: CommandHandler<'account.signIn'> = ({ email, reason }, { overlays }) =>
  new Promise((resolve, reject) => {
    let outcome: 'signed-in' | 'dismissed' = 'dismissed';
    let close = () => undefined as void;
    overlays
      .open('account.signInDialog', {
        ...(email ? { email } : {}),
        ...(reason ? { reason } : {}),
        onSignedIn: () => {
          outcome = 'signed-in';
        },
        onClose: () => {
          close();
          resolve(outcome);
        },
      })
      .then((closeOverlay) => {
        close = closeOverlay;
      }, reject);
  });
