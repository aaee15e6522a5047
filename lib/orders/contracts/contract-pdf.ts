import { z } from 'zod'
import { offThread } from '@/lib/core/off-thread'
import type { Contract } from './contract-of'

const drawing = {
  name: 'drawContract',
  // Slow to load; the thread that answers requests does without.
  work: async (contract: Contract) => (await import('./draw-contract')).drawContract(contract),
  result: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
}

/** Always the same bytes. */
export function contractPdf(contract: Contract): Promise<Uint8Array<ArrayBuffer>> {
  return offThread(drawing, contract)
}
