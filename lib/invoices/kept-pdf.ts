import 'server-only'
import { now } from '@/lib/core/clock'
import { shared } from '@/lib/core/shared'
import { invoicePdf } from './invoice-pdf'
import type { Invoice } from './schema'

/** Some 200 PDFs. */
const MAX_BYTES = 16 * 1024 * 1024
/** Shorter than anything is kept by law, so that nothing outlasts its record here for long. */
const KEPT_MS = 10 * 60_000

type Bytes = Uint8Array<ArrayBuffer>
type Draw = (invoice: Invoice) => Promise<Bytes>

interface Kept {
  madeAt: number
  pdf: Promise<Bytes>
  /** 0 until it is drawn. */
  bytes: number
}

/** By the invoice's hash, those that were asked for last at the end. */
const kept = shared('keptPdfs', () => new Map<string, Kept>())

/**
 * The PDF of an invoice for somebody who downloads it, perhaps again and again: it takes a fifth of a second of processor, so
 * that it is drawn once for all who ask within some minutes, be it at the same moment. Who asks has the record, so that nothing is
 * handed over whose record is gone.
 * @param draw makes it
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
    // The next one tries anew.
    if (kept.get(invoice.hash) === entry) kept.delete(invoice.hash)
    throw error
  }
}

/** Lets go of what is old, and of what was asked for least lately until the rest fits. */
function forgetMany(): void {
  let sum = [...kept.values()].reduce((before, { bytes }) => before + bytes, 0)
  for (const [hash, { bytes, madeAt }] of kept) {
    const isOld = Math.abs(now() - madeAt) >= KEPT_MS
    if (!isOld && sum <= MAX_BYTES) continue
    kept.delete(hash)
    sum -= bytes
  }
}
