import { bookedRecordOf } from '@/lib/invoices/booking-days'
import { firstBookYear } from '@/lib/legal/retention'
import { statementSchema } from '@/lib/statements/schema'
import { deleteBefore } from '../delete-before'
import { booksSince } from '../limits'
import type { Tidying } from '../tidying'

/** Once their year's books need not be kept: they show how orders were paid. @returns how many */
export async function deleteOldStatements(tidying: Tidying): Promise<number> {
  const limit = booksSince()
  const year = `${firstBookYear()}`
  const before = `booking_${year}`
  await deleteBefore(tidying, { collection: 'bankDays', prefix: '', before: year })
  await deleteBefore(tidying, { collection: 'bookingDays', prefix: '', before: year }, ({ key }) =>
    bookedRecordOf(key).id.startsWith('booking_'),
  )
  const payments = await deleteBefore(tidying, { collection: 'bankEntries', prefix: 'booking_', before })
  const statements = await deleteBefore(tidying, { collection: 'statements', prefix: '' }, ({ value }) => {
    const { data } = statementSchema.safeParse(value)
    return data !== undefined && data.at < limit
  })
  return payments + statements
}
