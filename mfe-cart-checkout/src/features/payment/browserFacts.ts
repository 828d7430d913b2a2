import type { EnrolmentInput } from '@sightline/shared-lib/api/payerAuthentication';

/** What payer authentication asks about the browser (contract 21). */
export function browserFacts(): EnrolmentInput['browser'] {
  return {
    userAgent: navigator.userAgent,
    language: navigator.language,
    colorDepth: window.screen.colorDepth,
    screenHeight: window.screen.height,
    screenWidth: window.screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    javaEnabled: false,
    javaScriptEnabled: true,
  };
}
