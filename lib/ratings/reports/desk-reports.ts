import 'server-only'
import { namedStage, type NamedStage } from '@/lib/affiliate/stage/read-stage'
import { findPreset } from '@/lib/catalog/catalog'
import type { Listing } from '@/lib/core/listing'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { getRating } from '../data'
import type { Rating } from '../schema'
import { findReports } from './data'
import type { Report, ReportStatus } from './schema'

/** A report as listed at the desk. */
export interface DeskReport {
  report: Report
  /** Null if the report names no rating, or the rating is gone. */
  rating: Rating | null
  presetName: string
  /** The partner's own content, if that was reported; null if it is gone. */
  stage: NamedStage | null
}

/** One page of the reports in a state, newest first. */
export async function deskReports(
  store: Store,
  status: ReportStatus,
  page: Page,
): Promise<Listing<DeskReport>> {
  const { entries, ...listing } = await findReports(store, status, page)
  return { ...listing, entries: await Promise.all(entries.map((report) => deskReport(store, report))) }
}

async function deskReport(store: Store, report: Report): Promise<DeskReport> {
  const { ratingId, partnerUid } = report
  const stage = partnerUid === undefined ? null : await namedStage(store, partnerUid)
  const rating = ratingId === undefined ? null : await readOr(getRating(store, ratingId), null)
  const presetName = rating ? (findPreset(rating.presetId)?.name ?? rating.presetId) : ''
  return { report, rating, presetName, stage }
}
