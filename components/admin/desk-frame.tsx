import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readsOrders, type DeskRoles } from '@/lib/account/desk-roles'
import type { Waiting } from '@/lib/admin/count-waiting'
import { isTrialShop } from '@/lib/legal/current-owner'
import { DeskMenu } from './desk-menu'
import { deskParts, partsFor, type DeskPart } from './desk-parts'
import { DeskShell } from './desk-shell'
import { DeskSearch } from './search/desk-search'
import { SlashSwitch } from './search/slash-key'

interface DeskFrameProps {
  viewer: DeskRoles
  current: DeskPart
  waiting: Waiting | null
  hasPayouts: boolean
  children: ReactNode
}

export function DeskFrame({ children, ...parts }: DeskFrameProps) {
  const tools = (
    <>
      <Parts {...parts} />
      {readsOrders(parts.viewer) && <DeskSearch isAdmin={parts.viewer.admin} />}
    </>
  )
  return (
    <DeskShell isAdmitted tools={tools} foot={<SlashSwitch />}>
      {isTrialShop() && <TrialNotice />}
      {children}
    </DeskShell>
  )
}

async function TrialNotice() {
  const t = await getTranslations('admin.frame')
  return <p className="border-l-4 border-text pl-3 print:hidden">{t('trial')}</p>
}

async function Parts({ viewer, current, waiting, hasPayouts }: Omit<DeskFrameProps, 'children'>) {
  const t = await getTranslations('admin')
  const countOf = (part: keyof Waiting | undefined) =>
    !waiting || part === undefined || waiting[part] === 0 ? undefined : (waiting[part] ?? t('many'))
  const groups = partsFor(viewer, hasPayouts).map(({ group, parts }) => ({
    title: group && t(`frame.groups.${group}`),
    links: parts.map((part) => ({
      href: deskParts[part].path,
      text: t(`tabs.${part}`),
      count: countOf(deskParts[part].waiting),
      isCurrent: part === current,
    })),
  }))
  return <DeskMenu groups={groups} />
}
