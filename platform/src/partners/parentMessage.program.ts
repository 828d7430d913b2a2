/** What a page that only speaks is told: the message, the only origin that may hear it, and a form to post afterwards. */
export interface ParentMessageSettings {
  readonly message: object;
  readonly parentOrigin: string;
  readonly formId?: string;
}

/** Tells the page around the frame something, then goes back to the shop where there is a form for it. Sent to the browser as text. */
export function parentMessageProgram({ message, parentOrigin, formId }: ParentMessageSettings): void {
  window.parent.postMessage(message, parentOrigin);
  if (formId) (document.getElementById(formId) as HTMLFormElement).submit();
}
