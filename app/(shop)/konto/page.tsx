import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { dueText } from '@/components/affiliate/dashboard/due-text'
import { AccountOrders } from '@/components/customer/account-orders'
import { AccountShelf } from '@/components/customer/account-shelf'
import { FactorSection } from '@/components/account/factor/factor-section'
import { AccountHead } from '@/components/account/account-head'
import { Passkeys } from '@/components/account/passkeys/passkeys'
import { AccountPreviews } from '@/components/account/profile/account-previews'
import { Profile, OwnData, SignInData } from '@/components/account/profile/profile'
import { ProofDialog } from '@/components/account/proof/proof-dialog'
import { SessionWatch } from '@/components/account/session-change'
import { OwnHeadset } from '@/components/customer/own-headset'
import { AccountPresets } from '@/components/own-presets/account-presets'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { factorState } from '@/lib/account/set-up-factor'
import { listPasskeys } from '@/lib/account/passkeys/own-passkeys'
import { requireUser } from '@/lib/account/session/require-user'
import { getAffiliate } from '@/lib/affiliate/data'
import { listOwnOrders } from '@/lib/customer/list-bought'
import { takeOverOrders } from '@/lib/customer/take-over-orders'
import { orderIdSchema } from '@/lib/orders/schema'
import { readOr } from '@/lib/store/reading/read-or'
import { store } from '@/lib/store/open-store'
import { listKept } from '@/lib/studio/own-presets'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const admit = () => admitVisitor('/konto', requireUser)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  const page = { title: t('account'), description: t('accountDescription'), robots: { index: false } }
  return metadataFor(await admit(), page)
}

export default async function AccountPage({ searchParams }: PageProps<'/konto'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const user = visitor.admitted
  const t = await getTranslations('account')
  // Since the sign-in, the address may have been verified or an order paid.
  await takeOverOrders(store(), user)
  const before = orderIdSchema.safeParse((await searchParams).vor).data
  const orders = await listOwnOrders(store(), user.uid, before)
  const partner = await readOr(getAffiliate(store(), user.uid), null)
  return (
    <PageTexts page="/konto">
      <div className="page-width py-10 sm:py-14">
        <SessionWatch uid={user.uid} path="/konto" />
        <ProofDialog />
        <AccountHead title={t('title')} name={user.displayName} email={user.email} />
        <AccountShelf orders={orders.entries} />
        <AccountOrders orders={orders} isFirstPage={before === undefined} />
        <AccountPresets presets={await listKept(store(), user.uid)} />
        <OwnHeadset />
        <Profile user={user} />
        <SignInData user={user} />
        <FactorSection state={await factorState(store(), user.uid)} />
        <Passkeys passkeys={await listPasskeys(store(), user.uid)} />
        <OwnData due={partner && (await dueText(partner))} />
        <AccountPreviews />
      </div>
    </PageTexts>
  )
}
