import 'server-only'
import { sha256 } from '@/lib/core/server-secret'
import type { Invoice } from './schema'

/** SHA-256 over the invoice as JSON with sorted keys, no spaces and an empty `hash`. */
export function hashOf(invoice: Omit<Invoice, 'hash'>): string {
  return sha256(canonicalJson({ ...invoice, hash: '' }))
}

function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const children = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`)
  return `{${children.join(',')}}`
}
