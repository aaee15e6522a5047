import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { HeldList } from '@/components/affiliate/desk/held-list'
import { heldPage } from '@/components/affiliate/desk/held-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { findFlaggedSales } from '@/lib/affiliate/flags/data'
import { keyBefore, partBefore } from '@/lib/core/listing'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 20

const admit = () => admitVisitor(heldPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('held'), robots: { index: false } })
}

export default async function HeldPage({ searchParams }: PageProps<'/admin/pruefung'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const before = keyBefore((await searchParams).vor)
  const [sales, waiting] = await Promise.all([
    findFlaggedSales(store(), partBefore(before, SHOWN)),
    countWaiting(store()),
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={heldPage} />
      <AdminHead current={heldPage} waiting={waiting} />
      <HeldList sales={sales} isFirstPart={before === undefined} />
    </div>
  )
}
