import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import { adminHome, moneyPage } from './admin-query'

interface AdminHeadProps {
  current: typeof adminHome | typeof moneyPage
  /** How much of the shop's money waits for somebody to look at it; null: more than can be shown. */
  waiting: number | null
}

/** Title and parts of the owner's desk. */
export async function AdminHead({ current, waiting }: AdminHeadProps) {
  const t = await getTranslations('admin')
  const count = waiting === 0 ? undefined : (waiting ?? t('many'))
  const tab = (href: AdminHeadProps['current'], text: string) => ({ href, text, isCurrent: href === current })
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">{t('title')}</h1>
      <LinkTabs
        label={t('parts')}
        tabs={[tab(adminHome, t('home')), { ...tab(moneyPage, t('payments')), count }]}
      />
    </div>
  )
}
