import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Waiting } from '@/lib/admin/count-waiting'
import { deskParts, type DeskPart } from './desk-parts'

interface AdminHeadProps {
  current: DeskPart
  /** Null for support, who see only the parts they need. */
  waiting: Waiting | null
}

/**
 * The desk's title and its parts, which wrap on a phone, so that all of them and what waits in each are visible
 * at once.
 */
export async function AdminHead({ current, waiting }: AdminHeadProps) {
  const t = await getTranslations('admin')
  const countOf = (part: keyof Waiting | undefined) =>
    !waiting || part === undefined || waiting[part] === 0 ? undefined : (waiting[part] ?? t('many'))
  const tabs = partsFor({ isAdmin: waiting !== null }).map((part) => ({
    href: deskParts[part].path,
    text: t(`tabs.${part}`),
    isCurrent: part === current,
    count: countOf(deskParts[part].waiting),
  }))
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">{t('title')}</h1>
      <LinkTabs label={t('parts')} tabs={tabs} />
    </div>
  )
}

function partsFor({ isAdmin }: { isAdmin: boolean }): DeskPart[] {
  return (Object.keys(deskParts) as DeskPart[]).filter((part) => isAdmin || deskParts[part].isForSupport)
}
