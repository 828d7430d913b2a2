import { Observable } from 'rxjs';

const CHANNEL = 'sightline';

/** What the tabs of the shop tell each other: news from the others, and a way to tell them. A browser without channels has one tab. */
export function openTabs<News>(): { readonly news: Observable<News>; readonly tell: (news: News) => void } {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
  return {
    news: new Observable((tab) => {
      const hear = ({ data }: MessageEvent<News>) => tab.next(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    }),
    tell: (news) => channel?.postMessage(news),
  };
}

/** Another tab has written or removed an entry of the device's storage; this tab's own changes are no news. */
export const storageNews = (entry: string): Observable<void> =>
  new Observable((tab) => {
    const hear = ({ key }: StorageEvent) => {
      if (key === `sightline.${entry}`) tab.next();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  });
