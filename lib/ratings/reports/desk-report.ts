import { namedStage, type NamedStage } from '@/lib/affiliate/stage/read-stage'
import { findPreset } from '@/lib/catalog/catalog'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { getRating } from '../data'
import type { Rating } from '../schema'
import { getReport } from './data'
import { reportIdSchema, type Report } from './schema'

export interface DeskReport {
  report: Report
  rating: Rating | null
  presetName: string
  /** The partner's own content, if reported; null if it is gone. */
  stage: NamedStage | null
}

export async function deskReport(store: Store, id: string): Promise<DeskReport | null> {
  const report = reportIdSchema.safeParse(id).success ? await readOr(getReport(store, id), null) : null
  if (!report) return null
  const { ratingId, partnerUid } = report
  const stage = partnerUid === undefined ? null : await namedStage(store, partnerUid)
  const rating = ratingId === undefined ? null : await readOr(getRating(store, ratingId), null)
  const presetName = rating ? (findPreset(rating.presetId)?.name ?? rating.presetId) : ''
  return { report, rating, presetName, stage }
}
