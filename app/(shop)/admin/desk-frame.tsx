import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { SessionWatch } from '@/components/account/session-change'
import { AdminHead } from '@/components/admin/admin-head'
import { deskParts, type DeskPart } from '@/components/admin/desk-parts'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import type { SignedInUser } from '@/lib/account/session/session'
import { countWaiting } from '@/lib/admin/count-waiting'
import { store } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import { admitVisitor, metadataFor } from '../admit-visitor'

type Query = Record<string, string | string[] | undefined>
type Titles = Awaited<ReturnType<typeof getTranslations<'admin.titles'>>>

interface PageProps {
  searchParams: Promise<Query>
}

interface DeskPage {
  part: DeskPart
  /** `requireAdmin` or `requireSupport`. */
  check: (store: Store, sessionCookie: string | undefined) => Promise<SignedInUser>
  title: (t: Titles, query: Query) => string
  /** The live event of a change, and the version that the page shows. */
  live?: {
    event: ComponentProps<typeof RefreshOnChange>['event']
    version: (store: Store) => Promise<string>
  }
  /** The content below the tabs. */
  show: (store: Store, query: Query, user: SignedInUser) => Promise<ReactNode>
}

/** A part of the desk with the frame that all of them share: who may see it, its title, its tabs, and being shown anew. */
export function deskPage({ part, check, title, live, show }: DeskPage) {
  const { path } = deskParts[part]
  const admit = () => admitVisitor(path, check)

  async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
    const t = await getTranslations('admin.titles')
    return metadataFor(await admit(), { title: title(t, await searchParams), robots: { index: false } })
  }

  async function Page({ searchParams }: PageProps) {
    const visitor = await admit()
    if ('refusal' in visitor) return visitor.refusal
    const { admitted: user } = visitor
    // Read before the rest, so that a change meanwhile is shown a moment later.
    const version = await live?.version(store())
    const [shown, waiting] = await Promise.all([
      show(store(), await searchParams, user),
      user.admin ? countWaiting(store()) : null,
    ])
    return (
      <div className="page-width grid gap-12 py-10 sm:py-14">
        <SessionWatch uid={user.uid} path={path} />
        {live && version !== undefined && <RefreshOnChange event={live.event} version={version} />}
        <AdminHead current={part} waiting={waiting} />
        {shown}
      </div>
    )
  }
  return { generateMetadata, Page }
}
