import { now } from '@/lib/core/clock'
import { shared } from '@/lib/core/shared'
import { invoicePdf } from './invoice-pdf'
import type { Invoice } from './schema'

/** About 200 PDFs. */
const MAX_BYTES = 16 * 1024 * 1024
/** Shorter than any retention period, so that a copy hardly outlives its record. */
const KEPT_MS = 10 * 60_000

type Bytes = Uint8Array<ArrayBuffer>
type Draw = (invoice: Invoice) => Promise<Bytes>

interface Kept {
  madeAt: number
  pdf: Promise<Bytes>
  bytes: number
}

/** By the invoice's hash, most recently used last. */
const kept = shared('keptPdfs', () => new Map<string, Kept>())

/**
 * Drawing takes a fifth of a second of CPU: once for all requests within a few minutes, also concurrent ones. Callers
 * must hold the record, so that no copy of a deleted one is served.
 */
export async function keptPdf(invoice: Invoice, draw: Draw = invoicePdf): Promise<Bytes> {
  const found = kept.get(invoice.hash)
  const isFresh = found && Math.abs(now() - found.madeAt) < KEPT_MS
  const entry = isFresh ? found : { madeAt: now(), pdf: draw(invoice), bytes: 0 }
  kept.delete(invoice.hash)
  kept.set(invoice.hash, entry)
  try {
    const pdf = await entry.pdf
    entry.bytes = pdf.byteLength
    forgetMany()
    return pdf
  } catch (error) {
    if (kept.get(invoice.hash) === entry) kept.delete(invoice.hash)
    throw error
  }
}

/** Expired ones, then the least recently used until the rest fits. */
function forgetMany(): void {
  let sum = [...kept.values()].reduce((before, { bytes }) => before + bytes, 0)
  for (const [hash, { bytes, madeAt }] of kept) {
    const isOld = Math.abs(now() - madeAt) >= KEPT_MS
    if (!isOld && sum <= MAX_BYTES) continue
    kept.delete(hash)
    sum -= bytes
  }
}
