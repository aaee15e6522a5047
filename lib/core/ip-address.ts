import ipaddr from 'ipaddr.js'

/** Whether an address is reachable from the whole internet, so that it says something about a visitor. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** The address with its last octet (IPv4) or last 80 bits (IPv6) zeroed. */
export function shortenAddress(address: string): string {
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray()
  const kept = parsed.kind() === 'ipv4' ? 3 : 6
  return ipaddr.fromByteArray(bytes.map((byte, index) => (index < kept ? byte : 0))).toString()
}
