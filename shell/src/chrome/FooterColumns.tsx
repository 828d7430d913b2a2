import { useHydrated, useServices } from '@sightline/shared-lib/runtime';

import type { PageState } from '../page/pageState';

import { AppearanceSwitch } from './AppearanceSwitch';
import { NewsletterEntry } from './NewsletterEntry';

export interface FooterColumnsProps {
  readonly footer: PageState['chrome']['footer'];
}

/** The letter, the columns of links and, once it answers, the switch of appearance. */
export function FooterColumns({ footer }: FooterColumnsProps) {
  const { navigation } = useServices();
  const hydrated = useHydrated();
  return (
    <div className="columns">
      <div className="letter">
        <NewsletterEntry title={footer.newsletterTitle} text={footer.newsletterText} />
      </div>
      {footer.columns.map((column) => (
        <nav key={column.title} aria-label={column.title}>
          <h2>{column.title}</h2>
          <ul>
            {column.links.map((link) => (
              <li key={link.href}>
                <a href={navigation.localise(link.href)}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div className="appearance">{hydrated ? <AppearanceSwitch /> : null}</div>
    </div>
  );
}
