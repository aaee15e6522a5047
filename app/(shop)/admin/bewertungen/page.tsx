import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { DeskRatings } from '@/components/ratings/desk/desk-ratings'
import { ratingsPage, readRatingQuery } from '@/components/ratings/desk/rating-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { partBefore } from '@/lib/core/listing'
import { deskRatings } from '@/lib/ratings/desk-ratings'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 20

const admit = () => admitVisitor(ratingsPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ratings.desk')
  return metadataFor(await admit(), { title: t('pageTitle'), robots: { index: false } })
}

export default async function RatingsPage({ searchParams }: PageProps<'/admin/bewertungen'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const query = readRatingQuery(await searchParams)
  const [ratings, waiting] = await Promise.all([
    deskRatings(store(), query.status, partBefore(query.before, SHOWN)),
    countWaiting(store()),
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={ratingsPage} />
      <AdminHead current={ratingsPage} waiting={waiting} />
      <DeskRatings ratings={ratings} query={query} />
    </div>
  )
}
