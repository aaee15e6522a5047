import { setClock } from '@/lib/core/clock'
import { decideReport } from '@/lib/ratings/reports/decide-report'
import { findReports } from '@/lib/ratings/reports/data'
import { reportRating } from '@/lib/ratings/reports/report-rating'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { tidyAll } from './testing/tidy-all'

const store = temporaryStore()
afterEach(() => setClock())
const on = (day: string) => setClock(() => Date.parse(`${day}T12:00:00Z`))

it('deletes reports of ratings six months after the decision, but never undecided ones', async () => {
  const report = { place: 'unten', reason: 'Beleidigung', name: '', email: '', goodFaith: true as const }
  on('2026-11-26')
  for (const key of ['key-1', 'key-2', 'key-3']) await reportRating(store(), report, key)
  const [early, late] = (await findReports(store(), 'open', { limit: 2 })).entries
  const decide = (id = '') => decideReport(store(), id, { outcome: 'kept', reason: 'Meinung' }, 'admin a')
  on('2026-12-01')
  await decide(early?.id)
  on('2027-02-01')
  await decide(late?.id)
  on('2027-05-31')
  expect(await tidyAll(store())).not.toHaveProperty('reports')
  on('2027-06-02')
  expect(await tidyAll(store(), true)).toMatchObject({ reports: 1 })
  expect(await tidyAll(store())).toMatchObject({ reports: 1 })
  expect(await store().get(`reports/${early?.id}`)).toBeNull()
  on('2036-06-02')
  await tidyAll(store())
  expect((await findReports(store(), 'open', { limit: 9 })).entries).toHaveLength(1)
  expect((await findReports(store(), 'decided', { limit: 9 })).entries).toEqual([])
})
