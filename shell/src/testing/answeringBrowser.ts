/** A browser whose calls are all answered alike, at once: what axios sends through, without a network. */
export function answeringBrowser(status: number, body: unknown): void {
  class AnsweredRequest extends EventTarget {
    readonly status = status;
    readonly statusText = '';
    readonly response = new TextEncoder().encode(JSON.stringify(body)).buffer;
    readonly upload = new EventTarget();
    readyState = 0;
    responseType = '';
    responseURL = '';
    onloadend: (() => void) | null = null;
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    getAllResponseHeaders = () => 'content-type: application/json';
    send(): void {
      this.readyState = 4;
      queueMicrotask(() => this.onloadend?.());
    }
  }
  Object.assign(window, { XMLHttpRequest: AnsweredRequest });
}
