import { isLoopback } from '@/lib/core/env'

/** Whether a host name, with or without port, is this machine's, as in the `Host` header. */
export function isLocalHost(host: string): boolean {
  return URL.canParse(`http://${host}`) && isLoopback(`http://${host}`)
}
