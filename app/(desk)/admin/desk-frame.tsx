import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache, type ComponentProps, type ReactNode } from 'react'
import { ProofDialog } from '@/components/account/proof/proof-dialog'
import { SessionWatch } from '@/components/account/session-change'
import { DeskFrame } from '@/components/admin/desk-frame'
import { deskParts, type DeskPart } from '@/components/admin/desk-parts'
import { DeskShell } from '@/components/admin/desk-shell'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { ShopLink } from '@/components/ui/shop-link'
import type { SignedInUser } from '@/lib/account/session/session'
import { countWaiting } from '@/lib/admin/count-waiting'
import { mayShowProviderPayouts } from '@/lib/statements/provider-payouts/read-payouts'
import { store } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import { admitVisitor, metadataFor } from '../../admit-visitor'

type Query = Record<string, string | string[] | undefined>
type Titles = Awaited<ReturnType<typeof getTranslations<'admin.titles'>>>
type Check = (store: Store, sessionCookie: string | undefined) => Promise<SignedInUser>

interface PageProps {
  searchParams: Promise<Query>
}

interface DeskPage {
  part: DeskPart
  check: Check
  title: (t: Titles, query: Query) => string
  live?: {
    event: ComponentProps<typeof RefreshOnChange>['event']
    version: (store: Store) => Promise<string>
  }
  show: (store: Store, query: Query, user: SignedInUser) => Promise<ReactNode>
}

export const waitingNow = cache(() => countWaiting(store()))

/** Like `admitVisitor`, but renders a refusal in the frame of the desk. */
export async function admitToDesk(path: string, check: Check) {
  const visitor = await admitVisitor(path, check)
  if ('admitted' in visitor) return visitor
  return { ...visitor, refusal: <DeskShell isAdmitted={false}>{visitor.refusal}</DeskShell> }
}

export function deskPage({ part, check, title, live, show }: DeskPage) {
  const { path } = deskParts[part]
  const admit = () => admitToDesk(path, check)

  async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
    const t = await getTranslations('admin.titles')
    return metadataFor(await admit(), { title: title(t, await searchParams), robots: { index: false } })
  }

  async function Page({ searchParams }: PageProps) {
    const visitor = await admit()
    if ('refusal' in visitor) return visitor.refusal
    const { admitted: user } = visitor
    // Read before the rest, so that a change made meanwhile triggers a refresh.
    const version = await live?.version(store())
    const [shown] = await Promise.all([
      show(store(), await searchParams, user),
      user.admin ? waitingNow() : null,
    ])
    return (
      <Desk part={part} user={user} page={path} path={path}>
        {live && version !== undefined && <RefreshOnChange event={live.event} version={version} />}
        {shown}
      </Desk>
    )
  }
  return { generateMetadata, Page }
}

interface DeskProps {
  part: DeskPart
  user: SignedInUser
  page: ComponentProps<typeof PageTexts>['page']
  path: string
  about?: { id?: string; name: string; list: string; back: string }
  children: ReactNode
}

export async function Desk({ part, user, page, path, about, children }: DeskProps) {
  const t = await getTranslations('admin')
  const [waiting, hasPayouts] = await Promise.all([
    user.admin ? waitingNow() : null,
    mayShowProviderPayouts(store()),
  ])
  return (
    <PageTexts page={page}>
      <DeskFrame viewer={user} current={part} waiting={waiting} hasPayouts={hasPayouts}>
        <SessionWatch uid={user.uid} path={path} />
        <ProofDialog />
        <div className="grid gap-1">
          {about && (
            <ShopLink href={about.list} className="row-link justify-self-start text-sm text-accent">
              {about.back}
            </ShopLink>
          )}
          <h1 id={about?.id} tabIndex={about?.id === undefined ? undefined : -1} className="wrap-anywhere">
            {about?.name ?? t(`tabs.${part}`)}
          </h1>
        </div>
        {children}
      </DeskFrame>
    </PageTexts>
  )
}
