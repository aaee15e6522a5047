import { isLoopback } from '@/lib/core/env'

/** Whether a name, with or without a port, is this machine's, as in the header `Host`. */
export function isLocalHost(host: string): boolean {
  return URL.canParse(`http://${host}`) && isLoopback(`http://${host}`)
}
