import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findByPayoutState } from '@/lib/affiliate/payouts/data'
import { previewPayout } from '@/lib/affiliate/payouts/preview-payout'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Changes } from '@/lib/store/store'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

const PARTNERS = 10_000
const BATCH = 500
const SHOWN = 20
const payout = { holder: 'Nova Müller', iban: 'DE02120300000000202051', taxState: 'private' }

/** Duration of the preview of a payout to 10,000 partners. */
export async function measurePayouts(): Promise<Row[]> {
  return [
    single('preview of a payout to 10,000 partners, s', await measurePreview(), 5, 'by index, in SQLite'),
  ]
}

/** Duration of the preview in seconds, with the first of its partners. */
async function measurePreview(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-bench-'))
  const store = createSqliteStore(join(folder, 'spielklang.sqlite'))
  try {
    for (let first = 0; first < PARTNERS; first += BATCH) {
      const changes: Changes = {}
      for (let index = first; index < first + BATCH; index += 1) {
        const partner = { uid: `bench-${index}`, customCode: `BENCH${index}`, released: 2500 + index }
        changes[`affiliateUsers/bench-${index}`] = { ...partner, isPayable: true, payout }
      }
      await store.update(changes)
    }
    const start = performance.now()
    const { count } = await previewPayout(store)
    await findByPayoutState(store, 'payable', { limit: SHOWN })
    if (count !== PARTNERS) throw new Error(`${count} of ${PARTNERS} are payable`)
    return (performance.now() - start) / 1000
  } finally {
    await store.close()
    rmSync(folder, { recursive: true })
  }
}
