import { z } from 'zod'
import { offThread } from '@/lib/core/off-thread'
import type { Invoice } from './schema'

const drawing = {
  name: 'drawInvoice',
  // The drawing code takes long to load, and the thread that answers requests does not need it.
  work: async (invoice: Invoice) => (await import('./draw-invoice')).drawInvoice(invoice),
  result: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
}

/** Always the same bytes. */
export function invoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  return offThread(drawing, invoice)
}
