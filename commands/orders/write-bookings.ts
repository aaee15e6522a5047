import { open, rm } from 'node:fs/promises'
import { exportBookings, periodSchema } from '@/lib/orders/invoicing/export-bookings'
import type { Store } from '@/lib/store/store'
import { causeOf, t } from '@/build/command-texts'

/**
 * Writes a period's payments, refunds and payouts to a new file, which is deleted again on failure.
 * @returns a sentence on what was written
 * @throws Error with a sentence on what went wrong
 */
export async function writeBookings(store: Store, file: string, given: object): Promise<string> {
  const { data: period } = periodSchema.safeParse(given)
  if (!period) throw new Error(t('orders.wrongPeriod'))
  const target = await open(file, 'wx').catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new Error(isThere ? t('orders.fileExists', { file }) : notWritten(file, error))
  })
  try {
    // The first line names the columns.
    let count = -1
    for await (const line of exportBookings(store, period)) {
      await target.write(line)
      count += 1
    }
    return t('orders.exported', { file, count, ...period })
  } catch (error) {
    await rm(file, { force: true })
    throw new Error(notWritten(file, error), { cause: error })
  } finally {
    await target.close()
  }
}

function notWritten(file: string, error: unknown): string {
  return t('orders.notWritten', { file, cause: causeOf(error) })
}
