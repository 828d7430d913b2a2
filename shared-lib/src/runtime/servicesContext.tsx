import { createContext, useContext, type ReactNode } from 'react';

import type { ShellServices } from '../contracts';

const ServicesContext = createContext<ShellServices | null>(null);

/** Gives a root the shell's services; the shell places one around every root it renders. */
export function ServicesProvider({
  services,
  children,
}: {
  readonly services: ShellServices;
  readonly children: ReactNode;
}) {
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}

/** The shell's services. Throws outside a root that the shell renders. */
export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it.');
  return services;
}
