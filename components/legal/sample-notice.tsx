import { useTranslations } from 'next-intl'
import { sampleFields } from '@/lib/legal/sample-fields'
import type { Owner } from '@/lib/legal/schema'

/** Says that the owner's data are invented, as long as any of them is. */
export function SampleNotice({ owner }: { owner: Owner }) {
  const t = useTranslations('legal')
  if (sampleFields(owner).length === 0) return null
  return (
    <div role="note" className="my-6 rounded-card border border-accent bg-surface px-5 py-2">
      <p>
        <strong>{t('sampleTitle')}</strong> {t('sampleText')}
      </p>
    </div>
  )
}
