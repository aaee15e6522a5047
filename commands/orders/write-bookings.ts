import { open, rm, type FileHandle } from 'node:fs/promises'
import { periodSchema, type Period } from '@/lib/orders/invoicing/bookings'
import { exportDatev } from '@/lib/orders/invoicing/datev/export-datev'
import { exportBookings } from '@/lib/orders/invoicing/export-bookings'
import type { Store } from '@/lib/store/store'
import { causeOf, t } from '@/build/command-texts'

/** To a new file, deleted again on failure. @returns a sentence on what was written @throws Error with a sentence */
export async function writeBookings(store: Store, file: string, given: object): Promise<string> {
  const period = periodOf(given)
  const target = await openNew(file)
  try {
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

/** As `writeBookings`, for DATEV. @throws Error with a sentence; ShopError as `exportDatev` */
export async function writeDatev(store: Store, file: string, given: object): Promise<string> {
  const period = periodOf(given)
  const { content, count } = await exportDatev(store, period)
  const target = await openNew(file)
  try {
    for await (const piece of content) await target.write(piece)
    return t('orders.exported', { file, count, ...period })
  } catch (error) {
    await rm(file, { force: true })
    throw new Error(notWritten(file, error), { cause: error })
  } finally {
    await target.close()
  }
}

function periodOf(given: object): Period {
  const { data: period } = periodSchema.safeParse(given)
  if (!period) throw new Error(t('orders.wrongPeriod'))
  return period
}

function openNew(file: string): Promise<FileHandle> {
  return open(file, 'wx').catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new Error(isThere ? t('orders.fileExists', { file }) : notWritten(file, error))
  })
}

function notWritten(file: string, error: unknown): string {
  return t('orders.notWritten', { file, cause: causeOf(error) })
}
