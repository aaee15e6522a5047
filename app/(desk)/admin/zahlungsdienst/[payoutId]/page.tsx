import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { providerPayoutAddress, providerPayoutsPage } from '@/components/desk/desk-pages'
import { ProviderPayoutView } from '@/components/statements/provider-payouts/provider-payout-view'
import { BrokenRecords } from '@/components/ui/broken-records'
import { requireRole } from '@/lib/account/session/require-user'
import { keyBefore, partBefore } from '@/lib/core/listing'
import { getProviderPayout, listPayoutLines } from '@/lib/payment/payouts/data'
import { providerPayoutIdSchema } from '@/lib/payment/payouts/schema'
import { store } from '@/lib/store/open-store'
import { readOr } from '@/lib/store/reading/read-or'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

type Props = PageProps<'/admin/zahlungsdienst/[payoutId]'>

const SHOWN = 50

const admit = (id: string) => admitToDesk(providerPayoutAddress(id), requireRole('accounting'))

const read = cache(async (id: string) =>
  providerPayoutIdSchema.safeParse(id).success ? readOr(getProviderPayout(store(), id), 'broken') : null,
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { payoutId: id } = await params
  return metadataFor(await admit(id), { title: t('providerPayout', { id }), robots: { index: false } })
}

export default async function ProviderPayoutPage({ params, searchParams }: Props) {
  const { payoutId: id } = await params
  const visitor = await admit(id)
  if ('refusal' in visitor) return visitor.refusal
  const { admitted: user } = visitor
  const payout = await read(id)
  if (!payout) notFound()
  const t = await getTranslations('admin.providerPayouts')
  const before = keyBefore((await searchParams).vor)
  const about = {
    list: providerPayoutsPage,
    back: t('back'),
    name: t('about', { id: payout === 'broken' ? id : payout.providerId }),
  }
  return (
    <Desk
      page="/admin/zahlungsdienst/[payoutId]"
      part="providerPayouts"
      user={user}
      path={providerPayoutAddress(id)}
      about={about}
    >
      {payout === 'broken' ? (
        <BrokenRecords keys={[`providerPayouts/${id}`]} />
      ) : (
        <ProviderPayoutView
          payout={payout}
          lines={await listPayoutLines(store(), id, partBefore(before, SHOWN))}
          before={before}
          isAdmin={user.admin}
        />
      )}
    </Desk>
  )
}
