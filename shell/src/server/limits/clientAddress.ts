import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one household or one machine gets: the rest it chooses itself. */
const NETWORK_PARTS = 4;

/** What counts as one address: an IPv4 address, or the /64 network of an IPv6 one. Unreadable ones count together. */
export function countedAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unreadable';
  // IPv4 written as IPv6 is IPv4.
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = (address as ipaddr.IPv6).parts.slice(0, NETWORK_PARTS);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}
